# An image with the program alone: docker build -t screenreadout . && docker run --rm -v "$PWD:/work" screenreadout audit .
FROM swift:6.2-bookworm AS build
WORKDIR /source
COPY . .
RUN Scripts/setup && Scripts/package /package && mkdir /program \
  && tar -xzf /package/screenreadout-*.tar.gz -C /program --strip-components=1

FROM debian:bookworm-slim
COPY --from=build /program /opt/screenreadout
RUN apt-get update && apt-get install -y --no-install-recommends libstdc++6 && rm -rf /var/lib/apt/lists/* \
  && ln -s /opt/screenreadout/bin/screenreadout /usr/local/bin/screenreadout
USER nobody
WORKDIR /work
ENTRYPOINT ["screenreadout"]
