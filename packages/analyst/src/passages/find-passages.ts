import type { Claim, ExtractedText } from '@grantwright/shared/contract';
import { deduplicateBy } from '@grantwright/shared/values';
import type { Ask } from '../drafting/topic-features.ts';
import type { DraftModel } from '../drafting/relevance.ts';
import { findQuantities } from '../checking/quantities/find-quantities.ts';
import { findTextYear } from '../extraction/find-document-year.ts';
import { comparable, containsPhrase, computeWordOverlap } from '../text/normalize.ts';
import { htmlToExtractedText } from './html-to-extracted-text.ts';
import { type NewerFigure, findNewerFigures } from './find-newer-figures.ts';
import {
  type OwnPassage,
  findOwnPassages,
  createWholePassage,
  joinWords,
} from './find-own-passages.ts';
import { rankPassages } from './rank-passages.ts';

/** One of the applicant's own texts: a library document, an earlier application, or a saved answer. */
export type OwnText =
  | { extractedText: ExtractedText }
  /** An application and the year it was saved. */
  | { html: string; year: number }
  /** The answer to a question, and the year it was saved. */
  | { question: string; html: string; year: number };

export type PassageSearch = {
  asked: Ask;
  texts: readonly OwnText[];
  organizationName: string;
  /** The user's other organizations. Documents that name one of them but not this organization are ignored. */
  otherOrganizations: readonly string[];
  /** ISO date. */
  today: string;
};

export type FoundPassage = Omit<OwnPassage, 'sentences' | 'isAnswer'> & {
  /** The year of the document that contains the passage, if known. */
  year?: number;
  /** The facts that the claim check would verify. */
  facts: Pick<Claim, 'text' | 'kind'>[];
  newer: NewerFigure[];
};

const maxPassages = 5;
const maxAnswers = 3;
/** Passages that score lower answer a different question. */
const minScore = 0.55;
/** Passages with a higher word overlap are considered duplicates. */
const maxOverlap = 0.8;

/**
 * Finds the saved answers and the passages in the applicant's own texts that best answer a question: answers first,
 * both with the best match first. Returns an empty list if nothing answers it.
 */
export async function findPassages(
  { asked, texts, organizationName, otherOrganizations, today }: PassageSearch,
  model: DraftModel,
): Promise<FoundPassage[]> {
  const sources = texts.map((text) => ({
    text,
    extractedText: 'html' in text ? htmlToExtractedText(text.html) : text.extractedText,
  }));
  const years = listYears(sources, Number(today.slice(0, 4)));
  const passages = sources.flatMap(({ text, extractedText }, index) => {
    if ('question' in text) return [createWholePassage(text.question, extractedText, index)];
    const ofText = findOwnPassages(extractedText, index);
    return isAboutOtherOrganization(ofText, organizationName, otherOrganizations) ? [] : ofText;
  });
  const ranked = await rankPassages(passages, asked, organizationName, model);
  const relevant = ranked.filter(({ score }) => score >= minScore).map(({ passage }) => passage);
  const asksFor = comparable(asked.name);
  const isAsked = ({ titles }: OwnPassage) => comparable(titles[0] ?? '') === asksFor;
  const isLater = (one: OwnPassage, other: OwnPassage) =>
    (years[one.source] ?? 0) > (years[other.source] ?? 0);
  const answers = deduplicateBy(
    [...passages.filter(isAsked), ...relevant].filter(({ isAnswer }) => isAnswer),
    (passage) => comparable(joinWords(passage)),
  ).slice(0, maxAnswers);
  const others = relevant.filter(
    (passage) =>
      !passage.isAnswer &&
      !answers.some((answer) => isRepeat(passage, answer) && !isLater(passage, answer)),
  );
  const found = [...answers, ...removeRepeats(others, isLater)];
  const newer = findNewerFigures(found, passages, years);
  const results = found.map((passage, index) => {
    const { sentences: _sentences, isAnswer: _isAnswer, ...rest } = passage;
    const year = years[passage.source];
    return {
      ...rest,
      ...(year !== undefined && { year }),
      facts: findQuantities(joinWords(passage)).map(({ text, kind }) => ({ text, kind })),
      newer: newer[index] ?? [],
    };
  });
  const isSuperseded = ({ newer }: FoundPassage) =>
    newer.some(({ source, quote }) =>
      results.some((other) => other.source === source && joinWords(other).includes(quote)),
    );
  const order = (passage: FoundPassage, index: number) =>
    Number(index >= answers.length) * 2 + Number(isSuperseded(passage));
  return results
    .map((passage, index) => ({ passage, order: order(passage, index) }))
    .sort((a, b) => a.order - b.order)
    .map(({ passage }) => passage);
}

/** Lists the year of each text, if known and not in the future. */
const listYears = (
  sources: readonly { text: OwnText; extractedText: ExtractedText }[],
  thisYear: number,
): (number | undefined)[] =>
  sources.map(({ text, extractedText }) => {
    const year = 'year' in text ? text.year : findTextYear(extractedText);
    return year !== undefined && year <= thisYear ? year : undefined;
  });

const isRepeat = (one: OwnPassage, other: OwnPassage): boolean =>
  computeWordOverlap(joinWords(one), joinWords(other)) > maxOverlap;

/**
 * Returns the first passages. If two texts contain the same passage, the later one is returned, because it is more
 * likely to be current.
 */
function removeRepeats(
  ranked: readonly OwnPassage[],
  isLater: (one: OwnPassage, other: OwnPassage) => boolean,
): OwnPassage[] {
  const found: OwnPassage[] = [];
  for (const passage of ranked) {
    if (found.length === maxPassages) break;
    const repeated = found.findIndex((other) => isRepeat(passage, other));
    const other = found[repeated];
    if (!other) found.push(passage);
    else if (isLater(passage, other)) found[repeated] = passage;
  }
  return found;
}

/**
 * A library may hold documents from several organizations. Facts about another organization must not end up in this
 * application.
 */
function isAboutOtherOrganization(
  passages: readonly OwnPassage[],
  own: string,
  others: readonly string[],
): boolean {
  if (others.length === 0) return false;
  const words = comparable(passages.map(joinWords).join(' '));
  const isNamed = (name: string) =>
    comparable(name) !== '' && containsPhrase(words, comparable(name));
  return others.some(isNamed) && !isNamed(own);
}
