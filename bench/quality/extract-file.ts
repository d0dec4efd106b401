import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { extractDocument, type ReadableType } from '@grantwright/documents';

const getType = (file: string): ReadableType => {
  const extension = extname(file).slice(1).toLowerCase();
  return extension === 'pdf' || extension === 'docx' || extension === 'doc' ? extension : 'html';
};

/** Extracts a file the way the product does, treating anything other than PDF and Word files as a web page. */
export const extractFile = async (folder: string, file: string) =>
  extractDocument(new Uint8Array(await readFile(join(folder, file))), getType(file));
