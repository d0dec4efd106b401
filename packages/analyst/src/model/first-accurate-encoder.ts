import { cosine } from './cosine.ts';
import type { Encoder } from './encoder.ts';

/** A text and its recorded embedding. */
export type Probe = { text: string; embedding: readonly number[] };

/**
 * Minimum cosine between the recorded and the computed embedding. Processors round 8-bit products
 * differently: 0.983 is the lowest measured on one with correct kernels.
 */
const minCosine = 0.96;

/**
 * The first encoder that opens and embeds the probe as recorded; otherwise the last one.
 *
 * @param opens at least one, the preferred one first
 * @throws the last one's error if it does not open
 */
export async function firstAccurateEncoder(
  opens: readonly [...(() => Promise<Encoder>)[], () => Promise<Encoder>],
  probe: Probe,
): Promise<Encoder> {
  const preferred = opens.slice(0, -1);
  for (const open of preferred)
    try {
      const encoder = await open();
      if (await isAccurate(encoder, probe)) return encoder;
    } catch {
      // Not built for this machine: try the next one.
    }
  return opens.at(-1)!();
}

async function isAccurate(encoder: Encoder, { text, embedding }: Probe): Promise<boolean> {
  const found = (await encoder.embed([text])).get(text);
  return found !== undefined && cosine(found, Float32Array.from(embedding)) >= minCosine;
}
