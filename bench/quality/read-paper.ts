import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { readDocument, type ReadableType } from '@grantwright/documents';

const typeOf = (file: string): ReadableType => {
  const extension = extname(file).slice(1).toLowerCase();
  return extension === 'pdf' || extension === 'docx' || extension === 'doc' ? extension : 'html';
};

/** A paper of a folder as the product reads it; whatever is no PDF or Word file is a page. */
export const readPaper = async (folder: string, file: string) =>
  readDocument(new Uint8Array(await readFile(join(folder, file))), typeOf(file));
