import type { Reading } from '@grantwright/shared/contract';
import { bounded } from './bounded.ts';
import type { Recognition } from './ocr/read-scan.ts';
import { reasons, UnreadableError } from './unreadable.ts';

export type ReadableType = Reading['source'];

/**
 * The text of a document with places, from its bytes. Throws `UnreadableError` with a sentence for
 * the person when there is none. The readers are loaded when first needed: each brings a large library.
 */
export async function readDocument(
  bytes: Uint8Array,
  type: ReadableType,
  { charset, recognition }: { charset?: string; recognition?: Recognition } = {},
): Promise<Reading> {
  if (bytes.length === 0) throw new UnreadableError(reasons.empty);
  return bounded(await read(bytes, type, charset, recognition));
}

async function read(
  bytes: Uint8Array,
  type: ReadableType,
  charset?: string,
  recognition?: Recognition,
): Promise<Reading> {
  switch (type) {
    case 'pdf':
      return (await import('./pdf/read-pdf.ts')).readPdf(bytes, recognition);
    case 'docx':
      return (await import('./docx/read-docx.ts')).readDocx(bytes);
    case 'doc':
      return (await import('./doc/read-doc.ts')).readDoc(bytes);
    case 'html':
      return (await import('./html/read-html.ts')).readHtml(bytes, charset);
  }
}
