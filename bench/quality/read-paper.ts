import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { readDocument, type ReadableType } from '@grantwright/documents';

const typeOf = (file: string): ReadableType => {
  const extension = extname(file).slice(1).toLowerCase();
  return extension === 'pdf' || extension === 'docx' || extension === 'doc' ? extension : 'html';
};

/** A document of a folder as the product reads it; anything but PDF and Word files is a web page. */
export const readPaper = async (folder: string, file: string) =>
  readDocument(new Uint8Array(await readFile(join(folder, file))), typeOf(file));
