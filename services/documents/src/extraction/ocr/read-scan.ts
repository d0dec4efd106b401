import type { PDFDocumentProxy } from 'pdfjs-dist';
import { noteMessages, type Notes } from '../notes.ts';
import type { PageContent } from '../pdf/page-model.ts';
import { isMalformedPdf } from '../pdf/open/open-pdf.ts';
import { kindNames, unreadableReasons, UnreadableError } from '../unreadable-messages.ts';
import { ServiceFault } from '../service-fault.ts';
import { isLegible, createPageContents } from './create-page-contents.ts';
import { createPagePictures, resolution, type Picture } from './create-page-pictures.ts';
import type { RecognizedPage } from './recognized-page.ts';
import { createPictureReader } from './read-picture.ts';
import { createRecognizer } from './recognizer.ts';

/** OCR settings. A page in progress when the time limit is reached is completed. */
export type Recognition = {
  withinMs: number;
  /** Called after each page. */
  onPage?: (pages: RecognizedPages) => void;
};
export type RecognizedPages = { done: number; total: number };

/** OCR takes seconds per page, so only the first pages of longer documents are recognized. */
const maxPages = 30;

type Context = {
  recognition: Recognition;
  notes: Notes;
  onError?: ((error: unknown) => void) | undefined;
};

/**
 * Recognizes the text of a scan within the time limit.
 * @throws UnreadableError if no words are found
 */
export async function readScan(
  document: PDFDocumentProxy,
  { recognition, notes, onError }: Context,
): Promise<PageContent[]> {
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const { contents, unclear, unread } = await recognizePages(
    document,
    numbers,
    recognition,
    onError,
  );
  for (const number of unread) notes.add(noteMessages.pageUnread(number));
  for (const number of unclear) notes.add(noteMessages.pageUnclear(number));
  if (!isLegible(contents))
    throw new UnreadableError(
      unclear.length > 0 ? unreadableReasons.unclear : unreadableReasons.noText(kindNames.pdf),
    );
  notes.add(noteMessages.recognized);
  if (contents.length < document.numPages)
    notes.add(noteMessages.truncatedPages(contents.length, document.numPages));
  return contents;
}

/**
 * Replaces pages that have wrong character tables with recognized text. Drops pages without recognized text and adds a
 * note.
 * @throws UnreadableError if no page is left
 */
export async function readMisencodedPages(
  document: PDFDocumentProxy,
  pages: PageContent[],
  numbers: number[],
  { recognition, notes, onError }: Context,
): Promise<PageContent[]> {
  const { contents } = await recognizePages(document, numbers, recognition, onError);
  const legible = new Map(
    contents.filter((content) => isLegible([content])).map((content) => [content.number, content]),
  );
  const failed = numbers.filter((number) => !legible.has(number));
  if (failed.length === pages.length)
    throw new UnreadableError(unreadableReasons.noCharacters(kindNames.pdf));
  if (legible.size > 0) notes.add(noteMessages.recognizedPages([...legible.keys()]));
  if (failed.length > 0) notes.add(noteMessages.misencodedPages(failed));
  return pages
    .filter(({ number }) => !failed.includes(number))
    .map((page) => legible.get(page.number) ?? page);
}

/** Recognizes at least the first page, then further pages in order until the time limit. */
async function recognizePages(
  document: PDFDocumentProxy,
  numbers: number[],
  { withinMs, onPage }: Recognition,
  onError: Context['onError'],
): Promise<{ contents: PageContent[]; unclear: number[]; unread: number[] }> {
  const end = performance.now() + withinMs;
  const readPicture = createPictureReader(await createRecognizer(resolution));
  const pictures = createPagePictures(await document.getData());
  const pages: RecognizedPage[] = [];
  const unclear: number[] = [];
  const unread: number[] = [];
  const faults: unknown[] = [];
  const onRenderError = (error: unknown) => {
    onError?.(error);
    faults.push(error);
  };
  const selectedNumbers = numbers.slice(0, maxPages);
  try {
    for (const number of selectedNumbers) {
      if (pages.length > 0 && performance.now() >= end) break;
      // if a page cannot be rendered, continue with the others
      const picture = await renderPicture(document, number, pictures.picture).catch(onRenderError);
      const read = picture && (await readPicture(picture));
      if (!read) unread.push(number);
      if (read && !read.isReadable) unclear.push(number);
      pages.push({ number, width: 1, height: 1, lines: [], ...read });
      onPage?.({ done: pages.length, total: selectedNumbers.length });
    }
  } finally {
    await pictures.close();
  }
  // if no page could be rendered, the content is not at fault
  if (faults.length === pages.length && !faults.some(isMalformedPdf))
    throw new ServiceFault('no page was rendered', { cause: faults[0] });
  return { contents: createPageContents(pages), unclear, unread };
}

async function renderPicture(
  document: PDFDocumentProxy,
  number: number,
  render: (page: number, points: number) => Promise<Picture | undefined>,
): Promise<Picture | undefined> {
  const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
  return await render(number, Math.max(width, height));
}
