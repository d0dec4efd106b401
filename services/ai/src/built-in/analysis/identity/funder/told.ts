import type { Guidelines } from '../../guidelines.ts';
import type { Evidence } from '../evidence.ts';
import { capitalRun, tidyOrganization } from '../organization-name.ts';
import { proseOf } from '../paper-text.ts';

const money =
  '(?:[Gg]rants?|[Ff]unds?|[Ff]unding|[Aa]wards?|[Pp]rogram(?:me)?s?|[Ss]cheme|[Ii]nitiative|[Dd]onations?|[Ff]ellowships?|[Ss]cholarships?|[Pp]rizes?|[Mm]ini-grants?|[Cc]all|RFP)';
/** Whose last word, or first, says what body it is. */
const body =
  '(?:(?:Government|Province|State|City|Town|County|Port|University|Borough|Parish) of (?:the )?\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+){0,2}|(?:\\p{Lu}[\\p{L}\\d&.-]+ (?:and |of |for |the )*){1,5}(?:County|Foundation|Trust|Council|Commission|Department|Agency|Authority|Association|Society|Institute|Tribe|Nation|District|Borough|Bank|Cooperative|Library|Libraries|Museum|Public Health|Alliance|Coalition|Network|Partnership|Center|Centre|University|College|Energy|Utilities))';
const said: [pattern: string, points: number, why: string][] = [
  [
    `(?:[Tt]hank you for (?:your interest in|choosing|contacting|considering|applying to)|[Ii]nterest in|[Aa]pplying to) (?:a grant from )?(?:the )?(${capitalRun})`,
    2,
    'is thanked or applied to',
  ],
  [
    `${money}[^.\\n]{0,80},? (?:is |are |was )?(?:offered|awarded|provided|administered|managed|run|made available|distributed|launched|given|funded) by (?:the )?(${capitalRun})`,
    3,
    'gives the named grant',
  ],
  [
    `\\b(?:initiative|program(?:me)?|project|scheme|partnership) (?:of|run by|led by|by) (?:the )?(${body})`,
    2.5,
    'runs the programme',
  ],
  [
    `(?:^|[.\\n] ?)(?:The )?(${body}) (?:is (?:pleased|seeking|accepting|inviting|offering|soliciting|now|making)|invites|announces|seeks|offers|awards|requests|solicits|welcomes|makes grants|has launched|will award|issues|(?:has |have )?(?:set up|created|established|launched|started|runs|administers|manages) (?:the|its|this|an?)) `,
    3,
    'calls for applications',
  ],
  [`\\b[Gg]rants? (?:of|from|by) (?:the )?(${capitalRun})`, 1.5, 'grants from'],
  [`(${capitalRun})'s? (?:[\\p{L}/-]+ ){0,4}?${money}\\b`, 2, 'whose grants they are'],
  [
    `(${capitalRun})(?:,? \\([^)\\n]{2,14}\\),?)? (?:is|was (?:founded|established|created|formed) as) (?:an? |the )[^.\\n]{0,60}?\\b(?:non-?profit|not-for-profit|charit|foundation|philanthrop|organi[sz]ation|agency|association|trust|club|lodge|department|corporation)`,
    2.5,
    'says who it is',
  ],
  [`\\b[Mm]ission of (?:the )?(${capitalRun}) is\\b`, 2, 'has a mission'],
  [
    '\\b(?!FY|RFP|PDF|LOI|USD|EIN|IRS)(\\p{Lu}{3,8}) (?:grant )?(?:funds|funding|grants?|staff|board)\\b',
    1.5,
    'whose money it is',
  ],
  [`\\bon behalf of (?:the )?(${capitalRun})`, 1.5, 'is acted for'],
];
const patterns = said.map(
  ([pattern, points, why]) => [new RegExp(pattern, 'gu'), points, why] as const,
);

/** Who is said to give, to be thanked or applied to, or says what it is. */
export const fromTold = ({ reading }: Guidelines): Evidence[] => {
  const text = proseOf(reading);
  return patterns.flatMap(([pattern, points, why]) =>
    [...text.matchAll(pattern)].map(([, raw = '']) => ({
      name: tidyOrganization(raw),
      points,
      why,
    })),
  );
};
