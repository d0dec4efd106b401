"""Fine-tunes the upper layers of all-MiniLM-L6-v2 on the labeled units of the train split.

    python3 tune_encoder.py UNITS CACHE WEIGHTS_DIR OUT_DIR

UNITS is the file written by export-units.ts, CACHE is the folder where train.ts caches embeddings of the published
encoder, and WEIGHTS_DIR contains its model.safetensors. Writes OUT_DIR/model.safetensors, the input of
encoder_to_onnx.py. Requires numpy 2.4.6, safetensors 0.8.0, tokenizers 0.23.3 and torch 2.15.0. Takes ten minutes of
CPU time with bfloat16.

The heads are trained first, then together with the layers from FROZEN on. The loss is the sum of the losses for
roles, parts and fields and the distance from the published embedding of the same text, which preserves general
similarity. One in five repositories is held out for the printed scores. The dev split is not used.
"""

import hashlib
import json
import os
import random
import sys
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from safetensors.torch import load_file, save_file
from tokenizers import Tokenizer

UNITS, CACHE, WEIGHTS_DIR, OUT_DIR = sys.argv[1:5]
HEADS, WIDTH, LAYERS, FROZEN, MAX_TOKENS, MAX_CHARACTERS = 12, 384, 6, 3, 96, 1000
DROPOUT, RATE, HEAD_RATE, LAYER_DECAY, NEAR = 0.1, 1e-4, 3e-4, 0.9, 1.0
HEAD_EPOCHS, CHUNK, CHUNKS = 8, 12, 8
# Stop after one of the two scheduled epochs, because held-out scores improve little even in the first.
EPOCHS, SCHEDULED = 1, 2
TASKS = {"roles": (128, 0.5, 1.0, 1e-5), "parts": (64, 0.5, 0.5, 1e-4), "fields": (32, 0.2, 0.5, 1e-3)}
torch.manual_seed(1)
torch.set_num_threads(2)
order_of = random.Random(1)
here = Path(__file__).parent


