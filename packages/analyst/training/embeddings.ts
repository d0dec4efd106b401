import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Encoder } from '@grantwright/analyst';

/** An encoder that keeps what it has embedded in the cache folder; `save` writes it there. */
export async function cachedEncoder(encoder: Encoder, cache: string) {
  const [names, file] = [join(cache, 'embedded.json'), join(cache, 'embedded.bin')];
  const texts = JSON.parse(await readFile(names, 'utf8').catch(() => '[]')) as string[];
  const bytes = await readFile(file).catch(() => new Uint8Array());
  const vectors = new Float32Array(new Uint8Array(bytes).buffer);
  const length = vectors.length / Math.max(1, texts.length);
  const known = new Map<string, Float32Array>(
    texts.map((text, at) => [text, vectors.slice(at * length, (at + 1) * length)]),
  );
  return {
    async embed(wanted: Iterable<string>) {
      const all = [...wanted];
      const fresh = await encoder.embed(all.filter((text) => !known.has(text)));
      for (const [text, vector] of fresh) known.set(text, vector);
      return known;
    },
    async save() {
      const kept = [...known];
      await writeFile(names, JSON.stringify(kept.map(([text]) => text)));
      await writeFile(file, Buffer.concat(kept.map(([, vector]) => new Uint8Array(vector.buffer))));
    },
  };
}
