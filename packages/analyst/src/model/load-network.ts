import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Network } from './network.ts';
import { type NetworkName, networkFeatures } from './network-features.ts';
import { resolveModelFile, modelFolder } from './resolve-model-file.ts';

const headSchema = z.object({
  classes: z.array(z.string()),
  inputs: z.int(),
  hidden: z.int(),
  threshold: z.number().optional(),
  features: z.array(z.string()),
});

/**
 * Reads `NAME.json` and `NAME.bin` from a folder.
 *
 * @throws if the network was trained on other features, or its weights do not match its sizes
 */
export async function loadNetwork(name: NetworkName, folder = modelFolder): Promise<Network> {
  const [head, bytes] = await Promise.all([
    readFile(resolveModelFile(`${name}.json`, folder), 'utf8'),
    readFile(resolveModelFile(`${name}.bin`, folder)),
  ]);
  const { threshold, features, ...shape } = headSchema.parse(JSON.parse(head));
  checkFeatures(name, features);
  const weights = new Float32Array(new Uint8Array(bytes).buffer);
  const { classes, inputs, hidden } = shape;
  if (weights.length !== hidden * (inputs + 1) + classes.length * (hidden + 1))
    throw new Error(`${name}.bin does not have the sizes in ${name}.json.`);
  return { ...shape, weights, ...(threshold !== undefined && { threshold }) };
}

function checkFeatures(name: NetworkName, trained: readonly string[]): void {
  const computed: readonly string[] = networkFeatures[name];
  const length = Math.max(trained.length, computed.length);
  const different = Array.from({ length }, (_, index) => index).find(
    (index) => trained[index] !== computed[index],
  );
  if (different === undefined) return;
  throw new Error(
    `The network "${name}" was trained on other features. Feature ${different + 1} is ` +
      `"${computed[different]}" in the code and "${trained[different]}" in ${name}.json. ` +
      'Train the network again.',
  );
}
