import type { Reading } from '@grantwright/shared/contract';
import { createNotes, noteTexts, type Notes } from '../notes.ts';
import { holdsPictures } from '../ocr/page-pictures.ts';
import type { Recognition } from '../ocr/read-scan.ts';
import { joinLabels } from '../text/labels.ts';
import { kinds, reasons, ScanFound, UnreadableError } from '../unreadable.ts';
import { blocksOfFlow } from './blocks.ts';
import { contentsRows } from './contents.ts';
import { createHyphens } from './hyphenation.ts';
import type { Element, Line, PageContent } from './layout.ts';
import { openPdf, type OpenPdf } from './open-pdf.ts';
import { pageContent } from './page-content.ts';
import { pageElements } from './page-elements.ts';
import { passagesOf } from './paragraphs.ts';
import { imprintOfPages, runningHeads, runningSides } from './running-heads.ts';
import { stylesOf } from './styles.ts';
import { misencodedPages } from './text-encoding.ts';

/** Longer ones are no guidelines; what they say first is read. */
const mostPages = 400;

type Options = { recognition?: Recognition; notice?: (error: unknown) => void };

/** `recognition` is given where a scan may take its time; elsewhere one is `ScanFound`. */
export async function readPdf(
  bytes: Uint8Array,
  { recognition, notice }: Options = {},
): Promise<Reading> {
  const notes = createNotes();
  const pictured = holdsPictures(bytes);
  // pdf.js takes plain bytes only, and detaches them.
  const pdf = await openPdf(
    new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength),
  );
  try {
    const { numPages } = pdf.document;
    const written = await readPages(pdf, { count: Math.min(numPages, mostPages), notes, notice });
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
    const imprint = imprintOfPages(pages, isOwnText);
    return {
      source: 'pdf',
      ...(pdf.title && { title: pdf.title }),
      pages: numPages,
      blocks,
      ...(imprint.length > 0 && { imprint }),
      notes: notes.list(),
    };
  } finally {
    await pdf.close();
  }
}

const emptyReason = (pages: PageContent[]): string =>
  pages.some(({ struck }) => struck) ? reasons.allStruck(kinds.pdf) : reasons.noText(kinds.pdf);

/** Loaded when first needed: the engine is large, and scans are few. */
async function recognized(
  { document }: OpenPdf,
  written: PageContent[],
  { misencoded, recognition, ...to }: Told & { misencoded: number[]; recognition: Recognition },
): Promise<PageContent[]> {
  const { readMisencoded, readScan } = await import('../ocr/read-scan.ts');
  return misencoded.length > 0
    ? readMisencoded(document, written, misencoded, { recognition, ...to })
    : readScan(document, recognition, to);
}

type Told = { notes: Notes; notice: Options['notice'] };

async function readPages(
  pdf: OpenPdf,
  { count, notes, notice }: Told & { count: number },
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

/** A page that cannot be laid out gives its plain text, line by line; one without even that is named. */
async function plainPage(pdf: OpenPdf, number: number, notes: Notes): Promise<PageContent> {
  const text = await pdf.plainText(number).catch(() => '');
  if (!text.trim()) notes.add(noteTexts.pageUnread(number));
  const spans = text
    .split('\n')
    .filter((line) => line.trim())
    .map((line, at) => ({
      text: line,
      x: 72,
      y: 100 + at * 14,
      width: line.length * 5,
      size: 11,
      bold: false,
      italic: false,
    }));
  return { number, width: 612, height: 10_000, spans, rules: [], hidden: 0 };
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
