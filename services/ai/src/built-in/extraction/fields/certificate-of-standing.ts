import { candidate, type Candidate } from '../candidate.ts';
import { labelled } from '../labelled.ts';
import type { Line, Paper } from '../paper.ts';
import { capitalName } from './clean-name.ts';
import { code, fullNames } from './read-address.ts';

export type Certificate = { names: Candidate[]; states: Candidate[]; years: Candidate<number>[] };

const noFacts: Certificate = { names: [], states: [], years: [] };

const records = String.raw`(?:,? (?:according to|from|as shown by|based (?:up)?on|upon|that)? ?(?:the |said )?records? (?:of|in|on file (?:in|with)) (?:this|the|my|said) office(?: of the secretary of state)?(?: show| reflect| indicate)?(?: that)?,?| said records show(?: that)?,?)`;
const name = String.raw`["“]?(.{3,110}?)["”]?`;
const standing = String.raw`,?(?: \((?:file|entity|charter|document|ID)[^)]*\),?)? (?:is|was|has|appears)\b|,?(?: \((?:file|entity|charter|document|ID)[^)]*\),?)? an? (?:[\p{L}-]+ ){0,3}(?:nonprofit|non-profit|not[- ]for[- ]profit|nonstock|domestic|corporation)\b`;
/** "I, …, hereby certify that, according to the records of this office, X is a nonprofit corporation …". */
const certified = new RegExp(
  String.raw`\bcertif(?:y|ies)\b(?: and attest)?,?(?: that)?,?${records}?,? (?:the )?${name}(?:${standing})`,
  'iu',
);
/** "… that said records show X, an Ohio not for profit corporation, …". */
const shown = new RegExp(
  String.raw`\b(?:said|the) records (?:of [^,;]{3,40} )?show(?: that)?,? (?:the )?${name}(?:${standing})`,
  'iu',
);
/** "… the Certificate of Formation for X (file number …) … was filed in this office on …". */
const filed = new RegExp(
  String.raw`\b(?:certificate|articles) of (?:formation|incorporation|organization) (?:for|of) ${name}(?:,? \(|,? (?:was|were) (?:duly )?filed\b|, an? )`,
  'iu',
);
/** "CERTIFICATE OF EXISTENCE OF", and the name on the next line. */
const titleOf =
  /\bcertificate of (?:good standing|existence|status|subsistence)(?: (?:of|for))(?:\s+(.{3,110}))?$/i;
const notAName =
  /^(?:the|this|that|said|above|attached|following|certificate|articles|document|records?|all|it|on|as|there)\b|\b(?:secretary|records?|office|certificate|certify|attached|above|named|state of)\b/i;

const law = new RegExp(
  String.raw`\b(?:under|pursuant to) the laws? of (?:the )?(?:(?:State|Commonwealth) of )?(${fullNames})\b|\ban? (${fullNames}) (?:domestic )?(?:non-?profit|not[- ]for[- ]profit|nonstock)\b|\bcertificate of incorporation in (${fullNames})\b`,
  'iu',
);
const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const year = String.raw`((?:17|18|19|20)\d{2})`;
const date = String.raw`(?:\d{1,2}[/-]\d{1,2}[/-]${year}|${month} \d{1,2}(?:st|nd|rd|th)?,? ${year}|(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:day )?(?:of )?${month},? (?:A\.?D\.? )?${year})`;
/** "formed or registered on …", "was incorporated on …", "issued a certificate of incorporation in Washington on …". */
const began = new RegExp(
  String.raw`\b(?:formed|registered|incorporated|organized|chartered|(?:formation|incorporation)\b[^.;]{0,160}?\bfiled|certificate of incorporation in)\b[^.;]{0,80}?\b(?:on|since|dated|filed) ${date}`,
  'iu',
);
const foreign = /\b(?:foreign|authori[sz]ed to (?:transact|conduct|do) (?:business|affairs))\b/i;

const groupOf = (match: RegExpExecArray | null): string | undefined =>
  match?.slice(1).find((group) => group !== undefined);

/** The line in which a part of the joined text begins. */
const lineOf = (lines: Line[], at: number): Line | undefined => {
  let end = 0;
  return lines.find(({ text }) => (end += text.length + 1) > at);
};

/** What a state certifies of a body: its name between the officer's phrases, the law it stands under, since when. */
export const certificateOf = ({ kind, lines }: Paper): Certificate => {
  if (kind !== 'certificate-of-standing') return noFacts;
  const whole = lines.map(({ text }) => text).join(' ');
  const placed = <T>(pattern: RegExp, read: (found: string) => T | undefined): Candidate<T>[] => {
    const match = pattern.exec(whole);
    const found = groupOf(match);
    const value = found === undefined ? undefined : read(found);
    if (!match || found === undefined || value === undefined) return [];
    const line = lineOf(lines, match.index + match[0].lastIndexOf(found));
    return line ? [candidate(value, line, 3)] : [];
  };
  const nameIn = (text: string): string | undefined => {
    const own = notAName.test(text) ? undefined : capitalName(text);
    return own && own.split(' ').length > 1 ? own : undefined;
  };
  const titled = lines.flatMap((line, at): Candidate[] => {
    const match = titleOf.exec(line.text);
    const place = match?.[1] ? line : match ? lines[at + 1] : undefined;
    const own = match && place ? nameIn(match[1] ?? place.text) : undefined;
    return own && place ? [candidate(own, place, 2.9)] : [];
  });
  const jurisdiction = labelled(
    lines,
    'jurisdiction|state of (?:incorporation|formation|organization)',
  ).flatMap(({ value, line }): Candidate[] => {
    const state = new RegExp(`^(?:${fullNames})$`, 'i').exec(value)?.[0];
    return state ? [candidate(code(state), line, 3)] : [];
  });
  const registered = labelled(
    lines,
    '(?:initial )?(?:registration|formation|filing|incorporation) date|date (?:of )?(?:inc|formed|formation|registered|registration|incorporated|filed)[\\w/ ]*',
  ).flatMap(({ value, line }): Candidate<number>[] => {
    const found = new RegExp(`\\b${year}\\b`).exec(value.slice(0, 40))?.[1];
    return found ? [candidate(Number(found), line, 3)] : [];
  });
  return {
    names: [
      ...placed(certified, nameIn),
      ...placed(shown, nameIn),
      ...placed(filed, nameIn),
      ...titled,
    ],
    // Delaware gives many a body its law and nothing else.
    states: [...placed(law, (state) => state), ...jurisdiction].filter(
      ({ value }) => !/^(?:delaware|DE)$/i.test(value),
    ),
    years: foreign.test(whole) ? [] : [...placed(began, Number), ...registered],
  };
};
