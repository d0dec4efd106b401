import { splitSentences } from '@grantwright/analyst';
import type { Line } from '../paper.ts';
import { isPower } from './legal-powers.ts';
import { isBoilerplate, withoutTail } from './mission-passage.ts';

const lettered =
  /^(\(?(?:[a-z]|\d{1,2}|[ivx]{1,4})[.)]|[A-Z][.)]|\d{1,2}(?:\.\d{1,2})+\.?)\s+(?=\S)/;

/** An item whose mark the reading lost: "Providing access to …", "To feed …". */
const unmarked = /^(?:\p{Lu}\p{Ll}+ing|To \p{Ll}+)\b[^.:]{8,160}[.;]?$/u;

/** "4. Powers": the next part, in a paper whose headings were lost. */
const nextPart = /^\d{1,2}\.\s+\p{Lu}[\p{L}’']+(?: (?:\p{Lu}[\p{L}’']+|and|of|&)){0,4}$/u;

/** "The Club shall be open to anyone": the next rule, in a constitution that is one list from end to end. */
const nextRule =
  /^(?:The|Any|All|Each|Every|No|Members(?:hip)?)\b[^.]{0,60}\b(?:shall|must|may not|will constitute|constitutes?)\b/;

/** "The purposes of the Club are: a) To teach …", where the second item stands on a line of its own. */
const firstInline = /^(.{12,}?:)\s+(\(?(?:1|a|A|i|I)[.)])\s+(\S.{5,})$/s;

/** Where a mark stands in its row: 2 of "2.", "(b)" or "ii)"; the row is told by its first letter's kind. */
const placeOf = (mark: string): { row: string; place: number } | undefined => {
  const bare = mark.replace(/[().]/g, '');
  if (/^\d{1,2}$/.test(bare)) return { row: 'number', place: Number(bare) };
  const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'].indexOf(
    bare.toLowerCase(),
  );
  if (bare.length > 1 || bare.toLowerCase() === 'i')
    return roman < 0 ? undefined : { row: 'roman', place: roman + 1 };
  return /^[a-z]$/i.test(bare)
    ? { row: 'letter', place: bare.toLowerCase().charCodeAt(0) - 96 }
    : undefined;
};

const follows = (mark: string, last: string): boolean => {
  const [one, next] = [placeOf(last), placeOf(mark)];
  return one !== undefined && next?.row === one.row && next.place === one.place + 1;
};

const markOf = (line: Line | undefined): string => lettered.exec(line?.text ?? '')?.[1] ?? '';
const ended = /[;.]$|[;,] and$/;
/** "In particular:" says nothing of its own. */
const bareLead = /^(?:\p{L}+ ){0,2}\p{L}+:$/u;
const mostItems = 10;
const linesOfItems = 30;

/** The items below a line; those of a list within the list complete the item that waits for them. */
const itemsBelow = (
  lines: Line[],
  at: number,
  first?: { mark: string; text: string },
): string[] => {
  const items: { text: string; parts: string[] }[] = first
    ? [{ text: first.text.replace(ended, ''), parts: [] }]
    : [];
  let last = first?.mark ?? '';
  for (let place = at + 1; place < Math.min(lines.length, at + linesOfItems); place++) {
    const next = lines[place];
    if (!next || next.heading || nextPart.test(next.text) || nextRule.test(next.text)) break;
    const mark = markOf(next);
    const text = next.text.replace(lettered, '').replace(ended, '');
    const above = items.at(-1);
    const waits = above !== undefined && /:$/.test(above.text) && last !== '';
    const isItem = next.item || mark !== '' || unmarked.test(next.text);
    if (waits && isItem && !follows(mark, last)) {
      above.parts.push(text);
      continue;
    }
    if (!isItem) {
      // "Such work may include …" speaks of the item above it, where the next one follows.
      if (last !== '' && follows(markOf(lines[place + 1]), last)) continue;
      break;
    }
    if (items.length >= mostItems) break;
    items.push({ text, parts: [] });
    if (mark !== '') last = mark;
  }
  return items.flatMap(({ text, parts }) => {
    if (parts.length === 0) return [text];
    return bareLead.test(text) ? parts : [`${text} ${parts.join(', ')}`];
  });
};

const joined = (text: string, items: string[]): string => {
  const purposes = items.filter((item) => !isBoilerplate(item) && !/:$/.test(item));
  const proper = purposes.filter((item) => !isPower(item));
  const own = proper.length > 0 ? proper : purposes;
  return own.length > 0 ? `${text} ${own.join('; ')}.` : '';
};

/** "The mission of X is to:" goes on in the items below, whether a list or lettered by hand. */
export const withItems = (lines: Line[], at: number, text: string): string => {
  const [, lead = '', mark = '', first = ''] = firstInline.exec(text) ?? [];
  if (mark && follows(markOf(lines[at + 1]), mark))
    return joined(lead, itemsBelow(lines, at, { mark, text: first }));
  if (!/:$/.test(text)) return text;
  const items = itemsBelow(lines, at);
  const whole = joined(text, items);
  if (whole) return whole;
  const below = lines[at + 1];
  return below && items.length === 0 && !below.heading && below.text.split(' ').length > 5
    ? `${text} ${withItems(lines, at + 1, withoutTail(below.text))}`.trim()
    : '';
};

const pointsBack =
  /^(?:Its|These|Those|Such|The specific) (?:\p{L}+ )?(?:purposes|objects|objectives|aims|goals) (?:are|include|shall|may)\b/u;
const clause = /\b(?:organized|formed|established|incorporated|operated)\b.*\bpurposes\b/i;

/** "Its purposes include: …" says whose they are with the clause right before it, shorn of its paragraphs of law. */
export const withClauseBefore = (lines: Line[], at: number, value: string): string => {
  const own = lines[at];
  const above = lines[at - 1];
  if (!own || !pointsBack.test(value)) return value;
  const before = own.text.slice(0, Math.max(0, own.text.indexOf(value.slice(0, 30))));
  const told = before.trim() !== '' ? before : above && !above.heading ? above.text : '';
  const last = splitSentences(told).at(-1)?.text ?? '';
  const shorn = withoutTail(last);
  return clause.test(shorn) && !/\b501|\bsection\b/i.test(shorn) ? `${shorn} ${value}` : value;
};
