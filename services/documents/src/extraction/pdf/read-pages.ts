import type { PDFDocumentProxy } from 'pdfjs-dist';
import { noteMessages, type Notes } from '../notes.ts';
import { limits } from './limits.ts';
import { readPageContent } from './read-page-content.ts';
import { createTextPage, type PageContent } from './page-model.ts';

type Context = { notes: Notes; onError?: ((error: unknown) => void) | undefined };

/**
 * Extracts the first pages of a PDF. If a page's operators cannot be interpreted, adds a note and leaves the page
 * empty, because the plain text from pdf.js would include hidden text.
 */
export async function readPages(
  document: PDFDocumentProxy,
  { notes, onError }: Context,
): Promise<PageContent[]> {
  const pages: PageContent[] = [];
  const layers = await document.getOptionalContentConfig();
  const count = Math.min(document.numPages, limits.pages);
  for (let number = 1; number <= count; number += 1) {
    try {
      const page = await document.getPage(number);
      pages.push(await readPageContent(page, layers));
      page.cleanup();
    } catch (error) {
      onError?.(error);
      notes.add(noteMessages.pageUnread(number));
      pages.push(createTextPage({ number, width: 0, height: 0, spans: [] }));
    }
  }
  return pages;
}
