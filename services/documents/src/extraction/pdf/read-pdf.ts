import type { ExtractedText } from '@grantwright/shared/contract';
import { createNotes, noteTexts, type Notes } from '../notes.ts';
import { containsImages } from '../ocr/page-pictures.ts';
import type { Recognition } from '../ocr/read-scan.ts';
import { joinLabels } from '../text/join-labels.ts';
import { kinds, reasons, ScanFound, UnreadableError } from '../unreadable.ts';
import { attachedFiles, type AttachedFile } from './attached-files.ts';
import { blocksOfFlow } from './layout/blocks.ts';
import { tableOfContentsRows } from './layout/table-of-contents.ts';
import { createHyphens } from './layout/hyphenation.ts';
import type { Element, Line, PageContent } from './page-model.ts';
import { openPdf, type OpenPdf } from './open-pdf.ts';
import { pageElements } from './layout/page-elements.ts';
import { passagesOf } from './layout/paragraphs.ts';
import { readPortfolio } from './portfolio.ts';
import { readPages, type Context } from './read-pages.ts';
import { publisherDetailsOfPages, runningHeads, repeatedSideText } from './layout/running-heads.ts';
import { stylesOf } from './layout/styles.ts';
import { misencodedPages } from './text-encoding.ts';
import { isXfaPlaceholder, readXfa } from './xfa/read-xfa.ts';

/** Longer documents are not guidelines; only their first pages are extracted. */
const maxPages = 400;

type Options = {
  /** Enables OCR; without it a scan throws `ScanFound`. */
  recognition?: Recognition;
  notice?: (error: unknown) => void;
};

/** Extracts the text of a PDF, or of the PDFs in a portfolio. */
export async function readPdf(bytes: Uint8Array, options: Options = {}): Promise<ExtractedText> {
  const end = performance.now() + (options.recognition?.withinMs ?? 0);
  // pdf.js accepts only plain Uint8Arrays, and detaches them
  const hasImages = containsImages(bytes);
  const pdf = await openPdf(
    new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength),
  );
  try {
    const files = await attachedFiles(pdf.document);
    if (!pdf.isPortfolio || files.length === 0)
      return await readOpened(pdf, { ...options, hasImages, files });
    const cover = await readOpened(pdf, { hasImages: false, files: [] }).catch(unlessUnreadable);
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

/** Extracts an embedded PDF. Files embedded in it are only listed. */
async function readInner(bytes: Uint8Array, options: Options): Promise<ExtractedText> {
  const hasImages = containsImages(bytes);
  const pdf = await openPdf(bytes);
  try {
    const files = await attachedFiles(pdf.document);
    if (pdf.isPortfolio && files.length > 0)
      throw new UnreadableError(reasons.portfolio(files.map(({ name }) => name)));
    return await readOpened(pdf, { ...options, hasImages, files });
  } finally {
    await pdf.close();
  }
}

type Opened = Options & {
  hasImages: boolean;
  files: AttachedFile[];
};

async function readOpened(
  pdf: OpenPdf,
  { recognition, notice, hasImages, files }: Opened,
): Promise<ExtractedText> {
  const notes = createNotes();
  const { numPages } = pdf.document;
  const count = Math.min(numPages, maxPages);
  const extracted = await readPages(pdf, { count, notes, notice });
  if (isXfaPlaceholder(extracted, pdf.isXfa))
    return readXfa(await pdf.document.getData(), pdf.title);
  const isScan = hasImages && extracted.every((page) => page.spans.length === 0);
  const misencoded = isScan ? [] : misencodedPages(extracted);
  if (isScan && !recognition) throw new ScanFound(reasons.noText(kinds.pdf));
  if (misencoded.length > 0 && !recognition) throw new ScanFound(reasons.noCharacters(kinds.pdf));
  const pages =
    recognition && (isScan || misencoded.length > 0)
      ? await recognizePages(pdf, extracted, { misencoded, recognition, notes, notice })
      : extracted;
  if (!isScan && numPages > maxPages) notes.add(noteTexts.truncatedPages(maxPages, numPages));
  const isPageText = runningHeads(pages);
  const elements = elementsOf(pages, numPages, isPageText);
  const lines = elements.flatMap((element): Line[] =>
    element.type === 'line' ? [element.line] : [],
  );
  const styles = stylesOf(lines);
  const flow = passagesOf(elements, styles, createHyphens(lines.map((line) => line.text)));
  const blocks = joinLabels(blocksOfFlow(flow, styles, pdf.outline, notes));
  if (blocks.length === 0) throw new UnreadableError(emptyReason(pages));
  addNotes(pages, notes);
  const names = [
    ...files.map(({ name }) => name),
    ...extracted.flatMap((page) => page.files ?? []),
  ];
  if (names.length > 0) notes.add(noteTexts.filesUnread(names));
  const publisherDetails = publisherDetailsOfPages(pages, isPageText);
  return {
    source: 'pdf',
    ...(pdf.title && { title: pdf.title }),
    pages: numPages,
    blocks,
    ...(publisherDetails.length > 0 && { publisherDetails }),
    notes: notes.list(),
  };
}

const emptyReason = (pages: PageContent[]): string =>
  pages.some(({ struck }) => struck) ? reasons.allStruck(kinds.pdf) : reasons.noText(kinds.pdf);

/** Recognizes the pages by OCR. The engine is loaded on demand, since it is large and scans are rare. */
async function recognizePages(
  { document }: OpenPdf,
  extracted: PageContent[],
  { misencoded, recognition, ...to }: Context & { misencoded: number[]; recognition: Recognition },
): Promise<PageContent[]> {
  const { readMisencoded, readScan } = await import('../ocr/read-scan.ts');
  return misencoded.length > 0
    ? readMisencoded(document, extracted, misencoded, { recognition, ...to })
    : readScan(document, recognition, to);
}

/** Rotated text goes before or after the rest of its page, since its place in the reading order is unknown. */
function elementsOf(
  pages: PageContent[],
  count: number,
  isPageText: ReturnType<typeof runningHeads>,
): Element[] {
  const isSideText = repeatedSideText(pages);
  return pages.flatMap((page) => {
    const isText = isPageText(page);
    const contents = tableOfContentsRows(page, count);
    const elements = pageElements(page, (row) => isText(row) && !contents.has(row.y));
    const rotated = (page.rotatedPages ?? []).map((each, index) => ({
      isAbove: each.isAbove,
      elements: pageElements(each, isSideText).map((element) => onRotatedPage(element, index + 1)),
    }));
    const above = rotated.filter(({ isAbove }) => isAbove);
    const below = rotated.filter(({ isAbove }) => !isAbove);
    return [above, [{ elements }], below].flat().flatMap((part) => part.elements);
  });
}

const onRotatedPage = (element: Element, rotatedPage: number): Element =>
  element.type === 'line' ? { ...element, line: { ...element.line, rotatedPage } } : element;

function addNotes(pages: PageContent[], notes: Notes): void {
  if (pages.some((page) => page.hidden > 2)) notes.add(noteTexts.hiddenText);
  const struck = pages.flatMap((page) => [page, ...(page.rotatedPages ?? [])].flatMap(struckOn));
  if (struck.length > 0) notes.add(noteTexts.struckOut(struck));
  for (const { number, diagonalTexts } of pages)
    if (diagonalTexts) notes.add(noteTexts.diagonalText(number, diagonalTexts));
  const empty = pages.filter((page) => page.spans.length === 0).map(({ number }) => number);
  if (empty.length > 0) notes.add(noteTexts.pagesWithoutText(empty));
}

const struckOn = ({ struck = [] }: PageContent): string[] => struck;
