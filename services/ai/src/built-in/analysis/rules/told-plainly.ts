import type { RequirementKind } from '@grantwright/shared/contract';
import { isOfAnotherCall } from '../aside.ts';
import { finding, type Finding, type Rule } from '../finding.ts';
import type { Statement } from '../guidelines.ts';
import { kindOf, kindSaidPlainly } from '../kind-of.ts';
import { sayingNo } from '../saying-no.ts';
import { asChecklistLine, isMandatory, isWhole } from '../wording.ts';

const thing =
  '(?:applications?|proposals?|applicants?|grants?|grantmaking|awards?|funds?|funding|projects?|requests?|budgets?|expenses|expenditures|costs|overhead|committee|panel|board|trustees|directors|reviewers?|foundation|fund|trust|society|agency|program(?:me)?s?|initiative|council|commission|department|office|deadlines?|cycles?|rounds?|priorit(?:y|ies)|preference|focus|feedback|notification|decisions?|reports?|organi[sz]ations|nonprofits|charities|institutions|individuals|researchers|recipients|grantees|payments?|templates?|forms?|nominations?|fellowships?|scholarships?|sponsorships?|partners(?:hips?)?|activities|support|contributions?)';
const does =
  "(?:is|are|will|may|can|must|should|cannot|won't|makes?|provides?|supports?|funds|accepts?|considers?|gives?|focus(?:es)?|seeks?|invites?|welcomes?|offers?|meets?|has|have|do|does|prefers?|favou?rs?|requires?|includes?|covers?|aims?|exists?|strives?|awards?|reviews?|notif(?:y|ies)|encourages?|reserves?|receives?|gets?|needs?|pays?|takes?|looks?|intends?|promotes?|enables?|assists?|calling)";
/** "Each project has a limit of one proposal per round", "Constructive feedback will be made available". */
const thingFirst = new RegExp(
  `^(?:[\\p{L}\\d$€£%,.'&()/-]+ ){0,7}${thing}\\b[^.]{0,160}?\\b${does}\\b`,
  'iu',
);
/** "We make grants twice a year", "You may ask for part of the costs". */
const weOrYou = new RegExp(`^(?:we|you)\\b.*\\b${thing}\\b`, 'iu');
const thingLast = new RegExp(`\\b${does}\\b.*\\b${thing}\\b`, 'iu');

const remembers =
  /\b(?:was|were|had|did|founded|began|started|launched|grew|gave|helped|raised|served|awarded to|since (?:19|20)\d\d|(?:has|have) (?:been (?:supporting|funding|helping|awarded|simplified)|grown|helped|supported|funded|received|given|worked|developed))\b/i;
const praises =
  /\b(?:amazing|vital|thriving|exciting|wonderful|passionate|committed to|dedicated to|believes?|vibrant|our mission|hopes? to|thanks?|proud|excited|pleased|delighted|thrilled|congratulat\w+|generous(?:ly|ity)?|grateful|relatively|donated)\b/i;
