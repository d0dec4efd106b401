import { fromPart } from '../../budget/money-item.ts';
import { signed } from '../../budget/money-items.ts';
import { withArticle } from '../../grammar/articles.ts';
import { lowerFirst, openEnd } from '../../grammar/write-sentence.ts';
import { topLevelParts } from './top-level-parts.ts';

const priced = /^[^:$€£]{3,90}?(?: ?\([^()]*\))?(?::| =| is| [-–—])? ?[$€£]\s?\d[\d,.]*\s?[kK]?$/u;
const talks =
  /\b(?:we|our|they|have|has|had|are|was|were|will|need|ask\w*|request\w*|total|in all|altogether|budget|committed|pledged|gives?|from \p{Lu})\b/iu;

/** "Room hire: $300" as "room hire ($300)", each of several in a line: the items of a list of costs. */
export const costs = (text: string, names: ReadonlySet<string>): string[] | undefined => {
  const line = openEnd(signed(text));
  if (talks.test(line)) return undefined;
  const parts = priced.test(line) ? [line] : topLevelParts(line, /[,;]/);
  const items = parts.map((part) => (priced.test(part) ? fromPart(part) : undefined));
  if (items.some((item) => item === undefined)) return undefined;
  return items.flatMap((item) => {
    if (!item) return [];
    const small = lowerFirst(item.label, names);
    const label = / and /.test(small) ? small : withArticle(small);
    const [, what, aside] = /^(.+) \(([^()]+)\)$/.exec(label) ?? [];
    return [what && aside ? `${what} (${aside}: ${item.written})` : `${label} (${item.written})`];
  });
};
