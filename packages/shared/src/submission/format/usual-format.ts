import type { DocumentFormat } from '../../contract/document-format.ts';

/** What a file has if the funder states nothing. */
export const usualFormat = {
  font: 'Arial',
  fontSize: 11,
  margin: 1,
  lineSpacing: 1.15,
  paper: 'letter',
  pageNumbers: true,
} as const satisfies DocumentFormat;
