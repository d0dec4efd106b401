import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Returns the XML of one part of a Word file. */
export async function wordXml(file: Buffer, part: string): Promise<string> {
  const archive = await fromBufferPromise(file);
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName === part) return text(await archive.openReadStreamPromise(entry));
  }
  throw new Error(`The file has no ${part}`);
}
