import { htmlToDocument } from '@grantwright/shared/richtext';
import { applicationToDocx } from './application-to-docx.ts';
import type { WordOrder } from './word-files.ts';

/** The Word file of an application whose text is HTML. A long one takes seconds. */
export async function makeWordFile({ content, ...heading }: WordOrder): Promise<Uint8Array> {
  return applicationToDocx({ ...heading, document: htmlToDocument(content) });
}
