import type { Reading } from '@grantwright/shared/contract';
import { createNotes, noteTexts, type Notes } from '../notes.ts';
import { holdsPictures } from '../ocr/page-pictures.ts';
import type { Recognition } from '../ocr/read-scan.ts';
import { joinLabels } from '../text/labels.ts';
import { kinds, reasons, ScanFound, UnreadableError } from '../unreadable.ts';
import { attachedFiles, type AttachedFile } from './attached-files.ts';
import { blocksOfFlow } from './blocks.ts';
import { contentsRows } from './contents.ts';
import { createHyphens } from './hyphenation.ts';
import type { Element, Line, PageContent } from './layout.ts';
import { openPdf, type OpenPdf } from './open-pdf.ts';
import { pageElements } from './page-elements.ts';
import { passagesOf } from './paragraphs.ts';
import { readPortfolio } from './portfolio.ts';
import { readPages, type Surroundings } from './read-pages.ts';
import { imprintOfPages, runningHeads, runningSides } from './running-heads.ts';
import { stylesOf } from './styles.ts';
import { misencodedPages } from './text-encoding.ts';
import { isXfaPlaceholder, readXfa } from './xfa/read-xfa.ts';

/** Longer ones are no guidelines; what they say first is read. */
const mostPages = 400;

type Options = {
  /** Given where a scan may take its time; elsewhere one is `ScanFound`. */
  recognition?: Recognition;
  notice?: (error: unknown) => void;
};

/** The text of a PDF; of a portfolio, that of the PDFs inside it. */
export async function readPdf(bytes: Uint8Array, options: Options = {}): Promise<Reading> {
  const end = performance.now() + (options.recognition?.withinMs ?? 0);
  // pdf.js takes plain bytes only, and detaches them.
  const pictured = holdsPictures(bytes);
  const pdf = await openPdf(
    new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength),
  );
  try {
    const files = await attachedFiles(pdf.document);
    if (!pdf.isPortfolio || files.length === 0)
      return await readOpened(pdf, { ...options, pictured, files });
    const cover = await readOpened(pdf, { pictured: false, files: [] }).catch(unlessUnreadable);
    return await readPortfolio(cover, files, async (inner) =>
      readInner(inner, { ...options, ...remaining(options, end) }),
    );
  } finally {
    await pdf.close();
  }
}

const remaining = ({ recognition }: Options, end: number): Options =>
  recognition
    ? { recognition: { ...recognition, withinMs: Math.max(0, end - performance.now()) } }
    : {};

function unlessUnreadable(error: unknown): undefined {
  if (!(error instanceof UnreadableError)) throw error;
}

/** A PDF inside another: what is inside it in turn is named, and not read. */
async function readInner(bytes: Uint8Array, options: Options): Promise<Reading> {
  const pictured = holdsPictures(bytes);
  const pdf = await openPdf(bytes);
  try {
    const files = await attachedFiles(pdf.document);
    if (pdf.isPortfolio && files.length > 0)
      throw new UnreadableError(reasons.portfolio(files.map(({ name }) => name)));
    return await readOpened(pdf, { ...options, pictured, files });
  } finally {
    await pdf.close();
  }
}

type Opened = Options & {
  /** It has pictures in it. */
  pictured: boolean;
  files: AttachedFile[];
};

