import type { ClaimSource } from '@grantwright/shared/contract';
import type { AlikeSentence } from '../contradictions/alike-sentences.ts';
import type { Finding } from '../finding.ts';
import { isCount, meets, pairsOf, sentenceOf, sumsOf } from './arithmetic.ts';
import { nearWords } from '../context/near-words.ts';
import { topicStems } from '../../text/words.ts';
import { totalling } from './cues.ts';
import { isWhole, type Part } from './ways.ts';

const allBut = /\ball but\s+$/i;
const remaining =
  /\b(?:gone|lost|left|remain\w*|passed|failed|rest|others?|without|not|fewer|more)\b/i;
const onlyDenied = /\b(?:not|without)\b/gi;
/** "Twelve did not finish" of 30 who finished; where the source denies it too, its own number is meant. */
const isRemaining = (said: string, source: string): boolean =>
  remaining.test(said.replace(onlyDenied, '')) ||
  (remaining.test(said) && !/\b(?:not|without|never|no)\b|n['’]t\b/i.test(source));
const oneOfThem = /^[^.;,]{0,30}?\b(?:an?|per|each|every|apiece)\b/i;
const overTime =
  /\b(?:over|between|across|during|in all|in that time|in (?:two|three|four|five) years)\b/i;
/** What is not so, or is so of few. */
const denied =
  /\b(?:no|not|never|without|missing|lacks?|lacking|only|un(?!der|til|i|cle)\p{L}+|rest|others?)\b|n['’]t\b/iu;
const jointly = /\b(?:together|combined|both|between them|in all|altogether)\b/i;
/** A plan, a price or an aim that the figure beside it is held against. */
const heldAgainst =
  /\b(?:over|off|under|above|below|beyond|against) (?:the |our |its |an? )?(?:plan|budget|goal|target|estimate|regular|normal|usual|price|rate)\b|\b(?:planned|estimated?|budgeted|loss of|saving|instead|cheaper)\b/i;
const ofTwoKinds = /^\s+\p{L}+ (?:and|or) \p{L}+/u;
/** "144 a year" of twelve a month. */
const monthly = /\b(?:a|per|each|every) month\b|\/\s?mo\b|\bmonthly\b/i;
const yearly =
  /\b(?:(?:a|per|each|every|last|this|in a) (?:year|annum)|in (?:19|20)\d\d)\b|\bannually\b/i;
const ofThem = /^\s+(?:of|out of)\s+(?:whom|them|which|these|those|the|our|its|their)\b/iu;
const amongThem =
  /^\s+(?:of|out of)\s+(?:whom|them|which|these|those|the|our|its|their)\b|^\s+\p{L}+/iu;

const firstWords = (text: string): string =>
  /^\s+(\p{Ll}+ \p{Ll}+)/u.exec(text)?.[1]?.toLowerCase() ?? '';

const valueOf = ({ value }: Finding): number => value ?? 0;

/** Said of a number, and not merely in its sentence. */
const close = 0.3;

/** So many of all of whom a sentence tells: of those who answered, or of the first number, and of no other of its list. */
const sharesOf = (counts: readonly Finding[], said: string, source: string): number[] => {
  const figures = counts.filter(({ kind }) => kind === 'figure');
  const [first] = figures;
  const wholes = figures.filter((each) => each === first || isWhole(withValue(each), source));
  const topics = topicStems(said);
  const parts =
    figures.length > 2
      ? figures.filter((each) => {
          const near = nearWords(source, each, figures);
          return topics.some((word) => (near.get(word) ?? 0) >= close);
        })
      : figures;
  return parts.flatMap((part) =>
    wholes.flatMap((whole) =>
      valueOf(part) < valueOf(whole) ? [(valueOf(part) / valueOf(whole)) * 100] : [],
    ),
  );
};
const withValue = (finding: Finding): Part => ({ ...finding, value: valueOf(finding) });

/** So many periods a span has, by which an amount for the whole of it may be divided. */
const periodsIn = (text: string): number[] =>
  [...text.matchAll(/\b(\d+|two|three|four|five|twelve|eighteen)[\s-]+(year|month)s?\b/gi)].flatMap(
    ([, count = '', unit]) => {
      const words: Record<string, number> = {
        two: 2,
        three: 3,
        four: 4,
        five: 5,
        twelve: 12,
        eighteen: 18,
      };
      const number = words[count.toLowerCase()] ?? Number(count);
      return unit?.toLowerCase() === 'year' ? [number, number * 12] : [number];
    },
  );

const computedFrom = (
  finding: Finding,
  text: string,
  { sentence, values }: AlikeSentence,
): number[] => {
  const { said } = sentenceOf(text, finding);
  const before = text.slice(0, finding.start);
  const after = text.slice(finding.end);
  const counts = values.filter(isCount);
  const alike = counts.filter(({ kind }) => kind === finding.kind).map(valueOf);
  const rates = values.filter(({ kind }) => kind === 'percentage').map(valueOf);
  const differences = pairsOf(alike).flatMap(([a, b]) => (a > b ? [a - b] : []));
  if (finding.kind === 'percentage')
    return [
      ...(allBut.test(before) || denied.test(said) ? rates.map((rate) => 100 - rate) : []),
      ...(jointly.test(said) ? sumsOf(rates) : []),
      ...(ofThem.test(after) ? sharesOf(counts, said, sentence.text) : []),
    ];
  if (!isCount(finding)) return [];
  // "412 water samples": the number of them is given.
  const named = firstWords(after);
  const isStated =
    named !== '' && counts.some(({ end }) => firstWords(sentence.text.slice(end)) === named);
  const isWhole = Number.isInteger(finding.value);
  return [
    ...(allBut.test(before) || isRemaining(said, sentence.text) || heldAgainst.test(said)
      ? differences
      : []),
    ...(heldAgainst.test(said) && heldAgainst.test(sentence.text) ? sumsOf(alike) : []),
    ...(finding.kind === 'figure' && ofTwoKinds.test(after) ? sumsOf(alike) : []),
    ...(monthly.test(sentence.text) && /\byears?\b/i.test(said)
      ? alike.map((each) => each * 12)
      : []),
    ...(monthly.test(said) && yearly.test(sentence.text) ? alike.map((each) => each / 12) : []),
    ...(overTime.test(said) && !isStated
      ? alike.flatMap((each) => periodsIn(sentence.text).map((count) => each * count))
      : []),
    ...(finding.kind === 'figure' && isWhole && amongThem.test(after)
      ? alike.flatMap((whole) => rates.map((rate) => Math.round((whole * rate) / 100)))
      : []),
    ...(totalling.test(said) || (overTime.test(said) && !isStated)
      ? [...sumsOf(alike), ...pairsOf(alike).map(([a, b]) => a + b)]
      : []),
    ...(oneOfThem.test(after)
      ? pairsOf(counts.map(valueOf))
          .flatMap(([a, b]) => (b > 1 && a > b ? [a / b] : []))
          .concat(alike.flatMap((whole) => periodsIn(sentence.text).map((count) => whole / count)))
      : []),
  ];
};

/**
 * The source of a value that follows by arithmetic from the values of a sentence that says the same:
 * "all but five of our 27 people", where 22 of 27 are; "$75,000 a year" of $150,000 over two years.
 */
export const reckonFromAlike = (
  finding: Finding,
  text: string,
  alike: AlikeSentence[],
): ClaimSource | undefined =>
  alike.find((each) => computedFrom(finding, text, each).some((value) => meets(value, finding)))
    ?.sentence.source;
