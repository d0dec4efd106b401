import type { PdfText } from './make-pdf.ts';

export const lines = (
  texts: string[],
  { x = 72, y = 100, step = 14 }: { x?: number; y?: number; step?: number } = {},
): PdfText[] => texts.map((text, index) => ({ text, x, y: y + index * step }));

export const prose = [
  'The foundation invites applications from organizations that serve the residents',
  'of the county and that have done so for at least three years. Awards are made for',
  'one year and may be renewed once, depending on results and on available funds.',
];
