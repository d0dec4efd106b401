import type { Claim, Contradiction, Gap } from '@grantwright/shared/contract';
import { htmlToDocument, type RichBlock, type RichDocument } from '@grantwright/shared/richtext';
import { asSeen } from '../text/as-seen.ts';
import { cutLong, longestLine } from '../text/cut-long.ts';
import { splitSentences } from '../text/sentences.ts';
import { checkSentence, type PlacedFact, type Sources } from './check-sentence.ts';
import { Claims, type Fact } from './claims.ts';
import { findContradictions } from './contradictions.ts';
import { type DraftLine, draftLines, sectionHeads } from './draft-lines.ts';
import { findGaps, gapMark } from './gaps.ts';
import { findQuantities } from './find-quantities.ts';
import { indexNames } from './name-index.ts';
import { passagesOf } from './passages.ts';
import { indexRoles } from './role-pairs.ts';
import { tableTotals } from './table-totals.ts';
import { indexSources } from './source-index.ts';
import type { ClaimSources } from './sources.ts';

export type DraftedSection = { name: string; blocks: RichBlock[] };

export type CheckInput = {
  /** A document, a provider's sections, or the HTML that an application keeps. */
  content: RichDocument | DraftedSection[] | { html: string };
  sources: ClaimSources;
  /** ISO date; ages follow from it. */
  today: string;
};

export type CheckResult = { claims: Claim[]; gaps: Gap[]; contradictions?: Contradiction[] };

/**
 * Traces every figure, amount, date, name, role and address in a draft to the source that holds it, whatever its
 * spelling, and lists the open questions. It runs after any provider and on edited text alike.
 */
export function checkClaims({ content, sources, today }: CheckInput): CheckResult {
  const titles = [
    ...(sources.details?.sections ?? []).map(({ name }) => name),
    ...(sources.sections ?? []).map(({ name }) => name),
  ];
  const draft = 'html' in content ? htmlToDocument(content.html) : content;
  const lines = [...draftLines(draft, titles), ...sectionHeads(draft)].flatMap((line) =>
    cutLong(line.text, longestLine).map((text): DraftLine => ({ ...line, text })),
  );
  const passages = passagesOf(sources);
  const indexes: Sources = {
    index: indexSources(passages, today),
    names: indexNames(passages),
    roles: indexRoles(passages),
  };
  const found = lines.map((line) => {
    const isGiven = line.label && titles.includes(line.text);
    return { line, facts: isGiven ? factsGiven(line.text, indexes) : factsOf(line, indexes) };
  });
  const totalled = totalsOf(
    lines,
    found.flatMap(({ facts }) => facts),
  );
  const claims = new Claims(passages);
  for (const { line, facts } of found) for (const fact of facts) claims.add(line, totalled(fact));
  const contradictions = findContradictions(indexes.index);
  return {
    claims: claims.all,
    gaps: findGaps(lines),
    ...(contradictions.length > 0 && { contradictions }),
  };
}

/** Gives a total of the draft's tables the source of its first part, if each of its parts has one. */
function totalsOf(lines: readonly DraftLine[], facts: readonly Fact[]): (fact: Fact) => Fact {
  const totals = tableTotals(lines);
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

/** The facts of a line outside its open questions, and those that its questions take for true. */
function factsOf({ text: written, label, rowLabel }: DraftLine, sources: Sources): PlacedFact[] {
  const asked = [...written.matchAll(gapMark)].flatMap(([, question = '']) =>
    assumedIn(factsIn(question, {}, sources)),
  );
  const stated = written.replace(gapMark, (mark) => '|'.repeat(mark.length));
  return [...factsIn(stated, { label, rowLabel }, sources), ...asked];
}

const factsIn = (
  written: string,
  { label = false, rowLabel }: { label?: boolean; rowLabel?: string | undefined },
  sources: Sources,
): PlacedFact[] => {
  const { text, written: asWritten } = asSeen(written);
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
/** "Partner: Vorell Works" names somebody, whatever the line looks like. */
const namesParty =
  /\b(?:partner|co-?sponsor|sponsor|funder|donor|vendor|supplier|contractor|consultant|collaborator|host|grantee)s?: /i;

/** A short line without an end mark, most of whose words have capitals. */
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
 * What a question takes for true. Of "The costs come to $75,600 and you ask for $70,000" the one amount is reckoned to
 * be set against the other.
 */
function assumedIn(facts: readonly PlacedFact[]): PlacedFact[] {
  const isReckoned = facts.some(({ kind, passage }) => kind === 'money' && passage !== undefined);
  return facts.filter(
    (fact) =>
      !isOfQuestion(fact) && !(fact.kind === 'money' && fact.passage === undefined && isReckoned),
  );
}

/** What a question may say of itself: "the last 12 months", "two or three sentences", "in 2025". */
const isOfQuestion = ({ kind, text }: PlacedFact): boolean =>
  /^(?:19|20)\d\d$/.test(text) || (kind === 'figure' && !/\d{4}|\d,\d{3}/.test(text));

/**
 * What a title that the funder gave says beyond naming a part. Nobody on the applicant's side wrote it, so none of
 * it is unsupported; small numbers count parts and pages.
 */
function factsGiven(title: string, sources: Sources): PlacedFact[] {
  const passage = sources.index.passages.findIndex(
    ({ source, text }) => source.type === 'guidelines' && text.includes(title),
  );
  return factsIn(title, { label: true }, sources)
    .filter((fact) => !isOfQuestion(fact))
    .map((fact) => ({ ...fact, passage: fact.passage ?? passage }));
}
