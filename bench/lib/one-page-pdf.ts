import { makePdf } from '@grantwright/documents/testing';

/** Builds a one-page PDF from lines of text. */
export const onePagePdf = (lines: string[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(makePdf([{ texts: lines.map((text, line) => ({ text, y: 72 + 16 * line })) }]));
