import type { SectionLimit } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import type { Guidelines, TablePart } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isClosingField, isContactField } from './contact-field.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { sectionName } from './section-name.ts';

const fewest = 3;
const leastShare = 0.6;
const mostWords = 9;
/** Under these, what is asked is asked of others or later, or was asked by those who read the page. */
const ofOthers =
  /\b(?:report(?:s|ing)?|criteri\w*|evaluation|review\w*|scor\w*|judg\w*|eligib\w*|faqs?|frequently|questions and answers|samples?|examples?|tips|if you (?:get|receive)|after)\b/i;

type Row = { name: string; asked: string; limit?: SectionLimit };

const bracketed = /\s*\(([^()]*\d[^()]*)\)$/;

const rowOf = (row: string[]): Row | undefined => {
  const [name = '', asked = ''] = row.map((cell) => squeeze(plain(cell)));
  // "The need (1,500 characters)": how long the answer may be stands with its name as well.
  const [, length] = bracketed.exec(name) ?? [];
  const limit = length === undefined ? undefined : lengthLimitOf(`(${length})`);
  const bare = (limit ? name.replace(bracketed, '') : name).replace(/\s*:$/, '');
  const isTitle = bare !== '' && !/[.?!]$/.test(bare) && bare.split(' ').length <= mostWords;
  return row.length === 2 && isTitle && asked !== ''
    ? { name: bare, asked, ...(limit ? { limit } : {}) }
    : undefined;
};

/** "Maximum 1 800 characters.", "Up to 300 words, with spaces": how long the answer may be, and nothing else. */
const lengthAlone =
  /^(?:(?:max(?:imum|\.)?(?: of)?|up to|at most|(?:no|not) (?:more|longer) than|within|about|limit(?: of)?:?|length:?) )?\d[\d, ]*(?:words?|char(?:acter)?s?|pages?)\b[^.;:]{0,30}[.;]?$/i;

const allSentencesOf = (text: string): string[] => text.split(/(?<=[.?!;])\s+(?=[\p{Lu}\d(])/u);

/** How long the answer may be, with what is asked before it. */
const isLimited = ({ asked, limit }: Row): boolean =>
  limit !== undefined ||
  (lengthLimitOf(asked) !== undefined &&
    (/[([][^()[\]]*\d[^()[\]]*[)\]]\s*\.?$|^(?:max|up to|no more|at most|\d)/i.test(asked) ||
      lengthAlone.test(allSentencesOf(asked).at(-1) ?? '')));

const sentencesOf = (text: string): string[] =>
  allSentencesOf(text).filter(
    (sentence) => !/^\([^)]*\)\.?$/.test(sentence) && !lengthAlone.test(sentence),
  );

const asks = (row: Row): boolean =>
  isLimited(row) || sentencesOf(row.asked).some((text) => isPrompt({ text }));

const partOf = ({ block, page }: TablePart, row: Row): SectionCandidate[] => {
  const { name, asked } = row;
  // "Your town", of so many words, is written; without it is filled in.
  if (!isLimited(row) && (isContactField(name) || isClosingField(name))) return [];
  const said = sentencesOf(asked);
  return [
    partAt(
      { block, quote: name, page },
      {
        name: sectionName(name),
        told: said.filter((text) => !isPrompt({ text })),
        prompts: said.filter((text) => isPrompt({ text })).flatMap(splitPrompt),
        limit: row.limit ?? lengthLimitOf(asked),
        required: !/\boptional\b|\bif applicable\b/i.test(`${name} ${asked}`),
        from: 'table',
      },
    ),
  ];
};

/**
 * A table without a head, or a list of names and what they mean, whose rows say what is asked and how long the answer
 * may be: "Your plan | What will you do, and when? (max. 350 words)". Its rows are the parts, with the one or two
 * among them that are only filled in.
 */
export const sectionsFromAskedRows = ({ tables }: Guidelines): SectionCandidate[] =>
  tables.flatMap((table) => {
    if (table.aside || table.header.length > 0) return [];
    if (ofOthers.test(table.path.at(-1) ?? '') || ofOthers.test(table.caption ?? '')) return [];
    const rows = table.rows.flatMap((row) => rowOf(row) ?? []);
    const limited = rows.filter(isLimited);
    const isForm =
      rows.length === table.rows.length &&
      limited.length >= fewest &&
      limited.length >= rows.length * leastShare &&
      rows.filter(asks).length >= rows.length * leastShare;
    return isForm ? rows.flatMap((row) => partOf(table, row)) : [];
  });
