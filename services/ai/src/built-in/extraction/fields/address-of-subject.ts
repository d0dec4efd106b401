import { splitSentences } from '@grantwright/analyst';
import type { Line, Paper } from '../paper.ts';
import { afterItself } from './own-names.ts';
import { code, codes, type FoundAddress, found, fullNames, readAt } from './read-address.ts';

const word = String.raw`\p{Lu}[\p{L}.'’-]+`;
const town = `(${word}(?: ${word}){0,2})`;
const state = `(${fullNames}|${codes})`;
const kinds =
  'non-?profit|not-for-profit|organi[sz]ation|charity|agency|association|group|society|club|foundation|rescue|shelter|ministry|church|congregation|theat(?:er|re)|museum|school|choir|orchestra|corporation';

const body =
  /^(?:the|this|our) (?:association|society|club|church|congregation|corporation|organi[sz]ation|foundation|council|chapter)(?= )/i;
/** What follows the organization at the start of a sentence, up to where it is. */
const stands = [
  new RegExp(
    `^(?:is|are) an? [^;]{0,90}?\\b(?:${kinds})\\b[^.;]{0,40}? (?:located|based|headquartered|situated) (?:in|at) (?=\\S)`,
    'iu',
  ),
  /^(?:is|are) an? [^,;]{0,60}?\b(?:clinic|hospital|library|pantry|food bank|centre|center|school|shelter|church|museum|theat(?:er|re)|choir|orchestra|non-?profit|charity|organi[sz]ation) in (?=\p{Lu})/u,
  /^, (?:an? [^,.;]{3,80},? )?(?:located|based|headquartered|situated) (?:in|at) (?=\S)/iu,
  /^(?:is|are|shall be) (?:located|based|headquartered|situated) (?:in|at) (?=\S)/iu,
];
const placed = new RegExp(
  `^(?:(?:the )?(?:heart of |downtown |historic |rural |beautiful )?(?:the )?(?:[Cc]ity of |[Tt]own of |[Vv]illage of )?)${town}, (?:(?:${word} ){1,2}County, )?${state}(?![\\p{L}\\d])`,
  'u',
);
/** "We are a Salem, Ohio-based nonprofit". */
const adjective = new RegExp(`^(?:is|are) an? ${town}, ${state}-based\\b`, 'u');
const street = /^(?:\d{1,6}[A-Za-z]? |P\.? ?O\.? ?Box )/;
const toCode = /^.{8,110}?\b\d{5}(?:-\d{4})?\b/;

/** Where nobody could tell the name: "Elm Row Stage is a 501(c)(3) nonprofit located at …" under a letter. */
const unnamed =
  /^\p{Lu}[\p{L}\d.'’&-]*(?: [\p{L}\d.'’&-]+){0,6}? (?=is an? (?:501|non-?profit|tax-exempt|charit))/u;

const subjectRest = (text: string, names: string[]): string | undefined => {
  const own = afterItself(text, names);
  // "Elm Row Haven (“the Organization”) is a nonprofit located in …"
  if (own !== undefined) return own.replace(/^\([^)]{2,60}\),? /, '');
  const named = body.exec(text)?.[0] ?? (names.length === 0 ? unnamed.exec(text)?.[0] : undefined);
  return named === undefined ? undefined : text.slice(named.length).trim();
};

const placeIn = (line: Line, rest: string): FoundAddress[] => {
  const [, based, basedState] = adjective.exec(rest) ?? [];
  if (based && basedState)
    return [found({ parts: { city: based, state: code(basedState) }, cityLine: line }, 1.7)];
  const where = stands.map((form) => form.exec(rest)?.[0]).find((told) => told !== undefined);
  if (where === undefined) return [];
  const place = rest.slice(where.length);
  if (street.test(place)) {
    const whole = toCode.exec(place)?.[0];
    const read = whole ? readAt([{ ...line, text: whole }], 0) : undefined;
    return read?.parts.address
      ? [found({ parts: read.parts, cityLine: line, streetLine: line }, 2.2)]
      : [];
  }
  const [, city, stateName] = placed.exec(place) ?? [];
  return city && stateName && !/\bCounty$/.test(city)
    ? [found({ parts: { city, state: code(stateName) }, cityLine: line }, 1.7)]
    : [];
};

/**
 * A sentence that opens with the organization and says where it is: "Ash Grove Society, based in Salem, Ohio, …",
 * "We are a nonprofit organization located at 12 Mill Street, Salem, OH, 44460."
 */
export const placesOfSubject = ({ lines, sponsorship }: Paper, names: string[]): FoundAddress[] =>
  lines.flatMap((line): FoundAddress[] =>
    line.others || sponsorship
      ? []
      : splitSentences(line.text).flatMap(({ text }): FoundAddress[] => {
          const rest = subjectRest(text, names);
          return rest === undefined ? [] : placeIn(line, rest);
        }),
  );
