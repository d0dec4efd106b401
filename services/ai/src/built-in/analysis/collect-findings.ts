import { comparable, contentWords } from '../../text/normalize.ts';
import type { Finding } from './finding.ts';
import type { Guidelines } from './guidelines.ts';
import { hasPlaceholder } from './placeholders.ts';
import { rules } from './rules/index.ts';

/** One rule alone must not crowd out the others; the general rule fills what is left. */
const mostPerRule: Record<string, number> = {
  duties: 30,
  attachments: 14,
  eligibility: 9,
  'page-limit': 10,
  deadline: 8,
  'award-amount': 7,
  'set-amounts': 5,
  rejection: 6,
};
const mostOfOthers = 4;
/** More lines than this no tired person reads; an ordinary call stays well under it. */
const mostLines = 40;

const similarity = (a: string[], b: string[]): number => {
  const right = new Set(b);
  const shared = a.filter((word) => right.has(word)).length;
  const union = new Set([...a, ...b]).size;
  return union === 0 ? 0 : shared / union;
};

/** What all rules find, each thing once, the most important first, and no more than a person reads. */
export const collectFindings = (guidelines: Guidelines): Finding[] => {
  const kept: (Finding & { rule: string; words: string[] })[] = [];
  const read = rules.map((rule) => ({ rule, all: rule.find(guidelines) }));
  const covered = new Set(
    read.flatMap(({ all }) => all.flatMap(({ coversBlocks }) => coversBlocks ?? [])),
  );
  for (const { rule, all } of read) {
    const found = all.sort((a, b) => b.weight - a.weight || a.block - b.block);
    let count = 0;
    for (const one of found) {
      if (count >= (mostPerRule[rule.name] ?? mostOfOthers)) break;
      if (hasPlaceholder(one.text)) continue;
      // What a list's own line says needs no second line, unless it carries a value of its own.
      if (covered.has(one.block) && !one.list && one.topic === undefined) continue;
      const words = contentWords(one.text);
      const quote = comparable(one.quote);
      const twin = kept.find(
        (other) =>
          (one.list && other.list && one.block === other.block) ||
          other.covers?.some((said) => comparable(said) === quote) ||
          (one.topic !== undefined && other.topic === one.topic) ||
          comparable(other.text) === comparable(one.text) ||
          ((one.topic === undefined || other.topic === undefined) &&
            similarity(words, other.words) >= 0.72) ||
          (rule.name !== other.rule &&
            !other.list &&
            comparable(other.quote) === quote &&
            !isOfItsOwn(one, other)),
      );
      if (twin) continue;
      kept.push({ ...one, rule: rule.name, words });
      count++;
    }
  }
  return kept
    .sort((a, b) => b.weight - a.weight || a.block - b.block)
    .slice(0, mostLines)
    .map(({ rule: _rule, words: _words, ...one }) => one);
};

/** Two rules may read two facts in one sentence, such as an amount and the number of awards. */
const isOfItsOwn = (one: Finding, other: Finding): boolean =>
  one.kind !== other.kind && one.topic !== undefined;
