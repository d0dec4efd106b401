import { isOfAnotherCall } from '../aside.ts';
import { lastNumberWord, parseNumber, numberWords } from '../../../text/numbers.ts';
import { finding, type Rule } from '../finding.ts';

const count = `(?:${numberWords}(?:\\s*\\(\\d+\\))?|\\d{1,2},\\d{3}|\\d{1,4})`;
/** "Track 3 projects" are not three. */
const range = `(?<!\\b(?:tracks?|tiers?|options?|levels?|phases?|categor(?:y|ies)|topics?|areas?|types?|rounds?|stages?|strands?) )(?:up to |approximately |about |an estimated |at least |as many as |around |between )?(?<![$€£]\\s?[\\d,.]*)(${count})(?:\\s*(?:-|to|and|or)\\s*(${count}))?`;
const award =
  '(?:new |competing |individual |separate |annual |cooperative )*(?:awards?|grants?|projects?|awardees?|grantees?|recipients?|fellowships?|contracts?|cooperative agreements?|winners?|residenc(?:y|ies)|organi[sz]ations|applicants|proposals|applications)\\b';
/** "10 awards", "five (5) grants": a number in words is sought at every letter of a text, so this comes first. */
const countOfAwards = new RegExp(`(?:\\d\\)?|${lastNumberWord})\\s+${award}`, 'i');

/** Each with what it needs before it is tried. */
const patterns: { isOfAwards: boolean; perhaps: RegExp; pattern: RegExp }[] = [
  {
    isOfAwards: true,
    perhaps: /\b(?:expect|anticipate|intend|plan|estimate)s?\b/i,
    pattern: new RegExp(
      `\\b(?:expect|anticipate|intend|plan|estimate)s?\\b[^.$]{0,50}?\\b(?:award|mak(?:e|ing)|fund|issu(?:e|ing)|select|giv(?:e|ing)|support|grant)(?:ing)?\\b ${range}\\s+${award}`,
      'i',
    ),
  },
  {
    isOfAwards: true,
    perhaps:
      / (?:are|is|will be|to be) (?:anticipated|expected|made|awarded|funded|selected|given|issued|available|granted)/i,
    pattern: new RegExp(
      `\\b${range} ${award} (?:are|is|will be|to be) (?:(?:anticipated|expected)(?! to (?!be (?:made|awarded|funded|selected|given|supported)\\b))|made|awarded|funded|selected|given|issued|available|granted)`,
      'i',
    ),
  },
  {
    isOfAwards: true,
    perhaps: /\bwill (?:award|make|fund|select|give|issue|grant|support) /i,
    pattern: new RegExp(
      `\\bwill (?:award|make|fund|select|give|issue|grant|support) ${range} ${award}`,
      'i',
    ),
  },
  {
    isOfAwards: false,
    perhaps: /\bwill (?:provide|award|support|fund|give) /i,
    pattern: new RegExp(
      `\\bwill (?:provide|award|support|fund|give) ${range} (?:\\w+ ){0,2}(?:communities|organi[sz]ations|groups|charities|nonprofits|artists|schools) with\\b`,
      'i',
    ),
  },
];
const ofLabel = new RegExp(`^\\D{0,20}?${range}(?![\\d,]*\\s*(?:million|%))`, 'i');
const label =
  /\b(?:number of (?:\w+ ){0,3}(?:awards?|grants?|projects|recipients|contracts|grantees)|(?:expected|anticipated|estimated|projected|number and type of) (?:\w+ ){0,3}(?:awards?|grants?))\b/i;

const most = 20_000;
const told = (count: number): string => count.toLocaleString('en-US');

/** How many grants the funder means to make. */
export const numberOfAwards: Rule = {
  name: 'number-of-awards',
  find: (guidelines) =>
    guidelines.statements.flatMap((statement) => {
      if (isOfAnotherCall(statement)) return [];
      const labelled =
        statement.label && label.test(statement.label) && !/\$|amount|date/i.test(statement.label)
          ? ofLabel.exec(statement.value ?? '')
          : null;
      const match =
        (labelled && !/^\s*[$€£]/.test(statement.value ?? '') ? labelled : null) ??
        patterns
          .map(({ isOfAwards, perhaps, pattern }) =>
            perhaps.test(statement.text) && (!isOfAwards || countOfAwards.test(statement.text))
              ? pattern.exec(statement.text)
              : null,
          )
          .find(Boolean);
      if (!match) return [];
      const [low, high] = [match[1], match[2]].map((text) =>
        text ? parseNumber(text) : undefined,
      );
      if (low === undefined || low < 1 || low > most) return [];
      const upTo = /\bup to|as many as/i.test(match[0]);
      const written =
        high !== undefined && high > low
          ? `${told(low)} to ${told(high)}`
          : `${upTo ? 'up to ' : ''}${told(low)}`;
      return [
        finding(statement, {
          kind: 'amount',
          text: `The funder expects to make ${written} award${low === 1 && high === undefined ? '' : 's'}`,
          mandatory: false,
          weight: 58,
          topic: `awards ${low}`,
        }),
      ];
    }),
};
