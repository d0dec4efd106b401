import { readFile } from 'node:fs/promises';
import { Tokenizer } from '@huggingface/tokenizers';
import type { Encoder } from './embedding.ts';
import { findAccurateEncoder, type Probe } from './find-accurate-encoder.ts';
import { resolveModelFile } from './resolve-model-file.ts';
import { openRuntime, type Runtime } from './runtime.ts';

const maxTokens = 96;
/** A token averages four characters, so text beyond this would exceed `maxTokens` anyway. */
const maxCharacters = 1_000;

/**
 * Loads the encoder in the native runtime, or in WebAssembly if the native runtime fails to load or computes wrong
 * embeddings. Takes about 0.25 s and 100 MB.
 */
export async function loadEncoder(): Promise<Encoder> {
  const probe: Probe = JSON.parse(await readFile(resolveModelFile('probe.json'), 'utf8'));
  return findAccurateEncoder([() => openEncoder('native'), () => openEncoder('wasm')], probe);
}

/** Opens the encoder in one runtime without verifying its results. */
export async function openEncoder(runtime: Runtime): Promise<Encoder> {
  const [graph, vocabulary] = await Promise.all([
    readFile(resolveModelFile('encoder.onnx')),
    readFile(resolveModelFile('tokenizer.json'), 'utf8'),
  ]);
  const tokenizer = new Tokenizer(JSON.parse(vocabulary), { do_lower_case: true });
  const { int64, run } = await openRuntime(graph, runtime);

  const tokenize = (text: string): number[] => {
    const { ids } = tokenizer.encode(text.slice(0, maxCharacters));
    const separator = ids.at(-1) ?? 0;
    return ids.length <= maxTokens ? ids : [...ids.slice(0, maxTokens - 1), separator];
  };

  // Embed one text at a time, because the quantized graph scales the whole batch and other texts
  // would affect the embedding.
  const embedOne = async (text: string): Promise<Float32Array> => {
    const ids = tokenize(text);
    const shape = [1, ids.length];
    return run({
      ids: int64(BigInt64Array.from(ids, BigInt), shape),
      mask: int64(new BigInt64Array(ids.length).fill(1n), shape),
      pos: int64(
        BigInt64Array.from(ids, (_, index) => BigInt(index)),
        [ids.length],
      ),
    });
  };

  return {
    async embed(texts) {
      const embeddings = new Map<string, Float32Array>();
      for (const text of texts)
        if (!embeddings.has(text)) embeddings.set(text, await embedOne(text));
      return embeddings;
    },
  };
}
