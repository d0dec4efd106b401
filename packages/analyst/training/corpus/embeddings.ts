import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Encoder } from '@grantwright/analyst';

/** Creates an encoder that caches embeddings. `save` writes the cache to a folder. */
export async function createCachedEncoder(encoder: Encoder, cache: string) {
  const [names, file] = [join(cache, 'embedded.json'), join(cache, 'embedded.bin')];
  const texts: string[] = JSON.parse(await readFile(names, 'utf8').catch(() => '[]'));
  const bytes = await readFile(file).catch(() => new Uint8Array());
  const vectors = new Float32Array(new Uint8Array(bytes).buffer);
  const length = vectors.length / Math.max(1, texts.length);
  const cached = new Map<string, Float32Array>(
    texts.map((text, index) => [text, vectors.slice(index * length, (index + 1) * length)]),
  );
  return {
    async embed(texts: Iterable<string>) {
      const all = [...texts];
      const fresh = await encoder.embed(all.filter((text) => !cached.has(text)));
      for (const [text, vector] of fresh) cached.set(text, vector);
      return cached;
    },
    async save() {
      const kept = [...cached];
      await writeFile(names, JSON.stringify(kept.map(([text]) => text)));
      await writeFile(file, Buffer.concat(kept.map(([, vector]) => new Uint8Array(vector.buffer))));
    },
  };
}
