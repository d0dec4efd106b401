import type { PDFDocumentProxy } from 'pdfjs-dist';
import { noteTexts, type Notes } from '../notes.ts';
import type { PageContent } from '../pdf/page-model.ts';
import { isMalformedPdf } from '../pdf/open-pdf.ts';
import { kinds, reasons, UnreadableError } from '../unreadable.ts';
import { OwnFault } from '../worker/fault.ts';
import { isLegible, pageContents } from './page-contents.ts';
import { pagePictures, resolution, type Picture } from './page-pictures.ts';
import type { RecognizedPage } from './recognized.ts';
import { pictureReader } from './read-picture.ts';
import { createRecognizer } from './recognizer.ts';

/** How long pages may be recognized; the page that is begun is finished. */
export type Recognition = {
  withinMs: number;
  /** Told after each page: how many are done, of how many. */
  onPage?: (pages: RecognizedPages) => void;
};
export type RecognizedPages = { done: number; total: number };

/** A page takes seconds; calls that go on for longer are read as far as this. */
const mostPages = 30;

type Surroundings = { notes: Notes; notice?: ((error: unknown) => void) | undefined };

/**
 * The text of a scan, recognized from the pictures of its pages as far as the time goes. Throws
 * `UnreadableError` when no words are found in them.
 */
export async function readScan(
  document: PDFDocumentProxy,
  recognition: Recognition,
  { notes, notice }: Surroundings,
): Promise<PageContent[]> {
  const numbers = Array.from({ length: document.numPages }, (_, at) => at + 1);
  const { contents, unclear, unread } = await recognizePages(
    document,
    numbers,
    recognition,
    notice,
  );
  for (const number of unread) notes.add(noteTexts.pageUnread(number));
  for (const number of unclear) notes.add(noteTexts.pageUnclear(number));
  if (!isLegible(contents))
    throw new UnreadableError(unclear.length > 0 ? reasons.unclear : reasons.noText(kinds.pdf));
  notes.add(noteTexts.recognized);
  if (contents.length < document.numPages)
    notes.add(noteTexts.cutPages(contents.length, document.numPages));
  return contents;
}

/**
 * Replaces pages whose text is not what is drawn by what is recognized in their pictures; those of
 * which nothing can be recognized are left empty and named. Throws `UnreadableError` when nothing else is there.
 */
export async function readMisencoded(
  document: PDFDocumentProxy,
  pages: PageContent[],
  numbers: number[],
  { recognition, notes, notice }: Surroundings & { recognition: Recognition },
): Promise<PageContent[]> {
  const { contents } = await recognizePages(document, numbers, recognition, notice);
  const legible = new Map(
    contents.filter((content) => isLegible([content])).map((content) => [content.number, content]),
  );
  const failed = numbers.filter((number) => !legible.has(number));
  if (failed.length === pages.length) throw new UnreadableError(reasons.noCharacters(kinds.pdf));
  if (legible.size > 0) notes.add(noteTexts.recognizedPages([...legible.keys()]));
  if (failed.length > 0) notes.add(noteTexts.misencodedPages(failed));
  return pages
    .filter(({ number }) => !failed.includes(number))
    .map((page) => legible.get(page.number) ?? page);
}

/** What is recognized in the pictures of pages, in order, as far as the time goes; the first one in any case. */
async function recognizePages(
  document: PDFDocumentProxy,
  numbers: number[],
  { withinMs, onPage }: Recognition,
  notice: Surroundings['notice'],
): Promise<{ contents: PageContent[]; unclear: number[]; unread: number[] }> {
  const end = performance.now() + withinMs;
  const readPicture = pictureReader(await createRecognizer(resolution));
  const pictures = pagePictures(await document.getData());
  const pages: RecognizedPage[] = [];
  const unclear: number[] = [];
  const unread: number[] = [];
  const faults: unknown[] = [];
  const unpainted = (error: unknown) => {
    notice?.(error);
    faults.push(error);
  };
  const chosen = numbers.slice(0, mostPages);
  try {
    for (const number of chosen) {
      if (pages.length > 0 && performance.now() >= end) break;
      // one page that cannot be painted does not keep the others from being read
      const picture = await pictureOf(document, number, pictures.picture).catch(unpainted);
      const read = picture && (await readPicture(picture));
      if (!read) unread.push(number);
      if (read && !read.isReadable) unclear.push(number);
      pages.push({ number, width: 1, height: 1, lines: [], ...read });
      onPage?.({ done: pages.length, total: chosen.length });
    }
  } finally {
    await pictures.close();
  }
  // not one page, and not for what is on it
  if (faults.length === pages.length && !faults.some(isMalformedPdf))
    throw new OwnFault('no page was painted', { cause: faults[0] });
  return { contents: pageContents(pages), unclear, unread };
}

async function pictureOf(
  document: PDFDocumentProxy,
  number: number,
  paint: (page: number, points: number) => Promise<Picture | undefined>,
): Promise<Picture | undefined> {
  const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
  return await paint(number, Math.max(width, height));
}
