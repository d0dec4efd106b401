import { computeCosine } from './compute-cosine.ts';
import type { Encoder } from './embedding.ts';

/** A text and its recorded embedding. */
export type Probe = { text: string; embedding: readonly number[] };

/**
 * Minimum cosine between the recorded and the computed embedding. Processors round 8-bit products differently. The
 * lowest value measured with correct kernels is 0.983.
 */
const minCosine = 0.96;

/**
 * Returns the first encoder that opens and reproduces the recorded embedding of the probe, otherwise the last encoder.
 *
 * @param opens at least one function that opens an encoder, in order of preference
 * @throws the error of the last encoder if it fails to open
 */
export async function findAccurateEncoder(
  opens: readonly [...(() => Promise<Encoder>)[], () => Promise<Encoder>],
  probe: Probe,
): Promise<Encoder> {
  const preferred = opens.slice(0, -1);
  for (const open of preferred)
    try {
      const encoder = await open();
      if (await isAccurate(encoder, probe)) return encoder;
    } catch {
      // This encoder was not built for the current machine, so try the next one.
    }
  return opens.at(-1)!();
}

async function isAccurate(encoder: Encoder, { text, embedding }: Probe): Promise<boolean> {
  const found = (await encoder.embed([text])).get(text);
  return found !== undefined && computeCosine(found, Float32Array.from(embedding)) >= minCosine;
}
