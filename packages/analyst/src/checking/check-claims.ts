import type { Claim, Contradiction, Gap } from '@grantwright/shared/contract';
import {
  gapPattern,
  htmlToDocument,
  splitSentences,
  type RichDocument,
} from '@grantwright/shared/richtext';
import type { DraftedSection } from '../drafting/draft-material.ts';
import { extractVisibleText } from '../text/extract-visible-text.ts';
import { splitLong, maxLineChars } from '../text/split-long.ts';
import { checkSentence, type PlacedFact, type Sources } from './check-sentence.ts';
import { Claims, type Fact } from './claims.ts';
import { findContradictions } from './contradictions.ts';
import { type DraftLine, listDraftLines, listSectionHeadings } from './list-draft-lines.ts';
import { findQuantities } from './quantities/find-quantities.ts';
import { indexNames } from './names/name-index.ts';
import { listPassages } from './passages.ts';
import { indexRoles } from './find-role-pairs.ts';
import { computeTableTotals } from './quantities/compute-table-totals.ts';
import { indexSources } from './source-index.ts';
import type { ClaimSources } from './claim-sources.ts';

export type CheckInput = {
  /** A document, a provider's sections, or the HTML of an application. */
  content: RichDocument | DraftedSection[] | { html: string };
  sources: ClaimSources;
  /** ISO date used to compute ages. */
  today: string;
};

export type CheckResult = { claims: Claim[]; gaps: Gap[]; contradictions?: Contradiction[] };

/**
 * Traces every figure, amount, date, name, role and address in a draft to its source, regardless of spelling, and
 * lists the open questions. Checks the output of any provider as well as edited text.
 */
export function checkClaims({ content, sources, today }: CheckInput): CheckResult {
  const titles = [
    ...(sources.details?.sections ?? []).map(({ name }) => name),
    ...(sources.sections ?? []).map(({ name }) => name),
  ];
  const draft = 'html' in content ? htmlToDocument(content.html) : content;
  const lines = [...listDraftLines(draft, titles), ...listSectionHeadings(draft)].flatMap((line) =>
    splitLong(line.text, maxLineChars).map((text): DraftLine => ({ ...line, text })),
  );
  const passages = listPassages(sources);
  const indexes: Sources = {
    index: indexSources(passages, today),
    names: indexNames(passages),
    roles: indexRoles(passages),
  };
  const factsByLine = lines.map((line) => {
    const isGiven = line.label && titles.includes(line.text);
    return {
      line,
      facts: isGiven ? findGivenFacts(line.text, indexes) : findLineFacts(line, indexes),
    };
  });
  const linkTotal = createTotalLinker(
    lines,
    factsByLine.flatMap(({ facts }) => facts),
  );
  const claims = new Claims(passages);
  for (const { line, facts } of factsByLine)
    for (const fact of facts) claims.add(line, linkTotal(fact));
  const contradictions = findContradictions(indexes.index);
  return {
    claims: claims.all,
    gaps: findGapsInLines(lines),
    ...(contradictions.length > 0 && { contradictions }),
  };
}

/**
 * Returns a function that gives each total in the draft's tables the source of its first part, if all parts have a
 * source.
 */
function createTotalLinker(
  lines: readonly DraftLine[],
  facts: readonly Fact[],
): (fact: Fact) => Fact {
  const totals = computeTableTotals(lines);
  if (totals.size === 0) return (fact) => fact;
  const placeOf = new Map(facts.map(({ text, passage }) => [text, passage]));
  return (fact) => {
    if (fact.kind !== 'money' || fact.passage !== undefined) return fact;
    const amount = findQuantities(fact.text)[0];
    const parts = amount?.family === 'number' ? totals.get(amount.value) : undefined;
    const isHeld = parts?.every((part) => placeOf.get(part) !== undefined);
    return isHeld ? { ...fact, passage: placeOf.get(parts?.[0] ?? '') } : fact;
  };
}

/** Finds the facts stated by a line and the facts assumed by its open questions. */
function findLineFacts(
  { text: written, label, rowLabel }: DraftLine,
  sources: Sources,
): PlacedFact[] {
  const questions = [...written.matchAll(gapPattern)].flatMap(([, question = '']) =>
    findAssumedFacts(findFacts(question, {}, sources)),
  );
  const textWithoutGaps = written.replace(gapPattern, (mark) => '|'.repeat(mark.length));
  return [...findFacts(textWithoutGaps, { label, rowLabel }, sources), ...questions];
}

const findFacts = (
  written: string,
  { label = false, rowLabel }: { label?: boolean; rowLabel?: string | undefined },
  sources: Sources,
): PlacedFact[] => {
  const { text, written: asWritten } = extractVisibleText(written);
  return splitSentences(text).flatMap((sentence) =>
    checkSentence(
      sentence.text,
      { isTitle: (label && !namesParty.test(sentence.text)) || isTitle(sentence.text), rowLabel },
      sources,
    ).map((fact) => ({
      ...fact,
      text: asWritten(sentence.start + fact.start, sentence.start + fact.end),
    })),
  );
};

const smallWords = /^(?:and|for|the|from|with|our)$/;
const minTitleWords = 2;
/** Labels that precede a name on any kind of line: "Partner: Vorell Works". */
const namesParty =
  /\b(?:partner|co-?sponsor|sponsor|funder|donor|vendor|supplier|contractor|consultant|collaborator|host|grantee)s?: /i;

/** Whether a line is short, mostly capitalized and lacks end punctuation. */
function isTitle(text: string): boolean {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word) || smallWords.test(word)).length;
  return (
    words.length >= minTitleWords &&
    capitals === words.length &&
    !/[.!?:]$/.test(text) &&
    !namesParty.test(text)
  );
}

/**
 * Selects the claims assumed by a question. An unsupported amount next to a supported one was computed for comparison:
 * "The costs come to $75,600 and you ask for $70,000".
 */
function findAssumedFacts(facts: readonly PlacedFact[]): PlacedFact[] {
  const hasSourcedAmount = facts.some(
    ({ kind, passage }) => kind === 'money' && passage !== undefined,
  );
  return facts.filter(
    (fact) =>
      !isOfQuestion(fact) &&
      !(fact.kind === 'money' && fact.passage === undefined && hasSourcedAmount),
  );
}

/** Whether a value describes the requested answer: "the last 12 months", "two or three sentences", "in 2025". */
const isOfQuestion = ({ kind, text }: PlacedFact): boolean =>
  /^(?:19|20)\d\d$/.test(text) || (kind === 'figure' && !/\d{4}|\d,\d{3}/.test(text));

/**
 * Finds the facts in a funder's heading, ignoring small numbers, which count sections and pages. Since the applicant
 * did not write the heading, the guidelines are the source of its facts.
 */
function findGivenFacts(title: string, sources: Sources): PlacedFact[] {
  const passage = sources.index.passages.findIndex(
    ({ source, text }) => source.type === 'guidelines' && text.includes(title),
  );
  return findFacts(title, { label: true }, sources)
    .filter((fact) => !isOfQuestion(fact))
    .map((fact) => ({ ...fact, passage: fact.passage ?? passage }));
}

const findGapsInLines = (lines: DraftLine[]): Gap[] =>
  lines.flatMap(({ text, section }) =>
    [...text.matchAll(gapPattern)].map((match) => ({
      section: (section ?? '').slice(0, 300),
      question: (match[1] ?? '').trim().slice(0, 2_000),
    })),
  );
