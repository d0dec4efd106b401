import { htmlToDocument } from '@grantwright/shared/richtext';
import { applicationToDocx } from './application-to-docx.ts';
import type { WordSource } from './word-source.ts';

/** Can take seconds for a long application. */
export async function makeWordFile({ content, ...rest }: WordSource): Promise<Uint8Array> {
  return applicationToDocx({ ...rest, document: htmlToDocument(content) });
}
