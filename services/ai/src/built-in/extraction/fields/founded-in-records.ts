import { splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { opensWithItself } from './own-names.ts';

const year = String.raw`((?:17|18|19|20)\d{2})`;
const month = '(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\\.?';
const date = `(?:${month} \\d{1,2}(?:st|nd|rd|th)?,? ${year}|\\d{1,2}(?:st|nd|rd|th)?,? (?:of |day of )?${month},? ${year})`;

/** "This Trust was registered with the District Office on 3rd July, 1997", where the body itself is registered. */
const registered = new RegExp(
  `^(?:This|The|Our) (?:trust|society|association|charity|organi[sz]ation|foundation|NGO|club|company|group|institute|cooperative)\\b[^.;]{0,40}\\b(?:was|is|got|became) (?:officially |formally |legally |duly |first )?registered\\b(?! (?:office|agent))[^;]{0,120}?\\b(?:in|on|since) [^.;\\d]{0,12}(?:${date}|(?:${month} )?${year})\\b`,
  'iu',
);
const registeredItself = new RegExp(
  `\\b(?:was|is|were|got) (?:officially |formally |legally |duly |first )?registered\\b[^;]{0,120}?\\b(?:in|on|since) [^.;\\d]{0,12}(?:${date}|(?:${month} )?${year})\\b`,
  'iu',
);
/** "The charity is a Charitable Incorporated Organisation, registered by OSCR on 3 May 2016": registration makes that body. */
const registeredAsCio = new RegExp(
  `^.{0,100}?\\bis an? [^;]{0,60}?\\b(?:S?CIO|charitable incorporated organi[sz]ation)\\b[^;]{0,120}?\\bregistered (?:(?:by|with) [^;\\d]{2,60}? )?(?:in|on) (?:${date}|(?:${month} )?${year})\\b`,
  'iu',
);
/** A register's "Governing document": "MEMORANDUM AND ARTICLES INCORPORATED 4 MAY 1999 AS AMENDED …", "TRUST DEED DATED …". */
const governing = new RegExp(
  `^(?:memorandum and articles(?: of association)?|articles of association|constitution|trust deed|declaration of trust|deed of trust|CIO ?-? ?(?:foundation|association)|rules),?(?: of)? (?:incorporated|dated|adopted|registered|made|executed)(?: on)? ${date}`,
  'i',
);

/** "The charity is a CIO governed by a foundation constitution dated 9 May 2016", "… is governed by a trust deed dated …". */
const governedBy = new RegExp(
  `\\b(?:governed|constituted|established) (?:by|under) (?:its|an?|the) (?:(?:CIO|foundation|association) constitution|trust deed|deed of trust|declaration of trust),? (?:which was )?(?:dated|adopted|made|executed|registered)(?: on)? ${date}`,
  'i',
);
/** A body incorporated in that form has no constitution before it is founded. */
const governedAsCio = new RegExp(
  `\\b(?:CIO|charitable incorporated organi[sz]ation)\\b[^.;]{0,40}\\b(?:governed|constituted|established) (?:by|under) (?:its|an?|the) constitution,? (?:dated|adopted|registered)(?: on)? ${date}`,
  'i',
);

/** "… the initial directors named in these Articles of Incorporation on 27 August, 2012." */
const signedArticles = new RegExp(
  `\\bthese articles(?: of (?:incorporation|association|organization))?,? (?:on|this|dated|as of)(?: the)? ${date}`,
  'i',
);
/** "2015 in Review:" over "We were founded …". */
const reviewed = new RegExp(`^${year}(?: in review|:| review| – a year| highlights)`, 'i');
const founded =
  /^(?:in \w+,? )?we (?:were|are) (?:officially |formally )?(?:founded|established|born|incorporated|formed)\b/i;

const yearOf = (match: RegExpExecArray | null): number | undefined => {
  const found = match?.slice(1).find((group) => group !== undefined);
  return found === undefined ? undefined : Number(found);
};

/** When a body's founding stands on record without the word: its registration, the day of its articles, a year's review. */
export const fromRecords = ({ kind, lines }: Paper, names: string[]): Candidate<number>[] =>
  lines.flatMap((line, at): Candidate<number>[] => {
    if (kind === 'policy') return [];
    if (kind === 'articles') {
      const day = /amend|restate/i.test(line.text)
        ? undefined
        : yearOf(signedArticles.exec(line.text));
      return day ? [candidate(day, line, 1.3)] : [];
    }
    if (line.others) return [];
    const document = kind === 'other' ? yearOf(governing.exec(line.text)) : undefined;
    if (document) return [candidate(document, line, 1.6)];
    const heading = founded.test(line.text)
      ? lines.slice(0, at).findLast(({ heading: isHeading }) => isHeading)
      : undefined;
    const review = heading ? yearOf(reviewed.exec(heading.text)) : undefined;
    if (review) return [candidate(review, line, 1.8)];
    return splitSentences(line.text).flatMap(({ text }): Candidate<number>[] => {
      const own = yearOf(registered.exec(text));
      const governed = yearOf(governedBy.exec(text)) ?? yearOf(governedAsCio.exec(text));
      if (governed && !/\b(?:amended|revised|previous)\b/i.test(text))
        return [candidate(governed, line, 1.5, text)];
      const made = yearOf(registeredAsCio.exec(text));
      if (made && (opensWithItself(text, names) || /^(?:The|Our) charity\b/i.test(text)))
        return [candidate(made, line, 1.5, text)];
      const named = opensWithItself(text, names) ? yearOf(registeredItself.exec(text)) : undefined;
      const found = own ?? named;
      return found ? [candidate(found, line, 1.5, text)] : [];
    });
  });
