import type { ClaimSource } from '@grantwright/shared/contract';
import type { Finding } from '../finding.ts';
import type { SourceIndex } from '../source-index.ts';
import { findNumbers } from '../../text/numbers.ts';
import { measureAfter } from '../find/measure-after.ts';
import { sentenceOf } from './arithmetic.ts';
import { amountsOf, type Labelled } from './labelled.ts';
import { isRoundedTo } from './rounded-to.ts';

const verb =
  /^(.*?),?\s+(?:(?:together|combined|both|jointly|alone|will|would|have|has|had|already)\s+)*(?:com(?:es?|ing)|came|account(?:s|ed)? for|costs?|amount(?:s|ed)?|adds? up|added up|total(?:s|ed|led)?|makes?|made|brings?|brought|gives?|gave|provided?|contributed?|puts?|covers?|pays?|paid|are|is|were|was|weigh(?:s|ed)?|earn(?:s|ed)?|raised?|yield(?:s|ed)?|takes?)\b[^.;\d]{0,25}$/iu;
const introduces = /(?:^|[\s,(])(?:from|by|for|of|in|on|with)\s+/giu;
const parted =
  /\s*,\s*(?:(?:and|plus)\s+)?|\s+(?:and|plus|&|as well as|together with|along with)\s+/iu;
/** "$8,000 more from the parish and the bank": said of something else than their sum. */
const ofOther = /^\s*(?:more|less|fewer|each|apiece|per|an?|of)\b/i;
const longestName = 60;
const mostNames = 4;

/** The names of a list of two to four things. */
export const namesIn = (phrase: string): string[] => {
  const names = phrase
    .replace(/^[\s,(]+|[\s,.)]+$/g, '')
    .split(parted)
    .map((name) => name.trim().replace(/^(?:(?:together|along) )?with\s+/i, ''))
    .filter((name) => name !== '');
  const isList =
    names.length >= 2 &&
    names.length <= mostNames &&
    names.every((name) => name.length <= longestName && !/[\d$€£]/.test(name));
  return isList ? names : [];
};

/** The lists that stand before or behind an amount in its sentence. */
const listsBeside = (finding: Finding, text: string): string[][] => {
  const { from, to } = sentenceOf(text, finding);
  const after = text.slice(finding.end, to);
  const subject = verb.exec(text.slice(from, finding.start))?.[1];
  const behind = ofOther.test(after)
    ? []
    : [...after.matchAll(introduces)].map(({ 0: word, index }) => after.slice(index + word.length));
  return [...(subject === undefined ? [] : [subject]), ...behind]
    .map(namesIn)
    .filter(({ length }) => length > 0);
};

/** "fringe for the coach" may be told of as fringe alone. */
const shorter = (name: string): string => name.split(/\s(?:for|of|in|at|from)\s/i)[0] ?? name;

/** Every way to take one amount for each name; "lumber and hardware" of one line are one. */
export const waysOf = (parts: Labelled[][]): Labelled[][] =>
  parts.reduce<Labelled[][]>(
    (ways, amounts) =>
      ways.flatMap((way) =>
        amounts.map((amount) => (way.includes(amount) ? way : [...way, amount])),
      ),
    [[]],
  );

/** For each name, what the sources give for it. */
export const partsOf = (
  names: readonly string[],
  index: SourceIndex,
  isOfKind: (amount: Labelled) => boolean,
): Labelled[][] =>
  names.map((name) => {
    const found = amountsOf(name, index, isOfKind);
    return found.length > 0 ? found : amountsOf(shorter(name), index, isOfKind);
  });

/**
 * "$35,000, from the credit union and the Alder Fund", "Oars, ropes and paint come to $4,300": the sum of
 * what the sources give for each of the things that the sentence names, and for no others. Without a source
 * where they give just one amount for each, and these add up to something else.
 */
export const sumOfNamed = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): { source?: ClaimSource } | undefined => {
  if (finding.kind !== 'money' && finding.kind !== 'figure') return undefined;
  const { size } = measureAfter(text, finding.end);
  const isOfKind = (amount: Labelled): boolean =>
    finding.kind === 'money'
      ? amount.isMoney || amount.size === undefined
      : !amount.isMoney && (amount.size === undefined || amount.size === size);
  let isSettled = false;
  for (const names of listsBeside(finding, text)) {
    const parts = partsOf(names, index, isOfKind);
    if (parts.some(({ length }) => length === 0)) continue;
    const way = waysOf(parts).find((amounts) => {
      const sum = amounts.reduce((total, { value }) => total + value, 0);
      return (
        amounts.length > 1 &&
        (finding.approximate
          ? isRoundedTo(sum, finding)
          : Math.abs(sum - (finding.value ?? 0)) < 0.01)
      );
    });
    if (way?.[0]) return { source: way[0].source };
    // One amount for each and another sum: no other two amounts make it true.
    isSettled ||= parts.every(({ length }) => length === 1);
  }
  return isSettled || isPricedOtherwise(finding, text, index) ? {} : undefined;
};

const costs =
  /^\W*(?:the |our |an? )?(.{3,60}?)\s(?:(?:alone|also|will|would)\s)*(?:costs?|comes? to|amounts? to|takes?|(?:is|are) budgeted at)\s(?:us\s|about\s)?$/iu;
/** "The drivers, with their fringe, cost": what is told in passing is no part of a name. */
const inPassing = /,\s(?:with|including)\s[^,$€£]{2,40},?(?=\s|$)/gi;

/** "The kayaks will cost $8,200" where the sources give one amount for the kayaks: no sum of other items is that. */
const isPricedOtherwise = (finding: Finding, text: string, index: SourceIndex): boolean => {
  const { from } = sentenceOf(text, finding);
  const subject = costs.exec(text.slice(from, finding.start).replace(inPassing, ''))?.[1];
  // How many there are of it is no part of its name.
  const name =
    subject &&
    findNumbers(subject).reduce((all, { text: number }) => all.replace(number, ''), subject);
  if (
    finding.kind !== 'money' ||
    name === undefined ||
    /[,$€£&]|\b(?:and|plus|all|both|each|whole|total|project|everything)\b/i.test(name)
  )
    return false;
  const amounts = amountsOf(name, index, ({ isMoney }) => isMoney);
  return amounts.length === 1 && amounts[0]?.value !== finding.value;
};

/** Whether a value is the sum of what the sources give for the things that its sentence names. */
export const addsUpAsNamed = (finding: Finding, text: string, index: SourceIndex): boolean =>
  sumOfNamed(finding, text, index)?.source !== undefined;

/** Whether the sources give one amount for each thing that is named, and they add up to something else. */
export const addsUpOtherwise = (finding: Finding, text: string, index: SourceIndex): boolean => {
  const found = sumOfNamed(finding, text, index);
  return found !== undefined && found.source === undefined;
};
