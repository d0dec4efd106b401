import type { ClaimSource } from '@grantwright/shared/contract';
import { parseNumber } from '../../text/numbers.ts';
import { type NearWords, nearWords } from '../context/near-words.ts';
import type { Finding } from '../finding.ts';
import { isGeneral, nearness } from '../context/specific-words.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';
import { isCount, meets, pairsOf, sentenceOf, smallest } from './arithmetic.ts';
import { compares, totalling } from './cues.ts';
import type { Proven } from './reckon-in-draft.ts';
import { share, shareOfWhole } from './shares.ts';
import { numberIn, spokenIn } from './spoken-of.ts';

const closely = 0.36;
const average = /\b(?:average|median|mean)\b[^.;\d]{0,30}$/i;

const kindsFor = ({ kind }: Finding): string[] =>
  kind === 'money' ? ['money', 'number'] : ['number'];

const multiple = (finding: Finding, text: string, index: SourceIndex): ClaimSource | undefined => {
  const near = nearWords(text, finding, []);
  return ['number', 'money', 'percent']
    .flatMap((kind) => pairsOf(spokenIn(near, index, [kind])))
    .find(([a, b]) => numberIn(b) > 0 && meets(numberIn(a) / numberIn(b), finding))?.[0].source;
};

/** "65,000 meals a year, 17,700 more than today": a value of the draft against the source's of the same thing. */
const againstDraft = (
  finding: Finding,
  text: string,
  proven: Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  const { from, to } = sentenceOf(text, finding);
  const isShare = finding.kind === 'percentage';
  for (const { finding: other, source } of proven) {
    if (other === finding || other.start < from || other.end > to || !isCount(other)) continue;
    if (!isShare && other.kind !== finding.kind) continue;
    const near = new Map([
      ...(isShare ? nearWords(text, finding, [other]) : []),
      ...nearWords(text, other, [finding]),
    ]);
    const places = spokenIn(near, index, kindsFor(other));
    const found = places.some((place) => {
      const by = Math.abs(numberIn(place) - (other.value ?? 0));
      const bases = isShare ? [numberIn(place), other.value ?? 0] : [];
      return (
        by > 0 &&
        (isShare ? bases.some((base) => meets((by / base) * 100, finding)) : meets(by, finding))
      );
    });
    if (found) return source;
  }
  return undefined;
};

/** "The two grants", "all three of them": how many are added up. */
const counted =
  /^[^.;,\d]{0,20}\b(?:the|these|those|our|all|both) (two|three|four|five|six) [^.;,\d]{3,50}$/i;
const howMany = (text: string, finding: Finding): number | undefined => {
  const said = counted.exec(text.slice(sentenceOf(text, finding).from, finding.start))?.[1];
  return said === undefined ? undefined : parseNumber(said);
};

const sum = (
  finding: Finding,
  text: string,
  near: NearWords,
  index: SourceIndex,
): ClaimSource | undefined => {
  const count = howMany(text, finding);
  const key = count === undefined ? 'sum' : `sum-of-${count}`;
  const places = spokenIn(near, index, kindsFor(finding));
  const pair = (count === undefined || count === 2 ? pairsOf(places) : []).find(
    ([a, b]) =>
      (finding.kind === 'money' || a.sentence === b.sentence) &&
      meets(numberIn(a) + numberIn(b), finding),
  );
  if (pair) return pair[0].source;
  const whole = index.values.get(`${key}:${finding.value}`)?.[0];
  return finding.kind === 'money' ? whole?.source : undefined;
};

/** One word of the draft tells what both values are of. */
const isOfOneThing = (one: Occurrence, other: Occurrence, near: NearWords): boolean =>
  [...near.keys()].some(
    (stem) => !isGeneral(stem) && [one, other].every((place) => nearness(stem, place) >= closely),
  );

const difference = (
  finding: Finding,
  near: NearWords,
  index: SourceIndex,
): ClaimSource | undefined => {
  const places = spokenIn(near, index, kindsFor(finding));
  const pair = pairsOf(places).find(
    ([a, b]) =>
      meets(numberIn(a) - numberIn(b), finding) &&
      (a.sentence === b.sentence || isOfOneThing(a, b, near)),
  );
  if (pair) return pair[0].source;
  if (finding.kind !== 'money') return undefined;
  // "the remaining $15,600": what the request leaves of all the items together.
  const sums = [...index.values.values()]
    .flatMap(([first]) => (first?.key.startsWith('sum:') ? [first] : []))
    .map(numberIn);
  return places.find((place) => sums.some((all) => meets(all - numberIn(place), finding)))?.source;
};

/** Whether a value follows from values that the sources state of what its sentence speaks of. */
export const reckonFromSources = (
  finding: Finding,
  text: string,
  proven: Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  if (finding.keys[0]?.startsWith('times:')) return multiple(finding, text, index);
  const { said } = sentenceOf(text, finding);
  const isDifference = compares(said);
  if (finding.kind === 'percentage')
    return (
      share(finding, text, proven, index) ??
      shareOfWhole(finding, text, proven, index) ??
      (isDifference ? againstDraft(finding, text, proven, index) : undefined)
    );
  if (!isCount(finding) || (finding.kind === 'figure' && (finding.value ?? 0) < smallest))
    return undefined;
  // An average is stated, and no sum or difference.
  if (average.test(text.slice(0, finding.start))) return undefined;
  const near = nearWords(text, finding, []);
  return (
    (totalling.test(said) ? sum(finding, text, near, index) : undefined) ??
    (isDifference
      ? (againstDraft(finding, text, proven, index) ?? difference(finding, near, index))
      : undefined)
  );
};
