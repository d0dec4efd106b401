import { text } from 'node:stream/consumers';
import { fromBuffer } from 'yauzl';

/** One part of a Word file, as its XML. */
export function wordPart(file: Buffer, name = 'word/document.xml'): Promise<string> {
  return new Promise((resolve, reject) => {
    fromBuffer(file, { lazyEntries: true }, (failure, zip) => {
      if (failure) return reject(failure);
      zip.on('error', reject);
      zip.on('end', () => reject(new Error(`no ${name}`)));
      zip.on('entry', (entry: { fileName: string }) => {
        if (entry.fileName !== name) return zip.readEntry();
        zip.openReadStream(entry as never, (error, stream) => {
          if (error) reject(error);
          else resolve(text(stream));
        });
      });
      zip.readEntry();
    });
  });
}

/** The words of a Word file's body, a paragraph a line. */
export const wordText = async (file: Buffer) =>
  (await wordPart(file))
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&');
