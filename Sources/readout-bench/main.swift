print("readout-bench")
