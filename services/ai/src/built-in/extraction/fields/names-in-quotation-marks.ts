import { candidate, type Candidate } from '../candidate.ts';
import type { Line } from '../paper.ts';
import { capitalName } from './clean-name.ts';

const bodies =
  '(?:organi[sz]ation|association|society|trust|charity|foundation|club|group|corporation|company|NGO|cooperative|network|institute|church|ministry)';
/** "an association having as title: « Alakajam! »", "a social organization named 'Amrit-Prithvi Trust'". */
const entitled = new RegExp(
  `\\b(?:having (?:as|for) (?:its )?(?:title|name)|${bodies},? (?:which is |to be )?(?:named|called|entitled|titled|under the (?:name|title)(?: of)?|by the name of))\\s*:?\\s*(?:the )?[«“"'‘]\\s*(\\p{Lu}[^»”"]{1,80}?)\\s*[»”"'’](?!\\p{L})`,
  'u',
);
/** "Constitution of the “Alakajam!” association". */
const governing = new RegExp(
  `^(?:constitution|statutes?|by-?laws|articles of (?:incorporation|association)) of (?:the )?[«“"‘]\\s*(\\p{Lu}[^»”"]{1,80}?)\\s*[»”"’]\\s*${bodies}?\\.?$`,
  'iu',
);

/** 'The "Elm Row Rowing Club Inc." is registered in Victoria': of a program or a book nobody says that. */
const registered =
  /^(?:The |the )?[«“"]\s*(?:The )?(\p{Lu}[^»”"]{4,80}?)\s*[»”"](?: \([^)]{2,20}\))?,? (?:is|was) (?:an? (?:[\p{L}-]+,? ){0,4}?(?:registered|incorporated|non-?profit|not-for-profit|charit\p{Ll}+|association|501)|(?:duly |legally |officially )?(?:registered|incorporated|constituted)\b)/u;

/** A name that the paper sets in quotation marks keeps its own sign: "Alakajam!". */
export const fromQuotationMarks = (lines: Line[]): Candidate[] =>
  lines.flatMap((line, at): Candidate[] => {
    const title = at < 10 ? governing.exec(line.text)?.[1] : undefined;
    const body = registered.exec(line.text)?.[1];
    const own = title ?? entitled.exec(line.text)?.[1] ?? body;
    const [, words = '', sign = ''] = /^(.*?)(!?)$/u.exec(own ?? '') ?? [];
    const name = line.others ? undefined : capitalName(words);
    return name ? [candidate(`${name}${sign}`, line, own === body ? 2.3 : title ? 2.7 : 2.9)] : [];
  });