async function readOpened(
  pdf: OpenPdf,
  { recognition, notice, pictured, files }: Opened,
): Promise<Reading> {
  const notes = createNotes();
  const { numPages } = pdf.document;
  const count = Math.min(numPages, mostPages);
  const written = await readPages(pdf, { count, notes, notice });
  if (isXfaPlaceholder(written, pdf.isXfa)) return readXfa(await pdf.document.getData(), pdf.title);
  const isScan = pictured && written.every((page) => page.spans.length === 0);
  const misencoded = isScan ? [] : misencodedPages(written);
  if (isScan && !recognition) throw new ScanFound(reasons.noText(kinds.pdf));
  if (misencoded.length > 0 && !recognition) throw new ScanFound(reasons.noCharacters(kinds.pdf));
  const pages =
    recognition && (isScan || misencoded.length > 0)
      ? await recognized(pdf, written, { misencoded, recognition, notes, notice })
      : written;
  if (!isScan && numPages > mostPages) notes.add(noteTexts.cutPages(mostPages, numPages));
  const isOwnText = runningHeads(pages);
  const elements = elementsOf(pages, numPages, isOwnText);
  const lines = elements.flatMap((element): Line[] =>
    element.type === 'line' ? [element.line] : [],
  );
  const styles = stylesOf(lines);
  const flow = passagesOf(elements, styles, createHyphens(lines.map((line) => line.text)));
  const blocks = joinLabels(blocksOfFlow(flow, styles, pdf.outline, notes));
  if (blocks.length === 0) throw new UnreadableError(emptyReason(pages));
  noteGaps(pages, notes);
  const names = [...files.map(({ name }) => name), ...written.flatMap((page) => page.files ?? [])];
  if (names.length > 0) notes.add(noteTexts.filesUnread(names));
  const imprint = imprintOfPages(pages, isOwnText);
  return {
    source: 'pdf',
    ...(pdf.title && { title: pdf.title }),
    pages: numPages,
    blocks,
    ...(imprint.length > 0 && { imprint }),
    notes: notes.list(),
  };
}

const emptyReason = (pages: PageContent[]): string =>
  pages.some(({ struck }) => struck) ? reasons.allStruck(kinds.pdf) : reasons.noText(kinds.pdf);

/** Loaded when first needed: the engine is large, and scans are few. */
async function recognized(
  { document }: OpenPdf,
  written: PageContent[],
  {
    misencoded,
    recognition,
    ...to
  }: Surroundings & { misencoded: number[]; recognition: Recognition },
): Promise<PageContent[]> {
  const { readMisencoded, readScan } = await import('../ocr/read-scan.ts');
  return misencoded.length > 0
    ? readMisencoded(document, written, misencoded, { recognition, ...to })
    : readScan(document, recognition, to);
}

/** Turned text comes before or after the rest of its page, never between: its exact place is not known. */
function elementsOf(
  pages: PageContent[],
  count: number,
  isOwnText: ReturnType<typeof runningHeads>,
): Element[] {
  const isOwnSide = runningSides(pages);
  return pages.flatMap((page) => {
    const own = isOwnText(page);
    const contents = contentsRows(page, count);
    const elements = pageElements(page, (row) => own(row) && !contents.has(row.y));
    const turned = (page.turned ?? []).map((each, at) => ({
      isAbove: each.isAbove,
      elements: pageElements(each, isOwnSide).map((element) => ofTurn(element, at + 1)),
    }));
    const above = turned.filter(({ isAbove }) => isAbove);
    const below = turned.filter(({ isAbove }) => !isAbove);
    return [above, [{ elements }], below].flat().flatMap((part) => part.elements);
  });
}

const ofTurn = (element: Element, turn: number): Element =>
  element.type === 'line' ? { ...element, line: { ...element.line, turn } } : element;

function noteGaps(pages: PageContent[], notes: Notes): void {
  if (pages.some((page) => page.hidden > 2)) notes.add(noteTexts.hiddenText);
  const struck = pages.flatMap((page) => [page, ...(page.turned ?? [])].flatMap(struckOn));
  if (struck.length > 0) notes.add(noteTexts.struckOut(struck));
  for (const { number, slanted } of pages)
    if (slanted) notes.add(noteTexts.slanted(number, slanted));
  const empty = pages.filter((page) => page.spans.length === 0).map(({ number }) => number);
  if (empty.length > 0) notes.add(noteTexts.pagesWithoutText(empty));
}

const struckOn = ({ struck = [] }: PageContent): string[] => struck;
