import { splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { opensWithItself } from './own-names.ts';

/** Fields of work in a row: small letters, few words each, so that no names and no clauses are taken. */
const item = String.raw`(?!(?:the|a|an|its|our|their|this|that|other|all|any|such|related|more|others|programs?|services|which|who)\b)(?:[\p{Ll}][\p{L}'’-]*|STEM|STEAM|HIV)(?: (?!and\b|or\b|to\b|for\b|in\b|that\b|with\b|by\b|who\b|which\b|from\b|through\b|of\b|on\b|at\b|as\b|within\b|among\b)[\p{L}'’-]+){0,3}`;
const list = String.raw`(${item}(?:, ${item})+,? (?:and|&) ${item})`;
const pair = String.raw`(${item} (?:and|&) ${item})(?=[.;,]|$)`;

/** "across health, education, and economic empowerment", "in the areas of housing and jobs". */
const across = new RegExp(
  `\\b(?:across(?: an? (?:broad|wide) (?:spectrum|range) of)?|in the (?:areas?|fields?|domains?|sectors?) of|(?:working|works?|active|programs?|projects|initiatives|impact) in|(?:[Ww]e|that|and|which) works? on|in (?:different |various |many |such )?(?:fields|areas|sectors) (?:like|such as|including)|spanning|span|(?:areas?|fields?|pillars) (?:of (?:focus|work|interest) )?(?:are|include|including):?) ${list}`,
  'u',
);
const focuses = new RegExp(
  `\\b(?:focus(?:es|ed|ing)? (?:on|in)(?: the (?:areas|fields) of)?|specializ(?:es|ing) in) ${list}`,
  'u',
);
const areasOf = new RegExp(
  `\\b(?:in the (?:areas?|fields?) of|focus(?:es)? areas? (?:are|include)) (?:${list}|${pair})`,
  'u',
);
/** "To advance education, skills development, and technical training". */
const advances = new RegExp(
  `\\b(?:[Tt]o |[Ww]e |[Ii]s to |that |and )?(?:advance|advancing|advances|promote|promoting|promotes|further|furthering|foster|fostering|teach(?:es|ing)?) (?:the )?${list}`,
  'u',
);

/** "… takes a position on matters of land use, surface and ground water, and noise". */
const matters =
  /\b(?:on|address(?:es|ing)?|tackl(?:es|ing)) (?:\p{Ll}+ )?(?:matters|issues|questions|problems) (?:of|such as|like|including) ((?:[\p{Ll}][\p{L} -]{3,40}, ){2,7}(?:and|or) [\p{Ll}][\p{L} -]{3,40}?)(?=[.;]|$)/u;

/** "Providing science, engineering, and art instruction": provided are fields only where taught or cared for. */
const provides = new RegExp(
  `\\b(?:provid(?:e|es|ing)|support(?:s|ing)?|offer(?:s|ing)?) (?:the )?${list}`,
  'u',
);
const taught =
  /\b(?:instruction|education|training|care|research|assistance|programming|counseling)$/i;

const verbs =
  /\b(?:is|are|was|were|be|been|\p{L}{3,}(?:ed|izing|ising)|help|helping|feeding|creating|building|giving|making|providing|improving|protecting|ensuring|people|children|families|youth|members|donors|individuals|adults|students|seniors|women|men|visitors|parents|residents|books?|milk|vouchers|lunch\w*|tours?|meetings?|minutes|officers|grants?|donations?|gifts|money|funds|county|city|state|weekends|summer|winter)\b/iu;
/** Articles list by law what every charity may be for. */
const lawful =
  /\b(?:charitable|religious|scientific|literary|testing for public safety|lawful|(?:health|safety),? (?:safety|welfare|morals)|fellowship, and)\b/i;
/** "Promote knowledge, fellowship and skill": what every club wishes its members. */
const ofVirtue =
  /\b(?:knowledge|fratern\w+|fellowship|friendship|brotherhood|sisterhood|goodwill|camaraderie|understanding|proficiency|cooperation|co-operation|collaboration|excellence|integrity|respect|dignity|compassion|kindness|unity|harmony|tolerance|honesty|courage|character|belonging|joy|hope|love|transparency|accountability|professionalism|sportsmanship)\b/iu;
const purposes =
  /\b(?:purposes?|objects?|mission|organized|formed|established|founded|exists?)\b|^To\b/i;

const isFields = (text: string): boolean =>
  !verbs.test(text) && !lawful.test(text) && !ofVirtue.test(text);

const tidyList = (text: string): string => text.replace(/[\s,;.]+$/, '');

/** Fields of work that a sentence names in a row, where no heading does. */
export const focusInProse = ({ lines, kind }: Paper, names: string[]): Candidate[] => {
  const legal = kind === 'articles' || kind === 'bylaws';
  return lines.flatMap((line): Candidate[] => {
    if (line.others || line.row !== undefined || line.foot) return [];
    return splitSentences(line.text).flatMap(({ text }): Candidate[] => {
      const found = legal
        ? null
        : (across.exec(text) ?? areasOf.exec(text) ?? focuses.exec(text) ?? matters.exec(text));
      const row = found?.[1] ?? found?.[2];
      const own =
        /\b(?:we|our)\b/i.test(text) ||
        opensWithItself(text, names) ||
        names.some((name) => text.includes(name));
      if (row && own && isFields(row)) return [candidate(tidyList(row), line, 1.5, text)];
      const provided = provides.exec(text)?.[1] ?? '';
      const advanced = purposes.test(text)
        ? (advances.exec(text)?.[1] ?? (taught.test(provided) ? provided : undefined))
        : undefined;
      return advanced && isFields(advanced) ? [candidate(tidyList(advanced), line, 1.3, text)] : [];
    });
  });
};
