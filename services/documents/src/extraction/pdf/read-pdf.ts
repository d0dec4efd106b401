import type { ExtractedText } from '@grantwright/shared/contract';
import { unreadableReasons, UnreadableError } from '../unreadable-messages.ts';
import { withOpenPdf } from './open/open-pdf.ts';
import { readPortfolio } from './open/portfolio.ts';
import { readOpenPdf, type PdfOptions } from './read-open-pdf.ts';

/** Extracts the text of a PDF, or of the PDFs in a portfolio. */
export async function readPdf(bytes: Uint8Array, options: PdfOptions = {}): Promise<ExtractedText> {
  const end = performance.now() + (options.recognition?.withinMs ?? 0);
  return await withOpenPdf(bytes, async (pdf) => {
    if (!pdf.isPortfolio || pdf.files.length === 0) return await readOpenPdf(pdf, options);
    const cover = await readOpenPdf({ ...pdf, hasImages: false, files: [] }).catch(
      unlessUnreadable,
    );
    return await readPortfolio(cover, pdf.files, (inner) =>
      readInner(inner, withTimeLeft(options, end)),
    );
  });
}

/** Extracts an embedded PDF. Lists its own embedded files without reading them. */
const readInner = (bytes: Uint8Array, options: PdfOptions): Promise<ExtractedText> =>
  withOpenPdf(bytes, async (pdf) => {
    if (pdf.isPortfolio && pdf.files.length > 0)
      throw new UnreadableError(unreadableReasons.portfolio(pdf.files.map(({ name }) => name)));
    return await readOpenPdf(pdf, options);
  });

const withTimeLeft = (options: PdfOptions, end: number): PdfOptions => ({
  ...options,
  ...(options.recognition && {
    recognition: { ...options.recognition, withinMs: Math.max(0, end - performance.now()) },
  }),
});

function unlessUnreadable(error: unknown): undefined {
  if (!(error instanceof UnreadableError)) throw error;
}
