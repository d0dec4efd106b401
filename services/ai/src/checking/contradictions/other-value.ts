import type { Claim } from '@grantwright/shared/contract';
import type { SourceSentence } from '../claim-sources.ts';
import type { Finding } from '../finding.ts';
import type { AlikeSentence } from './alike-sentences.ts';

/** What a claim says of a sentence that gives another value. */
export const contradictedBy = ({ text, source }: SourceSentence): Claim['contradicts'] => ({
  text: text.slice(0, 2_000),
  source,
});

/** The source sentence that says the same as a draft's sentence with another value of the same kind. */
export const otherValue = (alike: AlikeSentence[], { kind }: Finding): Claim['contradicts'] => {
  const best = alike.find(({ values }) => values.some((value) => value.kind === kind));
  return best && contradictedBy(best.sentence);
};
