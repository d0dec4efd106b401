import type { Block } from '@grantwright/shared/contract';

type TextBlock = Exclude<Block, { type: 'table' }>;

/** A word that never ends a sentence or an item: "for projects of", "between March 1 and", but not "forms; and". */
const endsInside =
  /\s(?:of|the|to|for|in|with|an?|by|from|at|on|as|than|your|our|their|is|are|will|be|must|may|between|until|before|after|(?<![,;] )(?:and|or))$/i;
const endsSentence = /[.!?:;]["”')\]]?$/;
/** A remark that the break cuts in two: "(see the section about" and "Attachments);" */
const opensRemark = /\([^()]{0,200}$/;
const closesRemark = /^[^()]{0,200}\)/;
/** A mark of an item rather than a word: "a.", "(ii)", "o ". An address or a link starts in lower case as well. */
const marker = /^(?:(?![ap]\.\s?m\b)\(?[a-z]{1,4}[.)]|o\s|[^\s@]*@|https?:|\S*\w\.[a-z]{2})/;
const months =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const dayAfterWords =
  /\b(?:by|on|until|before|after|from|to|and|or|between|than|the|day),? \d{1,2}(?:st|nd|rd|th)?$/i;
const monthAtEnd = new RegExp(String.raw`\b${months}$`);
const dayAtEnd = new RegExp(String.raw`\b${months}\.? \d{1,2}(?:st|nd|rd|th)?,?$`);
const monthAtStart = new RegExp(String.raw`^${months}\b`);
const yearAtStart = /^(?:19|20)\d\d\b(?![-/])/;
const dayAtStart = /^\d{1,2}(?:st|nd|rd|th)?\b,?(?:\s|$)/;
/** Shorter lines may be names, labels or cells. */
const minLength = 30;
/** Longer text ends at its break, to limit the processing time. */
const maxLength = 2_000;

/**
 * Joins blocks that a line or page break has cut inside a sentence or a date: "between 1 March and 1" and "September".
 * Only a paragraph continues the block before it, since a heading, an item or a table starts something new.
 */
export function joinBrokenSentences(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    if (before && isText(before) && isText(block) && continues(before, block))
      joined.splice(-1, 1, {
        ...before,
        text: `${before.text.trimEnd()} ${block.text.trimStart()}`,
      });
    else joined.push(block);
  }
  return joined;
}

const isText = (block: Block): block is TextBlock => block.type !== 'table';

function continues(before: TextBlock, block: TextBlock): boolean {
  if (before.type === 'heading' || block.type !== 'paragraph') return false;
  if (isField(before) || isField(block) || before.text.length > maxLength) return false;
  const [start, end] = [before.text.trim(), block.text.trim()];
  if (!start || !end || endsSentence.test(start)) return false;
  if (cutsDate(start, end)) return true;
  if (start.length < minLength || marker.test(end)) return false;
  return (
    /^(?:\p{Ll}{2}|a\s|[ap]\.|\d{1,3}(?:st|nd|rd|th)\s\p{Ll})/u.test(end) ||
    (opensRemark.test(start) && closesRemark.test(end)) ||
    (endsInside.test(start) && /^(?:[\p{L}$€£]|\d+\s\p{L})/u.test(end))
  );
}

const isField = (block: TextBlock): boolean => 'field' in block && block.field !== undefined;

const cutsDate = (start: string, end: string): boolean =>
  (dayAfterWords.test(start) && monthAtStart.test(end)) ||
  (monthAtEnd.test(start) && dayAtStart.test(end)) ||
  (dayAtEnd.test(start) && yearAtStart.test(end));
