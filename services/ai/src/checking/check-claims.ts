import type { Claim, ClaimSource, Contradiction, Gap } from '@grantwright/shared/contract';
import { htmlToDocument, type RichDocument } from '@grantwright/shared/richtext';
import { cutLong, longestLine, type Mention } from '@grantwright/analyst';
import type { DraftedSection } from '../providers/provider.ts';
import { asSeen } from '../text/as-seen.ts';
import { type ClaimSources, type SourceSentence, sourceSentences } from './claim-sources.ts';
import { definiteCounts } from './contradictions/definite-counts.ts';
import { findContradictions } from './contradictions/find-contradictions.ts';
import { alikeSentences } from './contradictions/alike-sentences.ts';
import { contradictedBy, otherValue } from './contradictions/other-value.ts';
import { moneyInItsPlace } from './contradictions/money-in-its-place.ts';
import { nameInItsPlace } from './contradictions/name-in-its-place.ts';
import { periodInItsPlace } from './contradictions/period-in-its-place.ts';
import { saidOtherwise } from './contradictions/said-otherwise.ts';
import {
  isToldOfOtherName,
  toldApart,
  toldOfName,
  toldWithYear,
} from './contradictions/told-together.ts';
import { valueInItsPlace } from './contradictions/value-in-its-place.ts';
import { type DraftLine, draftLines, sectionHeads } from './draft-text.ts';
import { isSumOfWhatFollows } from './reckon/parts-that-follow.ts';
import { partOfItsTable } from './part-of-its-table.ts';
import { isOtherWhole } from './other-whole.ts';
import { reckon } from './reckon/reckon.ts';
import { reckonFromPlaces } from './reckon/reckon-from-places.ts';
import { reckonFromAlike } from './reckon/reckon-from-alike.ts';
import type { Proven } from './reckon/reckon-in-draft.ts';
import { addsUpAsNamed, addsUpOtherwise } from './reckon/sum-of-named.ts';
import { ageAtYear, isOtherAge } from './reckon/age-at-year.ts';
import { isReckonedOtherwise } from './reckon/reckoned-otherwise.ts';
import { restOfThem } from './reckon/rest-of-them.ts';
import { yearOfReckoned } from './dated-by-document.ts';
import { factsAsked } from './asked-facts.ts';
import { cover, covering } from './cover.ts';
import { factsGiven } from './given-titles.ts';
import { findGaps, gapMark } from './find-gaps.ts';
import { findValues } from './find/find-values.ts';
import { isTitle } from './names/find-names.ts';
import { isNameInTitle } from './names/names-in-title.ts';
import { traceForeignWords } from './names/trace-foreign-words.ts';
import { traceSmallNames } from './names/trace-small-names.ts';
import { toldOfOther } from './names/told-of-other.ts';
import { traceNames } from './names/trace-names.ts';
import type { Finding } from './finding.ts';
import { saidBriefly } from './said-briefly.ts';
import { sharesOfWholes } from './share-of-whole.ts';
import { isInAnotherCurrency } from './same-currency.ts';
import { indexSources } from './source-index.ts';
import { tableTotals } from './table-totals.ts';
import { traceTotal } from './trace-total.ts';
import { traceValue } from './trace-value.ts';

export type CheckInput = {
  /** A document, a provider's sections, or the HTML that an application keeps. */
  content: RichDocument | DraftedSection[] | { html: string };
  sources: ClaimSources;
  /** ISO date; ages follow from it. */
  today: string;
};

export type CheckResult = { claims: Claim[]; gaps: Gap[]; contradictions?: Contradiction[] };

const perPeriod = /^\s?(?:an?|per|each|every|\/)\s?$/i;

const unsupported: ClaimSource = { type: 'unsupported' };
const isRatio = ({ kind, keys }: Finding): boolean =>
  kind === 'percentage' || (keys[0]?.startsWith('times:') ?? false);

const seenSentence = (sentence: SourceSentence): SourceSentence => ({
  ...sentence,
  text: asSeen(sentence.text).text,
  ...(sentence.cells && {
    cells: sentence.cells.map(({ text, about }) => ({ text: asSeen(text).text, about })),
  }),
});

/**
 * Traces every figure, amount, date, name and address in a draft to the source that holds it, whatever
 * its spelling, and lists the open questions. It runs after any provider and on edited text alike.
 */
