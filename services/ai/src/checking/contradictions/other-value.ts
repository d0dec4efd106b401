import type { Claim } from '@grantwright/shared/contract';
import { topicStems } from '../../text/words.ts';
import type { SourceSentence } from '../claim-sources.ts';
import { findValues } from '../find/find-values.ts';
import type { Finding } from '../finding.ts';

/** So much of what a sentence says a source must say too, to speak of the same thing. */
const shared = 0.7;
const fewest = 3;

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

/** Finds the source sentence that says the same as a draft's sentence with another value of the same kind. */
export const otherValue = (
  sentences: SourceSentence[],
): ((text: string, finding: Finding) => Claim['contradicts']) => {
  let known: { sentence: SourceSentence; stems: Set<string>; kinds: Set<string> }[] | undefined;
  const index = () =>
    (known ??= sentences
      .filter(({ source }) => source.type !== 'guidelines')
      .map((sentence) => ({
        sentence,
        stems: contentOf(sentence.text),
        kinds: new Set(findValues(sentence.text).map(({ kind }) => kind)),
      }))
      .filter(({ kinds }) => kinds.size > 0));
  return (text, finding) => {
    const stems = contentOf(clauseAround(text, finding));
    if (stems.size < fewest) return undefined;
    let best: SourceSentence | undefined;
    let most = shared;
    for (const candidate of index()) {
      if (!candidate.kinds.has(finding.kind)) continue;
      let same = 0;
      for (const stem of stems) if (candidate.stems.has(stem)) same++;
      const share = same / stems.size;
      if (share > most) [best, most] = [candidate.sentence, share];
    }
    return best && { text: best.text.slice(0, 2_000), source: best.source };
  };
};
