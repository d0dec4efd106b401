import { mainVerb } from '../../grammar/main-verb.ts';
import { openEnd } from '../../grammar/write-sentence.ts';
import { topLevelParts } from './top-level-parts.ts';

/** A share of some whole is no thing in a list: something is said of it. */
const ofWhole =
  /^(?:(?:about|nearly|over|more than|at least) )?(?:half|most|many|some|a third|a quarter|two[- ]thirds|three[- ]quarters|\d[\d,.]*%|(?:one|two|three|\d) (?:in|out of) \S+)(?: of)? \p{L}/iu;
const lacksVerb =
  /^((?:(?:about|nearly|over|more than) )?(?:\d[\d,.]*%|half|most|a third|a quarter|two[- ]thirds) of [^,;:()]{3,50}?) (below|above|under|over|behind|without|unable|eligible|at or below|at or above)\b/iu;
export const isOfWhole = (line: string): boolean => ofWhole.test(line);

/** "29% of first graders below benchmark", as the sentence that it stands for. */
export const shareTold = (line: string): string | undefined => {
  if (!ofWhole.test(line) || mainVerb(line) !== undefined) return undefined;
  return lacksVerb.test(line) ? line.replace(lacksVerb, '$1 are $2') : undefined;
};

/** "40% fewer calls, 10 cooks trained": several results in one breath. */
export const figures = (line: string): string[] | undefined => {
  const parts = topLevelParts(openEnd(line), /[,;]/);
  return parts.length > 1 &&
    parts.every(
      (part) =>
        /^(?:about |over |at least |more than |under |fewer than |zero )?(?:\d|zero|no |one|two|three)/i.test(
          part,
        ) &&
        !/\b(?:of (?:whom|them|which)|will|are|is|have|has)\b/.test(part) &&
        (mainVerb(part)?.form ?? 'past') === 'past',
    )
    ? parts
    : undefined;
};
