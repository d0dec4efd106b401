import { htmlToDocument } from '@grantwright/shared/richtext';
import { applicationToDocx } from './application-to-docx.ts';
import type { WordOrder } from './word-files.ts';

/** Makes a Word file in a thread of its own: a long application takes seconds. */
export default async function work({ content, ...heading }: WordOrder): Promise<Uint8Array> {
  return applicationToDocx({ ...heading, document: htmlToDocument(content) });
}
