/** What a reading tells the person beside the text: sentences, each at most once. */
export type Notes = {
  add: (note: string) => void;
  /** Counts invisible characters; the note is written once, whatever the count. */
  hiddenCharacters: (count: number) => void;
  list: () => string[];
};

export const noteTexts = {
  hiddenText:
    'Some text in this document cannot be seen by a reader (white, hidden or without size). It was left out.',
  hiddenCharacters: 'Invisible characters in the text were left out.',
  rubbish:
    'Parts of this document are no readable text, only damaged characters. They were left out.',
  pageUnread: (page: number) => `Page ${page} could not be read.`,
  pageUnclear: (page: number) =>
    `Page ${page} is too faint or blurred to be read, and was left out. Scan it again at 300 dots an inch, or type what it says into the additional information.`,
  pagesWithoutText: (count: number) =>
    count === 1
      ? 'One page holds no text, only a picture or nothing; it was not read.'
      : `${count} pages hold no text, only pictures or nothing; they were not read.`,
  recognized:
    'This document is a scan. Its text was recognized from the pictures of its pages; check figures and dates against the original.',
  cutNesting:
    'This page is built in a way that cannot be read to its end; only its first part was read.',
  cutPages: (read: number, all: number) =>
    read === 1
      ? `Only the first of ${all} pages was read.`
      : `Only the first ${read} of ${all} pages were read.`,
  openChanges:
    'This document has tracked changes that are still open. It was read as if all of them were accepted.',
  comments: 'This document has comments. They were not read as part of its text.',
  unreadCharts:
    'A chart in this document could not be read. Type what it says into the additional information if it matters.',
  unreadDiagrams:
    'A diagram or word art in this document could not be read. Type what it says into the additional information if it matters.',
  unreadInsertedFile:
    'Another file is inserted in this document and could not be read. Upload that file as well.',
  unreadObjects:
    'An embedded object in this document (such as a spreadsheet) could not be read. Upload it as a file of its own.',
  unreadControls:
    'Form controls in this document could not be read. Save the document as a PDF, and upload that.',
  unreadInk: 'Handwriting in this document could not be read.',
  unreadPictures: (count: number) =>
    count === 1
      ? 'A large picture in this document was not read. If it shows text, type that text into the additional information.'
      : `${count} large pictures in this document were not read. If they show text, type that text into the additional information.`,
  /** Names the struck-out passages, each once: the first few, shortened, and how many more there are. */
  struckOut: (texts: string[]) => `Struck-out text was left out: ${quotedList(texts)}.`,
  slanted: (page: number, texts: string[]) =>
    `Slanted text on page ${page} was left out: ${quotedList(texts)}.`,
} as const;

const maxQuoted = 5;
const maxQuotedLength = 60;

function quotedList(texts: string[]): string {
  const distinct = [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(
    Boolean,
  );
  const quoted = distinct.slice(0, maxQuoted).map((text) => `"${shortened(text)}"`);
  const more = distinct.length - quoted.length;
  return `${quoted.join('; ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Cut between whole characters, so that no half of a surrogate pair is left. */
function shortened(text: string): string {
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
    hiddenCharacters: (count) => {
      if (count > 0) notes.add(noteTexts.hiddenCharacters);
    },
    list: () => [...notes],
  };
}
