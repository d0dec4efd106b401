import type { ClaimSource } from '@grantwright/shared/contract';
import { agreement } from '../context/agreement.ts';
import { type NearWords, nearWords } from '../context/near-words.ts';
import type { Finding } from '../finding.ts';
import { bearsOut } from '../rounding.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';

/** A value of the draft that a source holds. */
export type Proven = { finding: Finding; source: ClaimSource };

const totalling =
  /\b(?:total|totals|totaling|in all|altogether|together|combined|both|whole|entire|sum|overall|come[s]? to|amount[s]? to|adds? up|over (?:the )?(?:two|three|four|five) years|budget|counting|cost|costs)\b|=|,\s+or\s*$/i;
const differing =
  /\b(?:more|fewer|less|remain\w*|rest|balance|left|difference|additional|another|gap|increase[sd]?|increasing|rose|risen|rise|grew|grown|growth|fell|fallen|drop(?:ped)?|declin\w+|decrease[sd]?|gain(?:ed)?|up from|down from|only|still|others?|below|above)\b/i;
const sharing = /\b(?:per|each|every|apiece|average|averaging)\b/i;
const multiplying =
  /\b(?:per|each|every|apiece|at|a (?:year|month|week|day)|annually|times|in all|total)\b|[×x]/i;

const sentenceOf = (
  text: string,
  { start, end }: Finding,
): { from: number; to: number; said: string } => {
  const before = text.slice(0, start);
  const from = Math.max(...[...before.matchAll(/[.!?](?:\s|$)|[\n|]/g)].map((m) => m.index + 1), 0);
  const after = /[.!?](?:\s|$)|[\n|]/.exec(text.slice(end));
  const to = after ? end + after.index : text.length;
  return { from, to, said: text.slice(from, to) };
};

const isCount = ({ kind, value }: Finding): boolean =>
  (kind === 'figure' || kind === 'money') && value !== undefined;

/** Equal, or as near as the writer's "about" and rounding allow. */
const meets = (computed: number, finding: Finding): boolean => {
  const { value = Number.NaN, kind, approximate } = finding;
  if (Math.abs(computed - value) < 0.005) return true;
  if (kind === 'percentage' && Math.abs(computed - value) <= 0.51) return true;
  if (approximate && bearsOut(computed, finding)) return true;
  return approximate !== undefined && Math.abs(computed - value) <= Math.max(0.5, value * 0.02);
};

const sumsOf = (values: number[]): number[] =>
  values.flatMap((_, from) =>
    values
      .slice(from + 1)
      .map((__, length) =>
        values.slice(from, from + length + 2).reduce((sum, value) => sum + value, 0),
      ),
  );

const pairsOf = <T>(list: T[]): [T, T][] =>
  list.flatMap((one) => list.filter((other) => other !== one).map((other): [T, T] => [one, other]));

/** From the other values of the same sentence, or of the one before. */
const fromDraft = (finding: Finding, text: string, proven: Proven[]): ClaimSource | undefined => {
  const { from, said, to } = sentenceOf(text, finding);
  const previous = sentenceOf(text, {
    ...finding,
    start: Math.max(0, from - 1),
    end: Math.max(0, from - 1),
  });
  const within = (start: number): Proven[] =>
    proven.filter(
      ({ finding: other }) =>
        other.start >= start && other.end <= to && isCount(other) && other !== finding,
    );
  const said1 = within(from);
  const near = said1.length > 0 ? said1 : within(previous.from);
  const first = near[0];
  if (!first) return undefined;
  const values = near.map(({ finding: other }) => other.value ?? 0);
  const alike = near
    .filter(({ finding: other }) => other.kind === finding.kind)
    .map(({ finding: other }) => other.value ?? 0);
  const computed: number[] = [];
  if (finding.kind === 'percentage') {
    for (const [a, b] of pairsOf(values)) {
      if (a < b) computed.push((a / b) * 100);
      if (b > 0) computed.push((Math.abs(a - b) / b) * 100);
    }
  } else if (finding.keys[0]?.startsWith('times:')) {
    for (const [a, b] of pairsOf(values)) if (b > 0 && a > b) computed.push(a / b);
  } else {
    const isSmall = finding.kind === 'figure' && (finding.value ?? 0) < smallest;
    if (totalling.test(said)) computed.push(...sumsOf(alike));
    if (differing.test(said) && !isSmall)
      for (const [a, b] of pairsOf(alike)) if (a > b) computed.push(a - b);
    if (sharing.test(said))
      for (const [a, b] of pairsOf(values)) if (b > 0 && a > b) computed.push(a / b);
    if (multiplying.test(said)) for (const [a, b] of pairsOf(values)) computed.push(a * b);
  }
  return computed.some((value) => meets(value, finding)) ? first.source : undefined;
};

