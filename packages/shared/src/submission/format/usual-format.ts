import type { DocumentFormat } from '../../contract/document-format.ts';

/** The format of a file if the funder does not state one. */
export const usualFormat = {
  font: 'Arial',
  fontSize: 11,
  margin: 1,
  lineSpacing: 1.15,
  paper: 'letter',
  pageNumbers: true,
} as const satisfies DocumentFormat;
