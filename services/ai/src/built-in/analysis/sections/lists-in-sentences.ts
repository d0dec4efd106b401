import { squeeze } from '@grantwright/analyst';
import type { Guidelines, ListPart, Statement } from '../guidelines.ts';

const fewest = 3;
const mostWords = 16;
const wanted =
  '(?:proposals?|applications?|requests?|letters?|submissions?|nominations?|packets?|packages?|narratives?|concept (?:notes?|papers?)|e-?mails?)';
const opens = new RegExp(
  `\\b${wanted}\\b[^.:;]{0,110}\\b(?:includ(?:e|es|ing)|contain(?:s|ing)?|consists? of|comprises?|accompanied by|made up of)\\b(?:[^.:;,]{0,50}:)?\\s+`,
  'i',
);
/** "Journalists should provide a short proposal, the budget, a CV and a letter of motivation" */
const asks =
  /\b(?:should|must|shall|need to|(?:are|is) (?:asked|required|requested|invited) to|please) (?:provide|submit|send(?: us| in)?|upload|enclose|prepare) (?=(?:an? |the |their |your )?(?:(?:short|brief|written|completed|detailed|one-page|two-page) )*(?:proposal|application form|project (?:proposal|description|plan|summary)|letter|abstract|curriculum|cv\b))/i;
/** What follows is how it looks or what happens with it. */
const ofOtherThings =
  /\b(?:not (?:be )?(?:includ\w*|contain\w*)|eligib|criteri|costs?|expenses|receipts?|awarded|final report|is not|are not|such as)\b/i;

/** "the application form, a project proposal, and a curriculum vitae": comma by comma, or where there are semicolons by those. */
const piecesOf = (text: string): string[] => {
  const sentence = text.replace(/[.;]\s*$/, '');
  const pieces = /;/.test(sentence)
    ? sentence.split(/;\s*(?:and\s+)?(?![^()]*\))/)
    : sentence.split(
        /,\s+(?:and\s+|as well as\s+)?(?![^()]*\))|\s+and\s+(?=(?:an?|the|your|two|three)\s)(?![^()]*\))/,
      );
  const last = pieces.at(-1) ?? '';
  // "a budget and a timeline" at the end of a row without another comma
  const both = pieces.length === fewest - 1 && / and /.test(last) ? last.split(/ and /) : [last];
  return [...pieces.slice(0, -1), ...both].map((piece) => squeeze(piece)).filter(Boolean);
};

const listIn = (statement: Statement): ListPart[] => {
  if (statement.aside && statement.aside !== 'background') return [];
  const found = opens.exec(statement.text) ?? asks.exec(statement.text);
  if (!found || ofOtherThings.test(found[0].replace(/\([^()]*\)/g, ''))) return [];
  const end = found.index + found[0].length;
  const items = piecesOf(statement.text.slice(end));
  if (items.length < fewest || items.some((item) => item.split(' ').length > mostWords)) return [];
  if (/^(?:is|are|was|were)\b/i.test(items[0] ?? '')) return [];
  const { block, path, page } = statement;
  const place = { block, path, ...(page === undefined ? {} : { page }) };
  const said = statement.text.slice(0, end).trim();
  return [
    {
      ...place,
      lead: { text: said, quote: said, block },
      items: items.map((text) => ({ ...place, text, quote: statement.quote, depth: 0 })),
    },
  ];
};

const numbered = /\s+(?=\d{1,2}[.)]\s?\p{L})/u;

/** "The application should provide:" over "1.a description 2.the budget 3.the accounts" in one paragraph. */
const numberedRun = (statement: Statement, before: Statement | undefined): ListPart[] => {
  if (!before || !/:$/.test(before.text) || !/^1[.)]\s?\p{L}/u.test(statement.text)) return [];
  if (statement.aside && statement.aside !== 'background') return [];
  const pieces = statement.text.split(numbered);
  const isInOrder = pieces.every((piece, at) => Number.parseInt(piece, 10) === at + 1);
  if (!isInOrder || pieces.length < fewest) return [];
  const { block, path, page } = statement;
  const place = { block, path, ...(page === undefined ? {} : { page }) };
  const items = pieces.map((piece) => squeeze(piece.replace(/^\d{1,2}[.)]\s?/, '')));
  return [
    {
      ...place,
      lead: { text: before.text, quote: before.quote, block: before.block },
      items: items.map((text) => ({ ...place, text, quote: text, depth: 0 })),
    },
  ];
};

/** "Proposals should include an introduction, the methods, a timetable and a budget": a list within a sentence. */
export const listsInSentences = ({ statements }: Guidelines): ListPart[] =>
  statements.flatMap((statement, at) => [
    ...listIn(statement),
    ...numberedRun(statement, statements[at - 1]),
  ]);