/** A value of the sources must be spoken of in the sentence that reckons with it. */
const spokenOf = 0.3;
const spokenOfOnItsSide = 0.16;
/** Small numbers are each other's difference and share by chance. */
const smallest = 20;
const mostTried = 40;

const spokenIn = (
  near: NearWords,
  index: SourceIndex,
  kinds: string[],
  least = spokenOf,
): Occurrence[] => {
  const seen = new Set<string>();
  return kinds
    .flatMap((kind) => {
      const byStem = index.near.get(kind);
      return byStem ? [...new Set([...near.keys()].flatMap((stem) => byStem.get(stem) ?? []))] : [];
    })
    .map((occurrence) => ({ occurrence, score: agreement(near, occurrence.near, index.weightOf) }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score)
    .map(({ occurrence }) => occurrence)
    .filter(({ key }) => !seen.has(key) && seen.add(key))
    .slice(0, mostTried);
};

const numberIn = (key: string): number => Number(key.slice(key.indexOf(':') + 1));

/** From values that the sources state of what the sentence speaks of. */
const fromSources = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  const { from, to, said } = sentenceOf(text, finding);
  if (finding.kind === 'percentage') {
    if (!/\bof\b|\bper\s?cent\b|%/.test(said)) return undefined;
    // "Grants make up 47 percent of revenue": the part on one side, the whole on the other.
    const sides = [text.slice(from, finding.start), text.slice(finding.end, to)].map((side) =>
      nearWords(`${side} 0`, { text: '0', start: side.length + 1, end: side.length + 2 }, []),
    );
    for (const kind of ['money', 'number']) {
      const [left = [], right = []] = sides.map((side) =>
        spokenIn(side, index, [kind], spokenOfOnItsSide).filter(
          ({ key }) => kind === 'money' || numberIn(key) >= smallest,
        ),
      );
      for (const part of [...left, ...right])
        for (const whole of left.includes(part) ? right : left) {
          const [a, b] = [numberIn(part.key), numberIn(whole.key)];
          if (a < b && meets((a / b) * 100, finding)) return part.source;
        }
    }
    return undefined;
  }
  if (finding.keys[0]?.startsWith('times:')) {
    const places = spokenIn(nearWords(text, finding, []), index, ['number', 'money']);
    const pair = pairsOf(places).find(
      ([a, b]) => numberIn(b.key) > 0 && meets(numberIn(a.key) / numberIn(b.key), finding),
    );
    return pair?.[0].source;
  }
  if (finding.kind !== 'money' && finding.kind !== 'figure') return undefined;
  if (finding.kind === 'money' && totalling.test(said)) {
    const sum = index.values.get(`sum:${finding.value}`)?.[0];
    if (sum) return sum.source;
  }
  if (!differing.test(said)) return undefined;
  const kind = finding.kind === 'money' ? 'money' : 'number';
  if (kind === 'number' && (finding.value ?? 0) < smallest) return undefined;
  const places = spokenIn(nearWords(text, finding, []), index, [kind]);
  const pair = pairsOf(places).find(([a, b]) => meets(numberIn(a.key) - numberIn(b.key), finding));
  if (pair) return pair[0].source;
  if (finding.kind !== 'money') return undefined;
  // "the remaining $15,600": what the asked-for leaves of the whole.
  const sums = [...index.values.entries()].filter(([key]) => key.startsWith('sum:'));
  const rest = places.flatMap(({ key, source }) =>
    sums.some(([sum]) => meets(numberIn(sum) - numberIn(key), finding)) ? [source] : [],
  );
  return rest[0];
};

/** "65,000 meals a year, 17,700 more than today": a value of the draft against the source's of the same thing. */
const againstSources = (
  finding: Finding,
  text: string,
  proven: Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  const { from, to, said } = sentenceOf(text, finding);
  if (!differing.test(said) || !isCount(finding) || (finding.value ?? 0) < smallest)
    return undefined;
  for (const { finding: other, source } of proven) {
    if (other === finding || other.start < from || other.end > to || !isCount(other)) continue;
    if (other.kind !== finding.kind) continue;
    const places = spokenIn(nearWords(text, other, [finding]), index, [
      other.kind === 'money' ? 'money' : 'number',
    ]);
    const apart = places.map(({ key }) => Math.abs(numberIn(key) - (other.value ?? 0)));
    if (apart.some((value) => value > 0 && meets(value, finding))) return source;
  }
  return undefined;
};

/** The source of a value that follows by arithmetic from what is said beside it or in the sources. */
export const reckon = (
  finding: Finding,
  text: string,
  proven: Proven[],
  index: SourceIndex,
): ClaimSource | undefined =>
  fromDraft(finding, text, proven) ??
  againstSources(finding, text, proven, index) ??
  fromSources(finding, text, index);
