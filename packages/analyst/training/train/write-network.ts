import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Network, type NetworkName, networkFeatures } from '@grantwright/analyst';

/** Writes `NAME.json`, with the names of the features, and `NAME.bin` to a folder. */
export async function writeNetwork(
  folder: string,
  name: NetworkName,
  { classes, inputs, hidden, threshold, weights }: Network,
): Promise<void> {
  const features = networkFeatures[name];
  const head = JSON.stringify({ classes, inputs, hidden, threshold, features }, null, 2);
  await writeFile(join(folder, `${name}.json`), `${head}\n`);
  await writeFile(join(folder, `${name}.bin`), new Uint8Array(weights.buffer));
}
