import { htmlToDocument } from '@grantwright/shared/richtext';
import type { WordSource } from '../word/word-source.ts';
import { applicationToPdf, type PdfResult } from './application-to-pdf.ts';

/** Can take seconds for a long application. */
export const makePdfFile = ({ content, ...rest }: WordSource): Promise<PdfResult> =>
  applicationToPdf({ ...rest, document: htmlToDocument(content) });
