import { splitSentences } from '@grantwright/analyst';
import type { Line, Paper } from '../paper.ts';
import { candidate } from '../candidate.ts';
import {
  type Address,
  code,
  codes,
  type FoundAddress,
  found,
  fullNames,
  streetWord,
} from './read-address.ts';

const notATown =
  /\b(?:County|Parish|Valley|Region|State|University|College|School|District|Court|Church|Department|Secretary|Code|Law|Act)\b/;

/** A clause that says where the organization is. */
export const inSentence =
  /\b(?:(?:principal|main|registered principal|initial principal|administrative|home)(?: business)? (?:office|place of (?:business|activity|activities|operations?)|executive office)s?|offices of the \w+|(?:mailing|business|street) address|(?:correspondence|postal) address(?! (?:of|for) (?:the|our|its|your|each|any) (?:bank|registrar|agent|examiner|member|donor)s?\b)|headquarter(?:s|ed)|domicile|(?:corporation|organization|association|society|agency|center|museum|school|shelter|PT[AO]|it|we) (?:is|are) (?=located)|offices? (?:is|are) located)\b[^.]{0,90}?\b(?:(?:located|situated|is|be|maintained|at|in)\s+)+(.{8,160})/i;

const designates =
  /,? (?:and )?(?:has|have|does hereby|hereby) (?:designated?|appoint(?:ed)?|named?)\b/i;
/**
 * "… with its principal office at Mill Road, Salem, has designated Ann Farr as its registered agent": what is said before,
 * with the space that a scan left out ("atMill Road").
 */
export const beforeAgent = (text: string): string =>
  /\bprincipal office\b/i.test(text)
    ? (text.split(designates)[0] ?? text).replace(
        /(?<=\boffice (?:is )?(?:located )?(?:at|in))(?=\p{Lu})/u,
        ' ',
      )
    : text;

/** "Our partner, the Alder Trust, is …": whose state is told. */
const ofAPartner =
  /(?:^|[.;] )(?:our|its|their) (?:[\p{L}-]+ ){0,3}(?:partners?|sponsors?|hosts?|parent|affiliates?|landlord|grantees?)\b[^.;]*$/iu;
/** "incorporated under the laws of the State of California" gives the state and nothing else. */
export const stateOnly = (lines: Line[]): FoundAddress[] =>
  lines.flatMap((line): FoundAddress[] => {
    const match = new RegExp(
      `\\b(?:incorporated|organized|formed|existing|located|office of the \\w+ is)\\b[^.;]{0,80}\\b(?:laws of(?: the)?(?: (?:State|Commonwealth) of)?|(?:in the |, )(?:State|Commonwealth) of) (${fullNames})\\b|\\b(?:is )?an? (${fullNames}) (?:State )?(?:domestic )?(?:(?:non-?profit|not[- ]for[- ]profit|non-?stock|public benefit|charitable)\\b[\\w ,-]{0,40}\\bcorporation|corporation,? not[- ]for[- ]profit)\\b|\\b(?:incorporated|registered as an? (?:\\w+[ -]){0,3}(?:corporation|non-?profit|charity)) in (?:the (?:State|Commonwealth) of )?(${fullNames})\\b(?! (?:City|County)\\b)|\\bunder the (${fullNames})(?: \\w+)? (?:non-?profit|not[- ]for[- ]profit|nonstock)\\b[\\w -]{0,60} (?:Act|Law|Code)\\b|\\b(?:pursuant to|under)\\b[^;]{0,90}\\bCode of (?:the (?:State|Commonwealth) of )?(${fullNames})\\b|\\bregistered (?:with|in) the (?:State|Commonwealth) of (${fullNames}) as an? (?:\\w+[ -]){0,3}(?:corporation|non-?profit)\\b|\\bis an? (?:registered )?(${fullNames}) (?:registered )?501\\s?\\(?c\\)?\\s?\\(?3\\)?`,
      'i',
    ).exec(line.text);
    const state = match?.slice(1).find((told) => told !== undefined);
    return state &&
      !/delaware/i.test(state) &&
      !line.others &&
      !ofAPartner.test(line.text.slice(0, match?.index))
      ? [{ trust: 1, parts: { state: candidate(state, line, 1) } }]
      : [];
  });

/** "… in the City of Hartford, State of Connecticut". */
export const countyPlace = (line: Line, sentence: string): FoundAddress | undefined => {
  const text = inSentence.exec(sentence)?.[1];
  if (!text) return undefined;
  const place = new RegExp(
    `(?:the )?(?:City|Town|Village|Borough) of (\\p{Lu}[\\p{L}.'’ -]+?)(?:,|\\s+and|\\s+in|\\.|$)|^(\\p{Lu}[\\p{L}.'’ -]{2,30}), (?:${fullNames})\\b|^\\d[^,;]{3,50}, (?:in the (?:City|Town|Village) of )?(\\p{Lu}[\\p{L}.'’ -]{2,30}), (?:(?:in the )?(?:County of [\\p{L} ]{3,20}|[\\p{L} ]{3,20} County),? )?(?:(?:in the |and )?(?:State|Commonwealth) of )?(?:${fullNames})\\b|^\\p{Lu}[\\p{L}.'’ ]{2,40} (?:Highway|Road|Street|Avenue|Drive|Lane|Boulevard|Route \\d+), (\\p{Lu}[\\p{L}.'’ -]{2,30}), (?:${fullNames})\\b`,
    'u',
  ).exec(text);
  const named = place?.slice(1).find((town) => town !== undefined);
  // A county is no town, but it tells the state.
  const city = named && !/\bCounty$/.test(named) ? named : undefined;
  const state = new RegExp(
    `(?:State|Commonwealth) of (${fullNames})|,\\s*(${fullNames})\\b|\\b(${fullNames})\\b`,
    'i',
  ).exec(text);
  const stateName = state?.[1] ?? state?.[2] ?? state?.[3];
  const street = /^(\d{1,6}[\w-]*\s+[\p{Lu}][^,;]{3,50}?)(?:,| in the| in )/u.exec(text)?.[1];
  if (!named && !street) return undefined;
  const parts: Address = {
    ...(street && streetWord.test(street) ? { address: street } : {}),
    ...(city ? { city } : {}),
    ...(stateName ? { state: code(stateName) } : {}),
  };
  return found({ parts, cityLine: line, streetLine: line }, 2);
};

