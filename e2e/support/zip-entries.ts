import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Returns the files in a ZIP archive by path. */
export async function zipEntries(file: Buffer): Promise<Map<string, Buffer>> {
  const archive = await fromBufferPromise(file);
  const entries = new Map<string, Buffer>();
  for await (const entry of archive.eachEntry())
    entries.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
  return entries;
}
