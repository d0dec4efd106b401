import type { ClaimSource } from '@grantwright/shared/contract';
import { topicStems } from '../../text/words.ts';
import type { Finding } from '../finding.ts';
import { sameThing } from '../same-thing.ts';
import type { SourceIndex } from '../source-index.ts';
import { meets, sentenceOf } from './arithmetic.ts';
import { amountsOf, type Labelled, labelledIn } from './labelled.ts';
import type { Proven } from './reckon-in-draft.ts';
import { namesIn, partsOf, waysOf } from './sum-of-named.ts';

const ofBudget =
  /^\s+of (?:the|our|its|this|all)\s+(?:\p{L}+['’]?s?\s+){0,2}?(?:budget|costs?|price|expenses?|money|total|whole)\b/iu;
const takes =
  /^\W*(.{3,60}?),?\s+(?:alone\s+)?(?:takes?|makes? up|accounts? for|is|are|costs?|uses?|represents?|comes? to|amounts? to|eats? up)\b[^.;\d]{0,25}$/iu;
const paysFor =
  /\b(?:pays? for|goes? (?:to|into|on|toward|towards)|is for|buys|covers)\s+([^.;,\d]{3,60})/i;

/** What the sentence says that the share is of: before the share, or behind what it is a share of. */
const partsNamed = (finding: Finding, text: string): string[] => {
  const { from, to } = sentenceOf(text, finding);
  const before = takes.exec(text.slice(from, finding.start))?.[1];
  const behind = paysFor.exec(text.slice(finding.end, to))?.[1];
  return [before, behind].flatMap((name) => name ?? []);
};

const ofTheBudget = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  if (!ofBudget.test(text.slice(finding.end))) return undefined;
  const isAmount = ({ isMoney, size, value }: Labelled): boolean =>
    !index.wholes.has(value) && (isMoney || size === undefined);
  const isShare = (part: number): boolean =>
    [...index.wholes].some((whole) => part < whole && meets((part / whole) * 100, finding));
  for (const name of partsNamed(finding, text)) {
    const own = amountsOf(name, index, isAmount).find(({ value }) => isShare(value));
    if (own) return own.source;
    const names = namesIn(name);
    const way =
      names.length === 0
        ? undefined
        : waysOf(partsOf(names, index, isAmount)).find((amounts) =>
            isShare(amounts.reduce((sum, { value }) => sum + value, 0)),
          );
    if (way?.[0]) return way[0].source;
  }
  return undefined;
};

const known = new WeakMap<SourceIndex, { whole: number; items: Labelled[] }[]>();
const fewestItems = 3;
const mostItems = 20;

const placeOf = ({ source }: Labelled): string =>
  source.type === 'document' ? source.documentId : JSON.stringify(source);

/** Amounts that follow each other and are just what the one before the first of them comes to. */
const itemsIn = (index: SourceIndex): { whole: number; items: Labelled[] }[] => {
  const cached = known.get(index);
  if (cached) return cached;
  const all = labelledIn(index);
  const found = all.flatMap((whole, at) => {
    let sum = 0;
    for (let to = at + 1; to <= Math.min(all.length - 1, at + mostItems); to++) {
      const item = all[to];
      if (!item || placeOf(item) !== placeOf(whole) || sum > whole.value) break;
      sum += item.value;
      if (to - at >= fewestItems && sum === whole.value)
        return [{ whole: whole.value, items: all.slice(at + 1, to + 1) }];
    }
    return [];
  });
  known.set(index, found);
  return found;
};

/** "Pears, at 4,120 pounds, were a fifth of the crop" of a crop that the sources give with all its parts. */
const ofItsItems = (
  finding: Finding,
  text: string,
  proven: readonly Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  if (!/^\s+of\b/.test(text.slice(finding.end))) return undefined;
  const { from, said } = sentenceOf(text, finding);
  const words = new Set(topicStems(said));
  const before = proven.filter(
    ({ finding: other }) =>
      (other.kind === 'figure' || other.kind === 'money') &&
      other.start >= from &&
      other.end <= finding.start,
  );
  const names = partsNamed(finding, text);
  for (const { whole, items } of itemsIn(index)) {
    const isPart = (item: Labelled): boolean =>
      before.length > 0
        ? before.length === 1 &&
          before[0]?.finding.value === item.value &&
          [...item.label].some((word) => sameThing(word, words))
        : names.some((name) =>
            amountsOf(name, index, (each) => items.includes(each)).includes(item),
          );
    const found = items.find((item) => isPart(item) && meets((item.value / whole) * 100, finding));
    if (found) return found.source;
  }
  return undefined;
};

/** What the sources give for one thing by its name, as a share of all that it is a part of. */
export const shareOfNamed = (
  finding: Finding,
  text: string,
  proven: readonly Proven[],
  index: SourceIndex,
): ClaimSource | undefined =>
  finding.kind === 'percentage'
    ? (ofTheBudget(finding, text, index) ?? ofItsItems(finding, text, proven, index))
    : undefined;
