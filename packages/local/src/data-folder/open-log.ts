import { createWriteStream } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

const largest = 20 * 1024 ** 2;

/** Opens the log file of all services. A large file from an earlier run is rotated once. */
export async function openLog(dataFolder: string) {
  const file = join(dataFolder, 'grantwright.log');
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > largest) await rename(file, `${file}.1`);
  const stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
  // A log that cannot be written, for example on a full disk, must not stop the product.
  stream.on('error', () => undefined);
  return { file, stream };
}
