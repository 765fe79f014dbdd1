"""Audits a folder of exports with Spark and groups the causes by app version.

    spark-submit audit_exports.py EXPORTS OUT [PARTITIONS]

EXPORTS holds one folder a version of the app (exports/1.4.0/home.xml). OUT receives two folders of JSON lines:
findings, and causes with the number of findings and screens in each version. The program `screenreadout` must be on the
PATH of every worker.
"""

import json
import os
import sys

from pyspark.sql import SparkSession
from pyspark.sql import functions as f

COMMAND = "screenreadout audit --stdin-format ndjson --format ndjson --no-config -"


def to_line(root):
    """A file as one line: the key is its path within EXPORTS, less the extension."""

    def convert(file):
        path, text = file
        key = path.split(root, 1)[-1].lstrip("/").rsplit(".", 1)[0]
        return json.dumps({"key": key, "export": text})

    return convert


def main(exports, out, partitions=8):
    spark = SparkSession.builder.appName("screenreadout").getOrCreate()
    root = exports.rstrip("/") + "/"
    files = spark.sparkContext.wholeTextFiles(root + "*", partitions)
    # One process a partition, which gets no PATH unless it is passed on; a line that cannot be read comes back as a record of the type "error".
    records = spark.read.json(files.map(to_line(root)).pipe(COMMAND, env=dict(os.environ), checkCode=True))
    records.cache()

    findings = records.where("type = 'finding'").withColumn("version", f.split("screen", "/")[0])
    findings.select("version", "screen", "id", "rule", "severity", "message").write.mode("overwrite").json(
        out + "/findings"
    )
    causes = findings.groupBy("version", "rule", f.col("element.identifier").alias("identifier")).agg(
        f.count("*").alias("findings"), f.countDistinct("screen").alias("screens")
    )
    causes.orderBy("version", f.desc("findings"), "rule", "identifier").write.mode("overwrite").json(out + "/causes")

    failed = records.where("type = 'error'").count() if "message" in records.columns else 0
    print(f"{findings.count()} findings, {failed} exports that could not be read")
    spark.stop()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], *(int(word) for word in sys.argv[3:4]))
