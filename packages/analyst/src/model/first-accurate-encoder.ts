import { cosine } from './cosine.ts';
import type { Encoder } from './encoder.ts';

/** A text and its embedding as the runtime that trained the networks computed it. */
export type Probe = { text: string; embedding: readonly number[] };

/**
 * Lowest cosine between the probe's embedding and the one computed here. Processors round 8-bit products
 * differently: 0.983 was the lowest measured on one with sound kernels.
 */
const minCosine = 0.96;

/**
 * The first encoder that opens and embeds the probe as recorded; the last one if none does.
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
      // Not built for this machine: the next one is.
    }
  return opens.at(-1)!();
}

async function isAccurate(encoder: Encoder, { text, embedding }: Probe): Promise<boolean> {
  const found = (await encoder.embed([text])).get(text);
  return found !== undefined && cosine(found, Float32Array.from(embedding)) >= minCosine;
}
