import { noteTexts, type Notes } from '../notes.ts';
import type { PageContent } from './page-model.ts';
import type { OpenPdf } from './open-pdf.ts';
import { pageContent } from './content/page-content.ts';

export type Context = { notes: Notes; notice?: ((error: unknown) => void) | undefined };

/** Extracts the first pages of a PDF. A page that fails is read as plain text, or noted if that fails as well. */
export async function readPages(
  pdf: OpenPdf,
  { count, notes, notice }: Context & { count: number },
): Promise<PageContent[]> {
  const pages: PageContent[] = [];
  const layers = await pdf.document.getOptionalContentConfig();
  for (let number = 1; number <= count; number += 1) {
    try {
      const page = await pdf.document.getPage(number);
      pages.push(await pageContent(page, layers));
      page.cleanup();
    } catch (error) {
      notice?.(error);
      pages.push(await plainPage(pdf, number, notes));
    }
  }
  return pages;
}

/** A page as plain text lines, by pdf-parse. */
async function plainPage(pdf: OpenPdf, number: number, notes: Notes): Promise<PageContent> {
  const text = await pdf.plainText(number).catch(() => '');
  if (!text.trim()) notes.add(noteTexts.pageUnread(number));
  const spans = text
    .split('\n')
    .filter((line) => line.trim())
    .map((line, index) => ({
      text: line,
      x: 72,
      y: 100 + index * 14,
      width: line.length * 5,
      size: 11,
      bold: false,
      italic: false,
    }));
  return { number, width: 612, height: 10_000, spans, rules: [], hidden: 0 };
}