class Layer(torch.nn.Module):
    """One layer of BERT. Its parts are named as in the published weights."""

    parts = {
        "attention.self.query": (WIDTH, WIDTH),
        "attention.self.key": (WIDTH, WIDTH),
        "attention.self.value": (WIDTH, WIDTH),
        "attention.output.dense": (WIDTH, WIDTH),
        "intermediate.dense": (WIDTH, 4 * WIDTH),
        "output.dense": (4 * WIDTH, WIDTH),
    }

    def __init__(self, name, weights):
        super().__init__()
        self.names = {}
        for part in [*self.parts, "attention.output.LayerNorm", "output.LayerNorm"]:
            sizes = self.parts.get(part)
            module = torch.nn.Linear(*sizes) if sizes else torch.nn.LayerNorm(WIDTH, eps=1e-12)
            module.load_state_dict({kind: weights[f"{name}.{part}.{kind}"] for kind in ("weight", "bias")})
            self.names[part] = part.replace(".", "_")
            self.add_module(self.names[part], module)

    def forward(self, x, mask):
        part = lambda name: getattr(self, self.names[name])
        heads = lambda y: y.view(*x.shape[:2], HEADS, WIDTH // HEADS).transpose(1, 2)
        query, key, value = (heads(part(f"attention.self.{name}")(x)) for name in ("query", "key", "value"))
        attended = F.scaled_dot_product_attention(query, key, value, attn_mask=mask[:, None, None, :])
        output = part("attention.output.dense")(attended.transpose(1, 2).reshape(x.shape))
        x = part("attention.output.LayerNorm")(x + F.dropout(output, DROPOUT, self.training))
        output = part("output.dense")(F.gelu(part("intermediate.dense")(x)))
        return part("output.LayerNorm")(x + F.dropout(output, DROPOUT, self.training))


class Head(torch.nn.Module):
    """A network with one hidden layer, like those trained by train.ts."""

    def __init__(self, inputs, hidden, classes, dropout):
        super().__init__()
        self.first, self.second = torch.nn.Linear(inputs, hidden), torch.nn.Linear(hidden, classes)
        self.dropout = dropout

    def forward(self, x):
        return self.second(F.dropout(F.relu(self.first(x)), self.dropout, self.training))


def is_held_out(repository):
    return int(hashlib.sha256(f"held{repository}".encode()).hexdigest(), 16) % 5 == 0


weights = {name.removeprefix("bert."): x.float() for name, x in load_file(f"{WEIGHTS_DIR}/model.safetensors").items()}
layers = torch.nn.ModuleList(Layer(f"encoder.layer.{at}", weights) for at in range(LAYERS))
documents = [json.loads(line) for line in open(UNITS, encoding="utf-8")]
documents = [document for document in documents if document["split"] == "train"]

texts = {}
for document in documents:
    for unit in document["units"]:
        unit["at"] = texts.setdefault(unit["text"], len(texts))
        unit["above"] = texts.setdefault(unit["path"], len(texts)) if unit["path"] else None
NONE = len(texts)
tokenizer = Tokenizer.from_file(str(here / "../model/tokenizer.json"))
tokenizer.no_padding()
tokenizer.enable_truncation(MAX_TOKENS)
tokens = [each.ids for each in tokenizer.encode_batch([text[:MAX_CHARACTERS] for text in texts])]
names = json.load(open(f"{CACHE}/embedded.json", encoding="utf-8"))
vectors = torch.from_numpy(np.fromfile(f"{CACHE}/embedded.bin", np.float32).reshape(len(names), WIDTH))
rows = {text: row for row, text in enumerate(names)}
published = torch.zeros(NONE + 1, WIDTH)
for text, at in texts.items():
    published[at] = vectors[rows[text]]


class Examples:
    """Labeled units for one task: the numbers of text, path and neighbors, other features, and the class."""

    def __init__(self):
        self.places, self.shapes, self.labels = [], [], []

    def add(self, units, at, label):
        place = lambda i: units[i]["at"] if 0 <= i < len(units) else NONE
        above = units[at]["above"]
        self.places.append((place(at), NONE if above is None else above, place(at - 1), place(at + 1)))
        self.shapes.append(units[at]["shape"])
        self.labels.append(label)
        return len(self.labels) - 1

    def close(self, classes):
        self.places, self.shapes = torch.tensor(self.places), torch.tensor(self.shapes).float()
        self.labels = torch.tensor([classes.index(label) for label in self.labels])
        return self

    def features(self, embeddings, rows, number=None):
        places = self.places[rows] if number is None else number[self.places[rows]]
        own, above, before, after = (embeddings[places[:, at]] for at in range(4))
        return torch.cat([4 * own, 4 * above, 2 * (before + after), self.shapes[rows]], 1)


def classes_of(name):
    return json.load(open(here / f"../model/{name}.json", encoding="utf-8"))["classes"]


def labels_of(unit):
    if unit.get("role"):
        yield "roles", unit["role"]
    if unit.get("part") is not None:
        yield "parts", "part" if unit["part"] else "none"
    for field in unit.get("fields") or []:
        yield "fields", field


def examples_of(held_out):
    """Returns the examples for each task and the chunks of neighboring units that make up batches."""
    examples, chunks = {task: Examples() for task in TASKS}, []
    for document in documents:
        units = document["units"]
        if is_held_out(document["repository"]) != held_out:
            continue
        for start in range(0, len(units), CHUNK):
            inside = range(start, min(start + CHUNK, len(units)))
            labels = [(task, at, label) for at in inside for task, label in labels_of(units[at])]
            if labels:
                is_plain = all(task == "fields" and label == "none" for task, _, label in labels)
                chunks.append((is_plain, [(task, examples[task].add(units, at, label)) for task, at, label in labels]))
    return {task: each.close(classes_of(task)) for task, each in examples.items()}, chunks


lower = {}


def lower_layers(ids, mask):
    x = weights["embeddings.word_embeddings.weight"][ids]
    x = x + weights["embeddings.position_embeddings.weight"][: ids.shape[1]]
    x = x + weights["embeddings.token_type_embeddings.weight"][0]
    scale, bias = (weights[f"embeddings.LayerNorm.{part}"] for part in ("weight", "bias"))
    x = F.layer_norm(x, [WIDTH], scale, bias, 1e-12)
    for layer in layers[:FROZEN]:
        x = layer(x, mask)
    return x.bfloat16()


def embed(wanted, size):
    """Embeds texts, given by number, in groups of similar length. Returns their order and their embeddings."""
    order, found = sorted(wanted, key=lambda text: len(tokens[text])), []
    for start in range(0, len(order), size):
        group = order[start : start + size]
        lengths = torch.tensor([len(tokens[text]) for text in group])
        mask = torch.arange(int(lengths.max()))[None] < lengths[:, None]
        ids = torch.zeros(mask.shape, dtype=torch.long)
        for row, text in enumerate(group):
            ids[row, : len(tokens[text])] = torch.tensor(tokens[text])
        new = [row for row, text in enumerate(group) if text not in lower]
        with torch.autocast("cpu", torch.bfloat16):
            if new:
                with torch.no_grad():
                    for row, x in zip(new, lower_layers(ids[new], mask[new])):
                        lower[group[row]] = x[: lengths[row]].clone()
            x = torch.nn.utils.rnn.pad_sequence([lower[text] for text in group], batch_first=True)
            for layer in layers[FROZEN:]:
                x = layer(x, mask)
        mean = (x.float() * mask[:, :, None]).sum(1) / mask.sum(1, keepdim=True)
        found.append(F.normalize(mean, dim=-1))
    return order, torch.cat(found)


def train_heads(train):
    """Trains the networks on published embeddings, so that fine-tuning starts from meaningful predictions."""
    for task, (_, _, _, decay) in TASKS.items():
        examples, head = train[task], heads[task]
        optimizer = torch.optim.Adam(head.parameters(), lr=1e-3, weight_decay=decay)
        for _ in range(HEAD_EPOCHS):
            for batch in torch.randperm(len(examples.labels)).split(128):
                optimizer.zero_grad()
                F.cross_entropy(head(examples.features(published, batch)), examples.labels[batch]).backward()
                optimizer.step()


def loss_of(batch, train):
    rows_of = lambda task: [row for chunk in batch for name, row in chunk if name == task]
    own = {task: torch.tensor(rows_of(task), dtype=torch.long) for task in TASKS}
    wanted = {text for task in TASKS for text in train[task].places[own[task]].flatten().tolist() if text != NONE}
    order, embeddings = embed(wanted, 32)
    loss = NEAR * (1 - (embeddings * published[torch.tensor(order)]).sum(1)).mean()
    number = torch.full((NONE + 1,), len(order))
    number[torch.tensor(order)] = torch.arange(len(order))
    embeddings = torch.cat([embeddings, torch.zeros(1, WIDTH)])
    for task, (_, _, weight, _) in TASKS.items():
        if len(own[task]) > 0:
            scores = heads[task](train[task].features(embeddings, own[task], number))
            right = train[task].labels[own[task]]
            loss = loss + weight * F.cross_entropy(scores, right, reduction="sum") / (CHUNK * CHUNKS)
    return loss


def batches(chunks):
    used = [rows for is_plain, rows in chunks if not is_plain or order_of.random() < 0.05]
    order_of.shuffle(used)
    return [used[start : start + CHUNKS] for start in range(0, len(used), CHUNKS)]


@torch.no_grad()
def report(title, held, embeddings):
    heads.eval()
    for task, examples in held.items():
        rows = torch.arange(len(examples.labels))
        right = heads[task](examples.features(embeddings, rows)).argmax(1) == examples.labels
        print(f"{title}, {task}: {100 * right.float().mean():.1f} % of {len(rows)} held-out units right", flush=True)


(train, chunks), (held, _) = examples_of(False), examples_of(True)
heads = torch.nn.ModuleDict(
    {
        task: Head(train[task].shapes.shape[1] + 3 * WIDTH, hidden, len(classes_of(task)), dropout)
        for task, (hidden, dropout, _, _) in TASKS.items()
    }
)
train_heads(train)
report("published", held, published)
groups = [{"params": list(heads.parameters()), "rate": HEAD_RATE}]
for at, layer in enumerate(layers):
    layer.requires_grad_(at >= FROZEN)
    layer.train(at >= FROZEN)
    if at >= FROZEN:
        groups.append({"params": list(layer.parameters()), "rate": RATE * LAYER_DECAY ** (LAYERS - 1 - at)})
optimizer = torch.optim.AdamW([{**group, "lr": 0.0} for group in groups], weight_decay=0.01)
steps, step = SCHEDULED * len(batches(chunks)), 0
for epoch in range(EPOCHS):
    layers[FROZEN:].train()
    heads.train()
    for batch in batches(chunks):
        for group in optimizer.param_groups:
            group["lr"] = group["rate"] * min(step / (0.1 * steps), max(0.0, 1 - step / steps))
        optimizer.zero_grad()
        loss_of(batch, train).backward()
        torch.nn.utils.clip_grad_norm_(layers.parameters(), 1.0)
        optimizer.step()
        step += 1
    layers.eval()
    with torch.no_grad():
        order, found = embed({text for each in held.values() for text in each.places.flatten().tolist()} - {NONE}, 64)
    tuned = torch.zeros(NONE + 1, WIDTH)
    tuned[torch.tensor(order)] = found
    report(f"epoch {epoch + 1}", held, tuned)

for at, layer in enumerate(layers):
    for part, name in layer.names.items():
        for kind, value in getattr(layer, name).state_dict().items():
            weights[f"encoder.layer.{at}.{part}.{kind}"] = value.contiguous()
os.makedirs(OUT_DIR, exist_ok=True)
save_file(weights, f"{OUT_DIR}/model.safetensors")
