import type { SectionLimit } from '@grantwright/shared/contract';
import { squeeze } from '@grantwright/analyst';
import { lengthLimitOf } from '../length-limit.ts';

/** How the writer of a letter says how long something may be; left out, what is asked remains. */
export const lengthInProse =
  /,?\s*\b(?:(?:use|using|in|within|with|of|at|up|to|no|not|more|longer|than|most|about|around|roughly|approximately|exceeding|limited|max(?:imum|\.)?|further|another|additional|final|an?|the|for|some) )*(?:half (?:an? )?|(?:an? )?half[- ]|\d[\d,]*[- ]|an? (?=single|page)|(?:one|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|single)[- ](?:and a half )?|\d{1,2} ?½[- ])(?:hundred |single-spaced |double-spaced )*(?:pages?(?: and a half)?|words?|characters?)\b(?: (?:at most|maximum|max\.?|or so|or less|or fewer|long|altogether|in length|in all))?,?/i;
/** How it turns to who writes. */
export const asksInProse =
  /\b(?:tell(?:s|ing)? (?:us|the (?:committee|panel|trustees|board|judges|jury|reviewers?|readers?))(?: about)?|explain(?:s|ing)?|describ(?:e|es|ing)|introduc(?:e|es|ing)|discuss(?:es|ing)?|outlin(?:e|es|ing)|set(?:s|ting)? out|summari[sz](?:e|es|ing)|address(?:es|ing)?|present(?:s|ing)?|state|says?|shows?|justify|list|answer|write about|talk about|(?:like|want|love|hope|need) to (?:read|hear|know|see|learn)(?: about)?)[\s§]+/i;
/** "a page", "half a page" and "one page" say how long in plain words. */
const sizeIn = (said: string): SectionLimit | undefined => {
  const size =
    /(?:half (?:an? )?|(?:an? )?half[- ]|[\w,]+[- ](?:hundred )?)(?:pages?|words?|characters?)/i.exec(
      said,
    )?.[0];
  return size === undefined ? undefined : lengthLimitOf(`(${size})`);
};

/** How long a sentence says that something may be. */
export const limitInProse = (said: string): SectionLimit | undefined => {
  const size = lengthInProse.exec(said)?.[0];
  return size === undefined ? undefined : (lengthLimitOf(said) ?? sizeIn(size));
};

/** A text without the place where a length stood in it, marked as "§". */
export const tidy = (text: string): string =>
  squeeze(text.replace(/§/g, ' ')).replace(/[.,;:\s]+$/, '');

/** "describes" and "tells us" as one asks for it. */
export const imperative = (verb: string): string =>
  verb
    .replace(/^tell(?:s|ing)\b/i, 'tell')
    .replace(/^(?:like|want|love|hope|need) to (?:read|hear|know|see|learn)\b/i, 'tell us')
    .replace(/^(say|show)s$/i, '$1')
    .replace(/^summari([sz])(?:es|ing)$/i, 'summari$1e')
    .replace(/^(?:set(?:s|ting)) out$/i, 'set out')
    .replace(/^describ(?:es|ing)$/i, 'describe')
    .replace(/^introduc(?:es|ing)$/i, 'introduce')
    .replace(/^(explain|discuss|outline?|address|present)(?:e?s|ing)$/i, '$1')
    .replace(/^outlin(?:ing)?$/i, 'outline');
