import { topicStems } from '../../text/words.ts';
import type { SourceSentence } from '../claim-sources.ts';
import { mayHoldValue } from '../find/find-values.ts';
import type { Finding } from '../finding.ts';
import { valuesOf } from './placed-values.ts';

/** So much of what a sentence says a source must say too, to speak of the same thing. */
const shared = 0.7;
const fewest = 2;
/** More sentences than these are as alike as each other. */
const mostCompared = 20;

export type AlikeSentence = { sentence: SourceSentence; values: readonly Finding[] };

const clauseAround = (text: string, { start, end }: Finding): string => {
  const before =
    text
      .slice(0, start)
      .split(/[.!?;](?:\s|$)|\n/)
      .at(-1) ?? '';
  const after = text.slice(end).split(/[.!?;](?:\s|$)|\n/)[0] ?? '';
  return `${before} ${after}`;
};

const contentOf = (text: string): Set<string> =>
  new Set(topicStems(text).filter((stem) => !/^\d/.test(stem)));

/** Finds the source sentences with values that say nearly all that a draft's clause around a value says, the most alike first. */
export const alikeSentences = (
  sentences: SourceSentence[],
): ((text: string, finding: Finding) => AlikeSentence[]) => {
  const known: SourceSentence[] = [];
  let byStem: Map<string, number[]> | undefined;
  const index = (): Map<string, number[]> => {
    if (byStem) return byStem;
    byStem = new Map();
    for (const sentence of sentences) {
      if (sentence.source.type === 'guidelines' || !mayHoldValue(sentence.text)) continue;
      const at = known.push(sentence) - 1;
      for (const stem of contentOf(sentence.text)) {
        const list = byStem.get(stem);
        if (list) list.push(at);
        else byStem.set(stem, [at]);
      }
    }
    return byStem;
  };
  return (text, finding) => {
    const stems = contentOf(clauseAround(text, finding));
    if (stems.size < fewest) return [];
    const common = new Map<number, number>();
    for (const stem of stems)
      for (const at of index().get(stem) ?? []) common.set(at, (common.get(at) ?? 0) + 1);
    return [...common]
      .filter(([, count]) => count / stems.size > shared)
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, mostCompared)
      .flatMap(([at]): AlikeSentence[] => {
        const sentence = known[at];
        return sentence ? [{ sentence, values: valuesOf(sentence) }] : [];
      });
  };
};
