import { plain, squeeze } from '@grantwright/analyst';
import type { Criterion } from './criterion.ts';
import type { Guidelines } from '../guidelines.ts';

type Share = { name: string; points: number; percent: boolean; quote: string };

const inSentence =
  /([^.?!:;()]{4,90}?)\s{0,3}\(\s{0,3}(\d{1,3})\s?(%|percent|points?|pts)\s{0,3}\)/g;

const weights = /\(\s{0,3}\d{1,3}\s?(?:%|percent|points?|pts)\s{0,3}\)/g;
const fewest = 3;

const makesHundred = (shares: Share[]): boolean =>
  shares.length >= fewest && shares.reduce((sum, { points }) => sum + points, 0) === 100;

/** "Is the need real (25%)? Will it work (75%)?": the funder's questions, with what each weighs. */
const fromText = (text: string): Share[] => {
  // Looking for names is slow, and most texts weigh nothing.
  if ((text.match(weights)?.length ?? 0) < fewest) return [];
  return [...text.matchAll(inSentence)].map(([quote, name = '', points = '', unit = '']) => ({
    name: squeeze(plain(name)).replace(/^(?:and|,)\s+/i, ''),
    points: Number(points),
    percent: /%|percent/.test(unit),
    quote: quote.trim(),
  }));
};

const leadOfMarks =
  /^(?:[\p{L} ]{0,40}\b)?(?:marks?|points?|scor(?:e|es|ing)|weights?|weighting|criteria|assessment|evaluation|judging)\b[^:\d]{0,40}:\s*/iu;
const clause =
  /^(?:and )?(.{3,90}?)\s*(?:[:=-]\s*|,\s*)?\(?(\d{1,3})\s*(%|percent|points?|pts|marks)?\)?$/i;

/** "Marks: need 30; benefit to young people 25; value for money 45." */
const fromClauses = (text: string): Share[] => {
  const lead = leadOfMarks.exec(text)?.[0];
  if (lead === undefined) return [];
  const [said = ''] = text.slice(lead.length).split(/\.(?:\s|$)/);
  const clauses = said.split(said.includes(';') ? /;\s*/ : /,\s*/).map((part) => part.trim());
  const shares = clauses.flatMap((part): Share[] => {
    const [, name = '', points = '', unit = ''] = clause.exec(part) ?? [];
    return points === ''
      ? []
      : [
          {
            name: squeeze(plain(name)),
            points: Number(points),
            percent: /%|percent/i.test(unit),
            quote: part,
          },
        ];
  });
  return shares.length === clauses.length ? shares : [];
};

/** A grid of names and bare numbers under no head of its own: "Relevance | 25". */
const fromRows = (rows: string[][]): Share[] =>
  rows.flatMap((row) => {
    const [name = '', value = ''] = row;
    const points = /^\s*(\d{1,3})\s*(%|points?|pts)?\s*$/i.exec(value);
    if (row.length !== 2 || !points || /^(?:sub-?)?total/i.test(name.trim())) return [];
    return [
      {
        name: squeeze(plain(name)).slice(0, 120),
        points: Number(points[1]),
        percent: /%/.test(points[2] ?? ''),
        quote: name.trim(),
      },
    ];
  });

/** What makes a hundred together is how applications are scored, whatever it is called and however it is written. */
export const sharesOfHundred = ({ reading }: Guidelines): Criterion[] =>
  reading.blocks.flatMap((block, index): Criterion[] => {
    const shares = [
      block.type === 'table' ? fromRows(block.rows) : fromText(block.text),
      block.type === 'table' ? [] : fromClauses(block.text),
    ].find(makesHundred);
    if (!shares) return [];
    return shares
      .filter(({ name }) => name.length >= 3)
      .map((share) => ({ ...share, block: index, ...(block.page ? { page: block.page } : {}) }));
  });
