import type { Block } from '@grantwright/shared/contract';
import { splitSentences, squeeze } from '@grantwright/analyst';
import type { SourceDocument } from '../../../providers/provider.ts';
import { topicStems } from '../../../text/words.ts';
import { bm25 } from '../bm25.ts';
import { lineForm } from '../grammar/line-form.ts';
import { inFirstPerson, sentence } from '../grammar/write-sentence.ts';
import type { Wording } from './wording.ts';
import { statement, type Statement } from './statement.ts';

const legal =
  /\b(?:shall|hereby|herein|thereof|pursuant|by-?laws?|articles? of|section \d|internal revenue|statute|indemnif\w+|quorum|directors? may|whereas|witness|liabilit(?:y|ies)|confidential|copyright|all rights reserved|click|cookies?|privacy|subscribe|donate now|see (?:page|note|schedule)|form 990|page \d)\b/i;
const pointsElsewhere =
  /^(?:this|these|those|such|it|they|he|she|so|then|there|here|now|our (?:list|total) today|however|also|but|and|or|(?:\w+ (?:years?|months?|weeks?|days?) (?:later|after))|since then|ever since|until then|what (?:they|it|this)|as (?:a result|such)|for example|in addition|therefore|thus)\b/i;

/** Somebody's story, told for another purpose. */
const story = /^(?:Mr|Mrs|Ms|Dr)\.? \p{Lu}\.?(?:,| )|^We (?:lost|mourn|miss|thank)\b|^Thank/u;

const texts = (blocks: Block[]): string[] =>
  blocks.flatMap((block) =>
    block.type === 'paragraph' || block.type === 'item'
      ? splitSentences(squeeze(block.text)).map(({ text }) => text)
      : [],
  );

const aboutUs = (text: string, names: string[]): boolean =>
  /\b(?:we|our|us)\b/i.test(text) ||
  names.some((name) => name.length > 2 && text.toLowerCase().includes(name.toLowerCase()));

/** More passages than this no draft has room for; the most fitting are read closely. */
const mostPassages = 250;

/** Whole sentences of a chosen document that speak of the organization and stand on their own. */
export const fromDocuments = (
  documents: SourceDocument[],
  wording: Wording,
  /** The stems of all that the sections ask for. */
  wanted: readonly string[],
  thisYear: number,
): Statement[] => {
  const candidates = documents.flatMap((document, at) =>
    texts(document.reading.blocks)
      .map((text, order) => ({ text, order: at * 10_000 + order }))
      .filter(
        ({ text }) =>
          mayStandAlone(text, wording) &&
          !isOldPlan(text, yearOf(document), thisYear) &&
          !isOfAnotherDay(text, yearOf(document), thisYear),
      ),
  );
  return mostFitting(candidates, wanted).flatMap(({ text, order }) =>
    lineForm(text) === 'sentence'
      ? [
          statement({
            text: sentence(inFirstPerson(text, wording.ownNames)),
            origin: 'passage',
            order,
          }),
        ]
      : [],
  );
};

const toCome = /\b(?:will|plans? to|proposes? to|intends? to|is to be|are to be)\b/i;
const years = (text: string): number[] => (text.match(/\b20\d\d\b/g) ?? []).map(Number);
const ofTheHead = 8;

/** The latest year that a document's name and first lines give. */
const yearOf = ({ name, reading }: SourceDocument): number =>
  Math.max(
    0,
    ...years(name),
    ...reading.blocks
      .slice(0, ofTheHead)
      .flatMap((block) => (block.type === 'table' ? [] : years(block.text))),
  );

/** "There are 44 people on our list today", said two years ago; "last year", said in any other. */
const ofItsDay = /\b(?:today|now|currently|at present|at the moment|so far|still)\b/i;
const ofTheDayBefore =
  /\b(?:(?:last|this|next) (?:year|season|winter|spring|summer|fall|autumn|month)|this (?:week|term))\b/i;
const isOfAnotherDay = (text: string, documentYear: number, thisYear: number): boolean =>
  documentYear > 0 &&
  ((documentYear < thisYear && ofTheDayBefore.test(text)) ||
    (documentYear < thisYear - 1 && ofItsDay.test(text)));

/** What an earlier year's paper said would be done is done by now, or was not: it is no plan. */
const isOldPlan = (text: string, documentYear: number, thisYear: number): boolean => {
  if (!toCome.test(text)) return false;
  const told = years(text);
  return told.length > 0
    ? told.every((year) => year < thisYear)
    : documentYear > 0 && documentYear < thisYear;
};

const mayStandAlone = (text: string, { ownNames }: Wording): boolean => {
  const length = text.split(' ').length;
  return (
    length >= 7 &&
    length <= 45 &&
    /[.!]["')\]]*$/.test(text) &&
    !legal.test(text) &&
    !story.test(text) &&
    !pointsElsewhere.test(text) &&
    (aboutUs(text, ownNames) || /\d/.test(text))
  );
};

type Candidate = { text: string; order: number };

/** By BM25 against all that is asked for, in the order of the documents. */
const mostFitting = (candidates: Candidate[], wanted: readonly string[]): Candidate[] => {
  if (candidates.length <= mostPassages) return candidates;
  const scores = bm25(candidates.map(({ text }) => topicStems(text)))(wanted);
  return candidates
    .map((candidate, at) => ({ candidate, score: scores[at] ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .slice(0, mostPassages)
    .map(({ candidate }) => candidate)
    .sort((a, b) => a.order - b.order);
};
