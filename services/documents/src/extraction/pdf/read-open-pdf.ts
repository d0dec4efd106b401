import type { ExtractedText } from '@grantwright/shared/contract';
import { createNotes, noteMessages, type Notes } from '../notes.ts';
import type { Recognition } from '../ocr/read-scan.ts';
import {
  kindNames,
  unreadableReasons,
  ScanFoundError,
  UnreadableError,
} from '../unreadable-messages.ts';
import { findMisencodedPages } from './encoding/find-misencoded-pages.ts';
import { layOut } from './layout/lay-out.ts';
import { limits } from './limits.ts';
import type { OpenPdf } from './open/open-pdf.ts';
import type { PageContent } from './page-model.ts';
import { readPages } from './read-pages.ts';
import { isXfaPlaceholder, readXfa } from './xfa/read-xfa.ts';

export type PdfOptions = {
  /** Enables OCR. Without it, a scan throws `ScanFoundError`. */
  recognition?: Recognition;
  onError?: (error: unknown) => void;
};

/** Extracts the text of an open PDF. Lists embedded files without reading them. */
export async function readOpenPdf(pdf: OpenPdf, options: PdfOptions = {}): Promise<ExtractedText> {
  const { document, title, bookmarks } = pdf;
  const notes = createNotes();
  const extracted = await readPages(document, { ...options, notes });
  if (isXfaPlaceholder(extracted, pdf.isXfa)) return readXfa(await document.getData(), title);
  const pages = await recognizeUnreadable(pdf, extracted, options, notes);
  const { blocks, publisherDetails } = layOut(pages, {
    pageCount: document.numPages,
    bookmarks,
    clean: notes.clean,
  });
  if (blocks.length === 0) throw new UnreadableError(explainEmpty(pages));
  addNotes(pages, notes);
  const names = [pdf.files.map(({ name }) => name), ...extracted.map(({ files }) => files)].flat();
  if (names.length > 0) notes.add(noteMessages.filesUnread(names));
  return {
    source: 'pdf',
    ...(title && { title }),
    pages: document.numPages,
    blocks,
    ...(publisherDetails.length > 0 && { publisherDetails }),
    notes: notes.list(),
  };
}

/** Replaces the pages of a scan, and pages with wrong character tables, with OCR text. */
async function recognizeUnreadable(
  { document, hasImages }: OpenPdf,
  pages: PageContent[],
  { recognition, onError }: PdfOptions,
  notes: Notes,
): Promise<PageContent[]> {
  const isScan = hasImages && pages.every(({ spans }) => spans.length === 0);
  const misencoded = isScan ? [] : findMisencodedPages(pages);
  if (!isScan && document.numPages > limits.pages)
    notes.add(noteMessages.truncatedPages(limits.pages, document.numPages));
  if (!isScan && misencoded.length === 0) return pages;
  if (!recognition)
    throw new ScanFoundError(
      isScan
        ? unreadableReasons.noText(kindNames.pdf)
        : unreadableReasons.noCharacters(kindNames.pdf),
    );
  // load the engine on demand, because it is large and scans are rare
  const { readMisencodedPages, readScan } = await import('../ocr/read-scan.ts');
  const context = { recognition, notes, onError };
  return isScan
    ? await readScan(document, context)
    : await readMisencodedPages(document, pages, misencoded, context);
}

const explainEmpty = (pages: PageContent[]): string =>
  pages.some(({ struck }) => struck.length > 0)
    ? unreadableReasons.allStruck(kindNames.pdf)
    : unreadableReasons.noText(kindNames.pdf);

function addNotes(pages: PageContent[], notes: Notes): void {
  if (pages.some((page) => page.hidden > maxUnreportedHidden)) notes.add(noteMessages.hiddenText);
  const struck = pages.flatMap((page) => [page, ...page.rotated].flatMap((sheet) => sheet.struck));
  if (struck.length > 0) notes.add(noteMessages.struckOut(struck));
  for (const { number, diagonalTexts } of pages)
    if (diagonalTexts.length > 0) notes.add(noteMessages.diagonalText(number, diagonalTexts));
  const empty = pages.filter((page) => page.spans.length === 0).map(({ number }) => number);
  if (empty.length > 0) notes.add(noteMessages.pagesWithoutText(empty));
}

/** Hidden characters per page that are ignored as stray marks; more than this adds a note. */
const maxUnreportedHidden = 2;
