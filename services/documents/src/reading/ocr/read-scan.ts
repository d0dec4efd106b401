import type { PDFDocumentProxy } from 'pdfjs-dist';
import { noteTexts, type Notes } from '../notes.ts';
import type { PageContent } from '../pdf/layout.ts';
import { isOfBytes } from '../pdf/open-pdf.ts';
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

/**
 * The text of a scan, recognized from the pictures of its pages as far as the time goes. Throws
 * `UnreadableError` when no words are found in them.
 */
export async function readScan(
  document: PDFDocumentProxy,
  { withinMs, onPage }: Recognition,
  { notes, notice }: { notes: Notes; notice?: ((error: unknown) => void) | undefined },
): Promise<PageContent[]> {
  const end = performance.now() + withinMs;
  const readPicture = pictureReader(await createRecognizer(resolution));
  const pictures = pagePictures(await document.getData());
  const pages: RecognizedPage[] = [];
  let isUnclear = false;
  const faults: unknown[] = [];
  const unpainted = (error: unknown) => {
    notice?.(error);
    faults.push(error);
  };
  const count = Math.min(document.numPages, mostPages);
  const isTime = (number: number) => number === 1 || performance.now() < end;
  try {
    for (let number = 1; number <= count && isTime(number); number += 1) {
      // one page that cannot be painted does not keep the others from being read
      const picture = await pictureOf(document, number, pictures.picture).catch(unpainted);
      const read = picture && (await readPicture(picture));
      if (!read) notes.add(noteTexts.pageUnread(number));
      if (read && !read.isReadable) {
        isUnclear = true;
        notes.add(noteTexts.pageUnclear(number));
      }
      pages.push({ number, width: 1, height: 1, lines: [], ...read });
      onPage?.({ done: number, total: count });
    }
  } finally {
    await pictures.close();
  }
  // not one page, and not for what is on it
  if (faults.length === pages.length && !faults.some(isOfBytes))
    throw new OwnFault('no page was painted', { cause: faults[0] });
  const contents = pageContents(pages);
  if (!isLegible(contents))
    throw new UnreadableError(isUnclear ? reasons.unclear : reasons.noText(kinds.pdf));
  notes.add(noteTexts.recognized);
  if (pages.length < document.numPages)
    notes.add(noteTexts.cutPages(pages.length, document.numPages));
  return contents;
}

async function pictureOf(
  document: PDFDocumentProxy,
  number: number,
  paint: (page: number, points: number) => Promise<Picture | undefined>,
): Promise<Picture | undefined> {
  const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
  return await paint(number, Math.max(width, height));
}