export const checkClaims = ({ content, sources, today }: CheckInput): CheckResult => {
  const names = [
    ...(sources.details?.sections ?? []).map(({ name }) => name),
    ...(sources.sections ?? []).map(({ name }) => name),
  ];
  const draft = 'html' in content ? htmlToDocument(content.html) : content;
  const all = [...draftLines(draft, names), ...sectionHeads(draft)];
  const linesOf = (kept: DraftLine[]) =>
    kept.flatMap((line) =>
      cutLong(line.text, longestLine).map((text): DraftLine => ({ ...line, text })),
    );
  // A title that the funder gave is no word of the applicant's.
  const isGiven = ({ label, text }: DraftLine): boolean => label && names.includes(text);
  const lines = linesOf(all.filter((line) => !isGiven(line)));
  const given = linesOf(all.filter(isGiven));
  const sentences = sourceSentences(sources).map(seenSentence);
  const index = indexSources(sentences, today);
  const alikeTo = alikeSentences(sentences);
  const replacedIn = nameInItsPlace(sentences);
  const otherAmountFor = moneyInItsPlace(sentences);
  const otherPeriodsIn = periodInItsPlace(sentences);
  const otherCountsOf = definiteCounts(sentences);
  const shareOfWhole = sharesOfWholes(sentences);
  const totals = tableTotals(lines);
  const seen = new Set<string>();
  const claims: Claim[] = [];
  const add = (
    kind: Claim['kind'],
    line: DraftLine,
    text: string,
    source: ClaimSource,
    other?: () => Claim['contradicts'],
  ): void => {
    const key = `${kind}|${line.section ?? ''}|${text}|${source.type === 'unsupported'}`;
    if (text === '' || seen.has(key)) return;
    seen.add(key);
    const contradicts = source.type === 'unsupported' ? other?.() : undefined;
    claims.push({
      kind,
      text: text.slice(0, 2_000),
      ...(line.section ? { section: line.section.slice(0, 300) } : {}),
      source,
      ...(contradicts ? { contradicts } : {}),
    });
  };
  for (const line of given)
    for (const { kind, text, source } of factsGiven(line.text, index))
      add(kind, line, text, source);
  for (const line of lines) {
    for (const { kind, text, source } of factsAsked(line.text, index))
      add(kind, line, text, source ?? unsupported);
    const seen = asSeen(line.text.replace(gapMark, (mark) => cover(mark, '|')));
    const { text } = seen;
    if (/^[\s|]*$/.test(text)) continue;
    const written = ({ start, text: said }: Mention): string =>
      seen.written(start, start + said.length);
    let rest = text;
    const values = findValues(text);
    const traces = values.map((value) => traceValue(value, text, values, index));
    const proven = values.flatMap((finding, at): Proven[] => {
      const source = traces[at]?.source;
      return source ? [{ finding, source }] : [];
    });
    // Shares and multiples last: they may be reckoned from a sum that is reckoned itself.
    const reckoned = new Map<Finding, ClaimSource>();
    for (const value of [...values].sort((a, b) => Number(isRatio(a)) - Number(isRatio(b)))) {
      if (proven.some(({ finding }) => finding === value)) continue;
      const source = reckon(value, text, proven, index);
      if (!source) continue;
      reckoned.set(value, source);
      proven.push({ finding: value, source });
    }
    for (const [at, value] of values.entries()) {
      const { source: traced, rival, literal } = traces[at] ?? {};
      const found = traced ?? (rival && toldApart(value, rival, text, values, index));
      const alike = alikeTo(text, value);
      const share = shareOfWhole(value, text)?.source;
      const source =
        share ??
        found ??
        (value.keys[0]?.startsWith('year:')
          ? toldWithYear(value, text, values, index)?.source
          : undefined) ??
        reckoned.get(value) ??
        ageAtYear(value, text, values, index) ??
        restOfThem(value, text, values, index) ??
        partOfItsTable(value, text, values, index) ??
        yearOfReckoned(value, text, reckoned, index) ??
        (addsUpOtherwise(value, text, index)
          ? undefined
          : (reckonFromAlike(value, text, alike) ??
            (rival ? undefined : reckonFromPlaces(value, text, index)))) ??
        (value.kind === 'money' && totals.has(value.value ?? Number.NaN)
          ? traceTotal(claims)
          : undefined);
      const replaced =
        source &&
        !share &&
        !literal &&
        !saidBriefly(value, text, index) &&
        !isSumOfWhatFollows(value, text, proven) &&
        !addsUpAsNamed(value, text, index) &&
        !toldWithYear(value, text, values, index) &&
        !toldOfName(value, text, index)
          ? (valueInItsPlace(value, text, alike) ??
            otherAmountFor(value, text) ??
            sentences[saidOtherwise(value, text, index) ?? -1])
          : undefined;
      const stands =
        source &&
        !replaced &&
        !isInAnotherCurrency(value, index) &&
        !isOtherWhole(value, text, index) &&
        !isOtherAge(value, text, index) &&
        !isToldOfOtherName(value, text, index) &&
        !isReckonedOtherwise(value, text, values, proven, index);
      add(value.kind, line, written(value), stands ? source : unsupported, () => {
        const other = replaced ?? (rival && sentences[rival.sentence]);
        return other ? contradictedBy(other) : otherValue(alike, value);
      });
      rest = covering(rest, value);
    }
    for (const run of otherCountsOf(text))
      add('figure', line, written(run), unsupported, () => contradictedBy(run.sentence));
    for (const run of otherPeriodsIn(text))
      // "$1,150 a month" says how much, and is read with its amount.
      if (
        !values.some(
          ({ start, end }) =>
            start < run.end && (run.start < end || perPeriod.test(text.slice(end, run.start))),
        )
      )
        add('figure', line, written(run), unsupported, () => contradictedBy(run.sentence));
    for (const words of [...traceForeignWords(rest, index), ...traceSmallNames(rest, index)]) {
      add('name', line, written(words), words.source ?? unsupported);
      rest = covering(rest, words);
    }
    if (line.label || isTitle(text)) {
      for (const name of traceNames(rest, index))
        if (isNameInTitle(name, index, rest))
          add('name', line, written(name), name.source ?? unsupported);
      continue;
    }
    const replaced = replacedIn(rest, text);
    const names = traceNames(rest, index, text);
    for (const name of names) {
      const { source, start, end } = name;
      const otherAt = source ? toldOfOther(name.text, text, { start, end }, index) : undefined;
      const other =
        replaced.find((run) => run.start < end && start < run.end)?.sentence ??
        (otherAt === undefined ? undefined : sentences[otherAt]);
      add('name', line, written(name), other || !source ? unsupported : source, () =>
        other ? contradictedBy(other) : undefined,
      );
    }
    for (const run of replaced)
      if (!names.some(({ start, end }) => run.start < end && start < run.end))
        add('name', line, written(run), unsupported, () => contradictedBy(run.sentence));
  }
  const contradictions = findContradictions(sentences);
  return {
    claims,
    gaps: findGaps(lines),
    ...(contradictions.length > 0 ? { contradictions } : {}),
  };
};
