import type { Claim, ExtractedText } from '@grantwright/shared/contract';
import type { Ask } from '../drafting/topic-features.ts';
import type { DraftModel } from '../drafting/relevance.ts';
import { findQuantities } from '../checking/find-quantities.ts';
import { yearOfText } from '../extraction/document-year.ts';
import { comparable, containsPhrase, wordOverlap } from '../text/normalize.ts';
import { extractedTextOfHtml } from './extracted-text-of-html.ts';
import { type NewerFigure, newerFigures } from './newer-figures.ts';
import { type OwnPassage, ownPassages, wordsOf } from './own-passages.ts';
import { rankPassages } from './rank-passages.ts';

/** One of the applicant's own documents: a library document or an earlier application. */
export type OwnText =
  | { reading: ExtractedText }
  /** An application and the year it was saved. */
  | { html: string; year: number };

export type PassageSearch = {
  asked: Ask;
  texts: readonly OwnText[];
  organizationName: string;
  /** The user's other organizations. Documents that name one of them but not this organization are ignored. */
  otherOrganizations: readonly string[];
  /** ISO date. */
  today: string;
};

export type FoundPassage = Omit<OwnPassage, 'sentences'> & {
  /** The year of the document that contains the passage, if known. */
  year?: number;
  /** The facts that the claim check would verify. */
  facts: Pick<Claim, 'text' | 'kind'>[];
  newer: NewerFigure[];
};

export const maxPassages = 5;
/** Passages that score lower answer a different question. */
const minScore = 0.55;
/** Passages with a higher word overlap are considered duplicates. */
const maxOverlap = 0.8;

/**
 * Finds the passages in the applicant's own documents that best answer a question, best first. Empty if none answers
 * it.
 */
export async function findPassages(
  { asked, texts, organizationName, otherOrganizations, today }: PassageSearch,
  model: DraftModel,
): Promise<FoundPassage[]> {
  const thisYear = Number(today.slice(0, 4));
  const readings = texts.map((text) =>
    'html' in text ? extractedTextOfHtml(text.html) : text.reading,
  );
  const years = texts.map((text, index) => {
    const year = 'year' in text ? text.year : yearOfText(readings[index] as ExtractedText);
    return year !== undefined && year <= thisYear ? year : undefined;
  });
  const passages = readings
    .map(ownPassages)
    .filter((ofText) => !isAboutOtherOrganization(ofText, organizationName, otherOrganizations))
    .flat();
  const ranked = await rankPassages(passages, asked, organizationName, model);
  const found: OwnPassage[] = [];
  for (const { passage, score } of ranked) {
    if (score < minScore || found.length === maxPassages) break;
    const repeated = found.findIndex(
      (other) => wordOverlap(wordsOf(passage), wordsOf(other)) > maxOverlap,
    );
    const other = found[repeated];
    if (!other) found.push(passage);
    // if two reports contain the same passage, keep the later one because it is more likely to be
    // current
    else if ((years[passage.source] ?? 0) > (years[other.source] ?? 0)) found[repeated] = passage;
  }
  const results = found.map((passage) => {
    const { sentences: _, ...rest } = passage;
    const year = years[passage.source];
    return {
      ...rest,
      ...(year !== undefined && { year }),
      facts: findQuantities(wordsOf(passage)).map(({ text, kind }) => ({ text, kind })),
      newer: newerFigures(passage, passages, years),
    };
  });
  const isSuperseded = ({ newer }: FoundPassage) =>
    newer.some(({ source, quote }) =>
      results.some((other) => other.source === source && wordsOf(other).includes(quote)),
    );
  return [
    ...results.filter((passage) => !isSuperseded(passage)),
    ...results.filter((passage) => isSuperseded(passage)),
  ];
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
  const words = comparable(passages.map(wordsOf).join(' '));
  const isNamed = (name: string) =>
    comparable(name) !== '' && containsPhrase(words, comparable(name));
  return others.some(isNamed) && !isNamed(own);
}
