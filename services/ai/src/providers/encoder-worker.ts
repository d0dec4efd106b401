import type { Encoder } from '@grantwright/analyst';
import { loadEncoder } from '@grantwright/analyst/encoder';

let loading: Promise<Encoder> | undefined;

/** Embeds texts in a thread that holds the encoder; see `createEncoderPool`. */
export default async function embed(texts: string[]): Promise<Float32Array[]> {
  loading ??= loadEncoder();
  const encoder = await loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const embeddings = await encoder.embed(texts);
  return texts.map((text) => embeddings.get(text) ?? new Float32Array());
}
