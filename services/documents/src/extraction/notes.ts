import { extractVisibleText } from './text/extract-visible-text.ts';

/** Collects notes for the user about the extraction, without repetitions. */
export type Notes = {
  add: (note: string) => void;
  /** Normalizes text and adds a note if any invisible characters are removed. */
  clean: (raw: string) => string;
  list: () => string[];
};

const retypeAdvice =
  'Print the file to a new PDF and upload that, or type the missing text in the “Additional information” field.';

export const noteMessages = {
  hiddenText:
    'Some text in this document is invisible (white, hidden or too small to see) and was left out.',
  hiddenCharacters: 'Invisible characters in the text were left out.',
  garbage: 'Parts of this document contain only damaged characters and were left out.',
  pageUnread: (page: number) => `Page ${page} could not be read.`,
  pageUnclear: (page: number) =>
    `Page ${page} is too faint or blurred to read and was left out. Scan it again at 300 dpi, or type its text in the “Additional information” field.`,
  pagesWithoutText: (pages: number[]) =>
    pages.length === 1
      ? `Page ${pages[0]} has no text (it is blank or a picture) and was not read.`
      : `Pages ${formatPages(pages)} have no text (they are blank or pictures) and were not read.`,
  recognized:
    'This document is a scan. Its text was recognized from images of its pages; check figures and dates against the original.',
  recognizedPages: (pages: number[]) =>
    pages.length === 1
      ? `Page ${pages[0]} uses an unsupported text encoding. Its text was recognized from an image of the page; check figures and dates against the original.`
      : `Pages ${formatPages(pages)} use an unsupported text encoding. Their text was recognized from images of the pages; check figures and dates against the original.`,
  misencodedPages: (pages: number[]) =>
    pages.length === 1
      ? `Page ${pages[0]} uses an unsupported text encoding and could not be read. ${retypeAdvice}`
      : `Pages ${formatPages(pages)} use an unsupported text encoding and could not be read. ${retypeAdvice}`,
  scriptedParts:
    'Parts of this page are loaded by a script and were not read. If something is missing, save the page as a PDF and upload that.',
  truncatedNesting: 'This page is too complex to read completely; only its first part was read.',
  truncatedPages: (read: number, all: number) =>
    read === 1
      ? `Only the first of ${all} pages was read.`
      : `Only the first ${read} of ${all} pages were read.`,
  unresolvedChanges:
    'This document has unresolved tracked changes. It was read as if all of them were accepted.',
  comments: 'This document has comments. They were not read as part of its text.',
  unreadCharts:
    'A chart in this document could not be read. If it is relevant, type its content in the “Additional information” field.',
  unreadDiagrams:
    'A diagram or WordArt in this document could not be read. If it is relevant, type its content in the “Additional information” field.',
  unreadInsertedFile:
    'Another file is embedded in this document and could not be read. Upload that file as well.',
  unreadObjects:
    'An embedded object in this document (such as a spreadsheet) could not be read. Upload it as a separate file.',
  unreadControls:
    'Form fields in this document could not be read. Save the document as a PDF, and upload that.',
  unreadInk: 'Handwriting in this document could not be read.',
  unreadPictures: (count: number) =>
    count === 1
      ? 'A large picture in this document was not read. If it shows text, type that text in the “Additional information” field.'
      : `${count} large pictures in this document were not read. If they show text, type that text in the “Additional information” field.`,
  /** Lists the first few passages, shortened, and the number of remaining passages. */
  struckOut: (texts: string[]) => `Struck-out text was left out: ${formatQuotes(texts)}.`,
  portfolio: (files: { name: string; pages: string }[]) =>
    `This is a PDF portfolio. The files inside it were read in this order: ${files
      .map(({ name, pages }) => `“${name}” (${pages})`)
      .join(', ')}.`,
  filesUnread: (names: string[]) =>
    `Files attached to this PDF were not read: ${formatQuotes(names)}. Upload the ones that matter separately.`,
  diagonalText: (page: number, texts: string[]) =>
    `Diagonal text (such as a watermark) on page ${page} was left out: ${formatQuotes(texts)}.`,
} as const;

/** Formats page numbers: "3, 5 to 9 and 12", or the first few ranges and the number of remaining pages. */
function formatPages(pages: number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const page of [...pages].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && page <= last.to + 1) last.to = page;
    else ranges.push({ from: page, to: page });
  }
  const listedRanges = ranges.slice(0, maxRanges);
  const parts = listedRanges.map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`));
  const more = pages.length - listedRanges.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  if (more > 0) parts.push(`${more} more`);
  const [end = ''] = parts.splice(-1);
  return parts.length > 0 ? `${parts.join(', ')} and ${end}` : end;
}

const maxRanges = 8;
const maxQuoted = 5;
const maxQuotedLength = 60;

function formatQuotes(texts: string[]): string {
  const uniqueTexts = [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(
    Boolean,
  );
  const quoted = uniqueTexts.slice(0, maxQuoted).map((text) => `“${shortenText(text)}”`);
  const more = uniqueTexts.length - quoted.length;
  return `${quoted.join('; ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Shortens text between code points, so that surrogate pairs are never split. */
function shortenText(text: string): string {
  const characters = [...text];
  if (characters.length <= maxQuotedLength) return text;
  return `${characters
    .slice(0, maxQuotedLength - 1)
    .join('')
    .trimEnd()}…`;
}

export function createNotes(): Notes {
  const notes = new Set<string>();
  return {
    add: (note) => notes.add(note),
    clean: (raw) => {
      const { text, hidden } = extractVisibleText(raw);
      if (hidden > 0) notes.add(noteMessages.hiddenCharacters);
      return text;
    },
    list: () => [...notes],
  };
}
