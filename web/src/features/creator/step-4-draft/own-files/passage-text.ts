import type { Claim, ClaimSource, OwnPassage } from '@grantwright/shared/contract';
import { limits } from '@grantwright/shared/contract';
import {
  documentToText,
  type ListItem,
  type Paragraph,
  type RichDocument,
} from '@grantwright/shared/richtext';
import { htmlToDocument } from '../../../../lib/html-to-document.ts';

const createParagraph = (text: string): Paragraph => ({ type: 'paragraph', children: [{ text }] });
const createListItem = (text: string): ListItem => ({
  type: 'list-item',
  children: [createParagraph(text)],
});

/** Converts the cells of a table row to a line, for example "Volunteers: 85". */
export const toLine = (text: string): string => {
  if (!text.includes(' | ')) return text;
  const [label = '', ...values] = text
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean);
  return values.length > 0 ? `${label}: ${values.join(', ')}` : label;
};

type PassageText = Pick<OwnPassage, 'text' | 'items' | 'answer'>;

/** Converts a passage to the blocks inserted into the text. A saved answer keeps its formatting. */
export function toBlocks({ text, items, answer }: PassageText): RichDocument {
  if (answer) return htmlToDocument(answer.text);
  const blocks: RichDocument = text === '' ? [] : [createParagraph(toLine(text))];
  if (items.length > 0) blocks.push({ type: 'bulleted-list', children: items.map(createListItem) });
  return blocks;
}

/** Returns the text of a passage, one line per paragraph or item. */
export const toPlainText = (passage: PassageText): string => documentToText(toBlocks(passage));

/** Returns the question under which a passage of an answer or an earlier application is stored as an answer. */
export function getQuestion({
  name,
  title,
  answer,
}: Pick<OwnPassage, 'name' | 'title' | 'answer'>) {
  const origin = answer ? 'answer library' : `from “${name}”`;
  return (title ? `${title} (${origin})` : `From “${name}”`).slice(0, limits.title);
}

/** Returns the source of an inserted passage in the form used by the claim check. */
export const toClaimSource = (passage: OwnPassage): ClaimSource =>
  passage.source.type === 'document'
    ? {
        type: 'document',
        documentId: passage.source.id,
        quote: toPlainText(passage).slice(0, 2_000),
        ...(passage.page !== undefined && { page: passage.page }),
      }
    : { type: 'answer', question: getQuestion(passage) };

/** Returns the facts in a passage with their source. */
export const toClaims = (passage: OwnPassage, section: string): Claim[] =>
  passage.facts.map((fact) => ({
    ...fact,
    section: section.slice(0, limits.title),
    source: toClaimSource(passage),
  }));

/** Returns, for example, "page 3, 2024". */
export const formatPlace = ({ page, year }: Pick<OwnPassage, 'page' | 'year'>): string =>
  [page !== undefined && `page ${page}`, year !== undefined && String(year)]
    .filter(Boolean)
    .join(', ');
