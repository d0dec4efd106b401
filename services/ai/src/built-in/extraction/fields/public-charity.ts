import { splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { afterItself } from './own-names.ts';

/** "… is a registered 501(c)(3) public charity", "…, a public charity,". */
const isOne =
  /^(?:\([^)]{2,20}\),? )?(?:(?:is|are)(?: now| also)? (?:classified as |recogni[sz]ed as |registered as )?an? |, an? )(?:(?!private\b|former\b)[\p{L}\d().-]+,? ){0,6}?public charity\b/iu;
/** The service's letter: "We determined you're a public charity", "you are classified as a public charity". */
const found =
  /\byou(?:['’]re| are| have been| were) (?:classified as |found to be )?an? public charity\b/i;
/** "This code means we are a public charity", in the middle of a sentence. */
const weAre = /\b(?:that|means|because|as) we are an? (?:[\p{L}\d().-]+ ){0,3}?public charity\b/iu;
const perhaps =
  /\b(?:if|whether|unless|not an?|should|would|could|applied|apply(?:ing)?|request\w*|presum\w+)\b/i;
const trust = 2.3;

/** Who says of itself that it is a public charity, or is told so by the service, is one; its form's label alone says less. */
export const publicCharity = (
  { kind, lines, sponsorship }: Paper,
  names: string[],
): Candidate<'charity'>[] =>
  sponsorship
    ? []
    : lines.flatMap((line): Candidate<'charity'>[] =>
        splitSentences(line.text).flatMap(({ text }) => {
          const rest = line.others ? undefined : afterItself(text, names);
          const told =
            kind === 'determination-letter'
              ? found.test(text)
              : (rest !== undefined && isOne.test(rest)) || (!line.others && weAre.test(text));
          return told && !perhaps.test(text.slice(0, text.search(/public charity/i)))
            ? [candidate<'charity'>('charity', line, trust)]
            : [];
        }),
      );