const ofThePage =
  /\b(?:tax-?deductible|your (?:gift|donation)s?|donate|volunteer with|join (?:us|our)|follow us|stor(?:y|ies)|learn more|sign up|subscribe|click|browser|website is|this (?:page|site|website|document|section)|cookies?|copyright|listed below|as follows|i|i'm|my|me|recent grants|accounts|above is|on that page|are posted at|is led by|consists of|copied below|is an? (?:\w+ )?member(?: organi[sz]ation)? of|(?:number|variety|range) of (?:criteria|factors)|more than just|represents?|is reported|are reported)\b/i;
/** One line on this is enough, and a rule of its own has it. */
const ofCompliance = /\b(?:compl(?:y|ies|iance)|without review|accepted for review)\b/i;
const leans =
  /^(?:it|they|these|those|this|that|such|he|she|here|there|however|for example|in accordance|by using|making|description|option \d|everything else|some|others|another|not all|examples?|in most cases|because|since|if|will|how|to|supporting|helping|providing|using|being|\p{L}+ing the)\b/iu;
const figure = /[$€£%]|\b\d+\b|\b(?:once|twice|one|two|three|four|five|six|ten|twelve)\b/i;
const ofApplying =
  /\b(?:appl(?:y|ications?|icants?|ying)|proposals?|requests?|grants?|funding|awards?|eligible|reimburs\w+|budgets?|priority|preference|focus(?:es)?|deadlines?|cycles?|rounds?)\b/i;

const binds =
  /\b(?:not|only|limit\w*|cannot|priority|preference|prefer\w*|focus(?:es)?|partial\w*|at least|no more|encourage\w*)\b/i;

const people =
  '(?:groups|organi[sz]ations?|non-?profits?|not-for-profits?|charit(?:y|ies)|institutions|individuals|researchers|artists|students|scholars|faculty|schools|agencies|enterprises|residents|citizens)';
/** "is open to …", "provides grants to voluntary groups", "supports small charities that help older people". */
const whoMayApply = new RegExp(
  `\\b(?:supports?|funds|helps|backs|is for|are for) (?:[\\p{L}-]+ ){0,3}${people}\\b|\\b(?:eligible|open to|restricted to|invit\\w+|welcomes?|calling|entitled to apply|may (?:re)?apply)\\b|\\b(?:grants?|funding|donations?|awards?|support|assistance|opportunities) (?:is |are |available )?(?:to|for|from) (?:[\\p{L}-]+ ){0,3}${people}\\b`,
  'iu',
);

/** "The Foundation weighs several criteria" is about judging, and "begin each request with a letter" about sending. */
const byAct: [RequirementKind, RegExp][] = [
  ['amount', /\bmult(?:iple|i)[- ]?year (?:grants?|funding)\b/i],
  ['evaluation', /\bobjectively review\b/i],
  [
    'submission',
    /\b(?:initiate|begin|start) (?:each|every|the|your|an?|their) (?:request|application|proposal)\b|\b(?:review|read|study|follow) (?:all |the |these |our |this )*(?:[\w-]+ ){0,2}(?:guidelines|instructions|information)\b|\bletters? of (?:inquiry|enquiry|intent|interest)\b/i,
  ],
];

const subjects: [RequirementKind, RegExp][] = [
  ...byAct,
  [
    'amount',
    /\b(?:pay|paid|cover|reimburs\w+|costs?|expenses|overhead|budgets?|allocation|partial)\b|[$€£]/i,
  ],
  [
    'evaluation',
    /\b(?:committee|panel|board|trustees|reviewers?|reviewed|assess\w*|scor\w+|feedback|judg\w+|ranked|compet\w+|consider(?:ed|s)?|priority|preference)\b/i,
  ],
  ['deadline', /\b(?:deadlines?|cycles?|rounds?|annually|twice|quarterly|notif\w+)\b/i],
  ['submission', /\b(?:submit\w*|online|e-?mail\w*|portal|via|apply)\b/i],
  ['eligibility', whoMayApply],
  [
    'evaluation',
    /\b(?:focus(?:es)?|seeks?|supports?|purpose|initiatives?|promotes?|projects? that|aims?|goals?|objectives?|rationale|intent|missions?)\b/i,
  ],
  ['amount', /\b(?:offers?|provides?|funds?|funding|donations?)\b/i],
];
const kindBySubject = (text: string): RequirementKind =>
  kindSaidPlainly(text) ?? subjects.find(([, words]) => words.test(text))?.[0] ?? kindOf(text);

const tells = ({ text, form, lead }: Statement): boolean =>
  form !== 'pair' &&
  // What a list holds says little without the sentence above it.
  !(form === 'item' && (lead !== undefined || !/[.!]$/.test(text) || !thingFirst.test(text))) &&
  text.length >= 30 &&
  text.length <= 300 &&
  !/[:?]$/.test(text) &&
  ![remembers, praises, ofThePage, ofCompliance, leans].some((pattern) => pattern.test(text)) &&
  [thingFirst, weOrYou, thingLast].some((pattern) => pattern.test(text));

/** The line of a sentence that no rule of its own reads; none where it would be a fragment. */
export const asTold = (
  statement: Statement,
  line: string | undefined,
  weight: number,
): Finding[] =>
  line && isWhole(line)
    ? [
        finding(statement, {
          kind: kindBySubject(statement.text),
          text: line,
          mandatory: isMandatory(statement.text),
          weight,
        }),
      ]
    : [];

/** What a call says of itself in plain sentences, which no rule of its own looks for. */
export const toldPlainly: Rule = {
  name: 'told-plainly',
  find: (guidelines) =>
    guidelines.statements.flatMap((statement): Finding[] => {
      const { text } = statement;
      if (isOfAnotherCall(statement) || statement.aside === 'definition' || !tells(statement))
        return [];
      const weight =
        14 +
        (figure.test(text) ? 4 : 0) +
        (ofApplying.test(text) ? 4 : 0) +
        (binds.test(text) ? 5 : 0);
      return asTold(statement, sayingNo(statement, asChecklistLine(text)), weight);
    }),
};
