import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { readDocument, type ReadableType } from '@grantwright/documents';

const typeOf = (file: string): ReadableType => {
  const extension = extname(file).slice(1).toLowerCase();
  return extension === 'pdf' || extension === 'docx' || extension === 'doc' ? extension : 'html';
};

/** Extracts a file as the product does; files other than PDF and Word are web pages. */
export const extractFile = async (folder: string, file: string) =>
  readDocument(new Uint8Array(await readFile(join(folder, file))), typeOf(file));
