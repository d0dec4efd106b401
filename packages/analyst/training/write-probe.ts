// Records the probe used to verify the encoder's embeddings in each runtime. Run this after
// changing the encoder (encoder_to_onnx.py).
import { writeFile } from 'node:fs/promises';
import { openEncoder } from '@grantwright/analyst';

const text =
  'Applications must be received by 5:00 p.m. Eastern Time on May 7, 2027, and may not exceed ten pages.';

const found = (await (await openEncoder('wasm')).embed([text])).get(text) ?? [];
const embedding = Array.from(found, (value) => Number(value.toFixed(4)));
await writeFile(
  new URL('../model/probe.json', import.meta.url),
  `${JSON.stringify({ text, embedding })}\n`,
);
