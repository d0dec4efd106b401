import type { Block, ExtractedText } from '@grantwright/shared/contract';
import { htmlToBlocks } from '../html/blocks/html-to-blocks.ts';
import { createNotes, noteMessages, type Notes } from '../notes.ts';
import { joinLabels } from '../text/join-labels.ts';
import { toOneLine } from '../text/extract-visible-text.ts';
import { kindNames, unreadableReasons, UnreadableError } from '../unreadable-messages.ts';
import { appendNotes } from './append-notes.ts';
import { createPage } from './create-page.ts';
import { findUnstyledHeadings } from './unstyled-headings.ts';
import { numberParagraphs } from './numbering/number-paragraphs.ts';
import { readNumbering } from './numbering/read-numbering.ts';
import { readParts, type WordParts } from './package/read-parts.ts';
import { readPageColor } from './visibility/read-page-color.ts';
import { normalizePart } from './normalize/normalize-part.ts';
import { listPublisherDetails } from './running-parts.ts';
import { readStyles } from './styles.ts';
import { unpackDocx } from './package/unpack.ts';
import { getCharacters, walkDescendants } from '../xml/tree.ts';

const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Extracts the text of a Word file (.docx).
 * @throws UnreadableError if the file is damaged, encrypted or without text
 */
export function readDocx(bytes: Uint8Array): ExtractedText {
  // an encrypted Word file is stored as a compound file
  if (compoundFile.every((byte, index) => bytes[index] === byte)) {
    throw new UnreadableError(unreadableReasons.encrypted(kindNames.docx));
  }
  const notes = createNotes();
  const { page, title, publisherDetails } = prepare(readParts(unpackDocx(bytes)), notes);
  const blocks = joinLabels(htmlToBlocks(page, notes));
  if (blocks.length === 0) throw new UnreadableError(unreadableReasons.noText(kindNames.docx));
  return {
    source: 'docx',
    ...(title && { title }),
    blocks,
    ...(publisherDetails.length > 0 && { publisherDetails }),
    notes: notes.list(),
  };
}

type PreparedDocument = { page: Element; title: string; publisherDetails: Block[] };

/** This is a separate function so that the XML trees can be garbage-collected before the blocks need the memory. */
function prepare(parts: WordParts, notes: Notes): PreparedDocument {
  const { body, footnotes, endnotes, running, related } = parts;
  if (!body) throw new UnreadableError(unreadableReasons.broken(kindNames.docx));
  const styles = readStyles(parts.styles);
  const page = readPageColor(body, parts.settings);
  const textParts = [body, footnotes, endnotes].filter((part) => part !== undefined);
  const struck = textParts.flatMap((part) => normalizePart(part, { styles, page, related, notes }));
  if (struck.some((text) => text.trim())) notes.add(noteMessages.struckOut(struck));
  // headers and footers are not part of the text, so their notes are dropped
  for (const part of running) normalizePart(part, { styles, related, notes: createNotes() });
  const lists = readNumbering(parts.numbering, (style) => styles.byId.get(style)?.numbering?.id);
  const items = new Map(textParts.flatMap((part) => [...numberParagraphs(part, lists, styles)]));
  const unstyledHeadings = findUnstyledHeadings(body);
  appendNotes(body, footnotes, endnotes);
  return {
    page: createPage({ body, items, unstyledHeadings, styles }),
    title: readTitle(parts),
    publisherDetails: listPublisherDetails(running),
  };
}

function readTitle({ properties }: WordParts): string {
  const [title] = properties ? walkDescendants(properties, 'dc:title') : [];
  return title ? toOneLine(getCharacters(title)) : '';
}