/** "The name of this Church shall be … of Vienna, Wood County, West Virginia", "… located in Fleetwood, Pennsylvania". */
const inName = new RegExp(
  `\\bname of th(?:is|e)\\b.{5,160}?\\b(?:located in|of) (\\p{Lu}[\\p{L}.'’ -]{2,30}), (?:[\\p{L} ]+ County, )?(${fullNames})\\b`,
  'u',
);

export const namedPlaces = (lines: Line[]): FoundAddress[] =>
  lines.flatMap((line): FoundAddress[] => {
    const match = inName.exec(line.text);
    return match?.[1] && match[2]
      ? [found({ parts: { city: match[1], state: match[2] }, cityLine: line }, 1.9)]
      : [];
  });

/** "… to children, young adults and parents in Sunset Park, Brooklyn, NY". */
const capital = String.raw`\p{Lu}[\p{L}.'’-]+`;
const forWhom = new RegExp(
  `\\b(?:in|of|around|from) (?:(?:the )?${capital}(?: ${capital}){0,2}, )?(${capital}(?: ${capital}){0,2}), (${fullNames}|${codes})\\b`,
  'gu',
);
const purposes = /\b(?:purposes?|objects?|mission|formed|organized)\b/i;

/** "… building on results demonstrated in Tulsa, Oklahoma" is where something was tried before. */
const elsewhere =
  /\b(?:demonstrated|proven|piloted|pioneered|modell?ed|developed|originated|tested|achieved|results|success(?:es)?|held|adopted)\b[^,;]{0,20}$/i;
const leadIn = /:$/;

/** Items stand below the words that lead in to them: "The purposes of this Association shall be:". */
const saysPurposes = (lines: Line[], at: number, text: string): boolean => {
  if (purposes.test(text)) return true;
  if (!lines[at]?.item) return false;
  const lead = lines.slice(0, at).findLast(({ item }) => !item);
  return lead !== undefined && leadIn.test(lead.text) && purposes.test(lead.text);
};

/** The one town that articles or by-laws name in their purposes is where the body works. */
export const inPurposes = ({ lines, kind }: Paper): FoundAddress[] =>
  kind !== 'articles' && kind !== 'bylaws'
    ? []
    : lines.flatMap((line, at): FoundAddress[] => {
        if (line.others || line.text.split(' ').length < 10) return [];
        return splitSentences(line.text).flatMap(({ text }): FoundAddress[] => {
          const places = saysPurposes(lines, at, text)
            ? [...text.matchAll(forWhom)].filter(
                ({ index }) => !elsewhere.test(text.slice(0, index).trimEnd()),
              )
            : [];
          const [, city, state] = places[0] ?? [];
          if (places.length !== 1 || !city || !state || notATown.test(city)) return [];
          return [found({ parts: { city, state: code(state) }, cityLine: line }, 1.2)];
        });
      });

/** "… the area bounded by Elm Avenue on the west and the river on the east, Tulsa, Oklahoma." */
const bounded = new RegExp(
  `\\b(?:bounded|boundaries|bordered)\\b.{10,300}, (${capital}(?: ${capital}){0,2}), (${fullNames}|${codes})\\.?$`,
  'u',
);

/** A neighborhood's by-laws say where it lies. */
export const inBounds = ({ lines, kind }: Paper): FoundAddress[] =>
  kind !== 'articles' && kind !== 'bylaws'
    ? []
    : lines.flatMap((line): FoundAddress[] => {
        const [, city, state] = bounded.exec(line.text) ?? [];
        return city && state && !notATown.test(city)
          ? [found({ parts: { city, state: code(state) }, cityLine: line }, 1.2)]
          : [];
      });

/** An audit is addressed to the board, with the city below the organization's name. */
export const boardOf = (lines: Line[], names: string[] = []): FoundAddress[] =>
  lines.slice(0, 40).flatMap((line, at): FoundAddress[] => {
    const isTo = /^to (?:the )?(?:board of|board and|trustees)/i.test(line.text);
    // Without "To", the board's name may be a heading over its members.
    const isOver =
      /^(?:the )?board of (?:directors|trustees)$/i.test(line.text) &&
      names.includes(lines[at + 1]?.text ?? '');
    if (!isTo && !isOver) return [];
    const place = lines[at + 2];
    const match = new RegExp(`^(\\p{Lu}[\\p{L}.'’ -]{1,40}), (${fullNames}|${codes})$`, 'u').exec(
      place?.text ?? '',
    );
    if (!match?.[1] || !match[2] || !place) return [];
    return [found({ parts: { city: match[1], state: code(match[2]) }, cityLine: place }, 2)];
  });
