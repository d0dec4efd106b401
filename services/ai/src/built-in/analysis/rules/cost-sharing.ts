import { findMoney, formatMoney } from '../../../text/money.ts';
import { finding, type Rule } from '../finding.ts';
import { papersInRow } from '../papers-in-row.ts';
import { asChecklistLine, isMandatory } from '../wording.ts';

const subject =
  /\b(?:cost[- ]?(?:shar(?:e|ing)|match(?:ing)?)|match(?:ing)?(?: (?:funds?|money|dollars|requirements?|contributions?|grants?|share|is|of|at))|(?:non-?federal|local|cash|in-?kind|dollar[- ]for[- ]dollar|1:1|one-to-one|required|applicant) match|match (?:is )?(?:not )?(?:required|needed)|must (?:be )?match(?:ed)?|co-?financ(?:ing|ed)|co-?funding|match(?:ed)? funding|contribute (?:dollar|\$1)|own contribution|pay at least \d+\s?(?:%|percent) of the (?:total )?(?:cost|project)|(?:program(?:me)?|fund|grant|council|we) (?:will|can|may) (?:pay|cover|fund|contribute) up to \d+\s?(?:%|percent) of (?:the )?(?:total |eligible |project )*costs?|(?:will|can|may|does|do)(?: not)? (?:\w+ )?(?:pay|cover|fund|contribute)s? (?:up to )?\d{1,3}\s?(?:%|percent|per cent) of (?:the |a |your )?(?:\w+ ){0,4}(?:costs?|projects?|programs?|budget|total)|not (?:\w+ )?fund (?:the (?:full|entire|whole)|all of)|non-?federal share|at least (?:one|two|a) dollars? (?:in )?(?:cash )?for (?:each|every)|(?:have )?raised (?:at least )?half|\d+ cents|funding rate|intervention rate|co-?contributions?|(?:applicant|grantee|recipient|your)(?:'s|s'|s)? (?:own )?(?:share|contribution)\b(?= (?:must|shall|should|of|is|has))|(?:50[/:-]50|fifty-fifty|1:1|dollar[- ]for[- ]dollar|one-to-one|matching) (?:basis|reimbursement|(?:matching )?grants?(?: (?:of|are|basis))?))\b/i;
const none =
  /\b(?:no (?:cost[- ]?shar\w+|match(?:ing)?)|(?:cost[- ]?shar\w+|match(?:ing|ed)?(?: funds?| funding| contributions?| requirement| money| dollars| gifts?)?)(?: or (?:matching|cost sharing))?(?: funds?)? (?:is|are) not (?:required|mandatory|necessary)|(?:does|do) not (?:require|have)(?: an?| any)? (?:cost[- ]?shar\w+|match(?:ing|ed)?)|not required to (?:match|provide (?:a )?match|cost[- ]?share)|without (?:a )?match|(?:no|a) match is (?:not )?(?:needed|required|necessary))\b/i;

/** "The exceptions are: the scholarship has no match" frees only some. */
const ofSome = /^(?:the )?exceptions?\b|\bexcept(?:ion)?s? (?:are|is|for)\b/i;

const besideSum = /\bmatching grants?\b/i;

/** "The match is suspended for small requests and reduced to a third for others": one figure would say half of it. */
const frees = /\b(?:suspend(?:ed|s)|waive[ds]?|reduced?|lowered|exempt\w*)\b/i;

/** Money of one's own that must stand beside the grant, or that none is asked. */
export const costSharing: Rule = {
  name: 'cost-sharing',
  find: (guidelines) =>
    guidelines.statements.flatMap((statement) => {
      const { text } = statement;
      if (statement.aside && statement.aside !== 'background') return [];
      const labelled =
        /\b(?:cost[- ]?shar|match|co-?contribution|own contribution|co-?funding)/i.test(
          statement.label ?? '',
        );
      if (!subject.test(text) && !labelled && !none.test(text)) return [];
      if (
        /\b(?:matching gifts? program|match(?:es|ing)? (?:the )?(?:criteria|goals|priorities|description|interests))\b/i.test(
          text,
        )
      )
        return [];
      // "… (3) letters documenting cost share; (4) …" says which papers to attach, and no sum.
      if (papersInRow(text).length > 0) return [];
      const value = statement.value ?? '';
      if (
        (none.test(text) && !ofSome.test(text)) ||
        (labelled && /^(?:no\b|none|not required|n\/a)/i.test(value))
      )
        return [
          finding(statement, {
            kind: 'amount',
            text: 'No cost sharing or match is required',
            mandatory: false,
            weight: 70,
            topic: 'cost sharing none',
          }),
        ];
      const titled = statement.path.some((title) => /\b(?:cost[- ]?shar|match)/i.test(title));
      const demand =
        /\b(?:must|require[ds]?|shall|at least|minimum|limited|prohibited|contribute|pay|\d+\s?percent|\d:\d|50[/-]50|fifty-fifty|one-to-one|dollar[- ]for[- ]dollar|match of|encouraged|may (?:be|include|not)|up to|cannot|equal|need to)\b|\d\s?%/i.test(
          text,
        );
      if (!demand) return [];
      const percent = /\b(\d{1,3})\s?(?:%|percent)/i.exec(text)?.[1];
      const ratio =
        /\b(\d(?:\.\d)?\s?:\s?\d|50[/:-]50|fifty-fifty|one-to-one|dollar[- ]for[- ]dollar)\b/i.exec(
          text,
        )?.[1];
      const money = findMoney(text)[0];
      const plainLine = asChecklistLine(text);
      const longest = frees.test(text) ? 280 : 170;
      const short = plainLine && plainLine.length <= longest ? plainLine : undefined;
      // "50/50 matching grants of up to $9,000" tells the award too, which is another rule's.
      const besideAward = ratio && money && besideSum.test(text);
      const line =
        (besideAward ? undefined : short) ??
        (ratio
          ? `Match the grant ${ratio.replace(/\s/g, '')} with other funds`
          : percent
            ? `Provide a match of ${percent}%`
            : money
              ? `Provide a match of ${formatMoney(money)}`
              : plainLine);
      if (!line) return [];
      return [
        finding(statement, {
          kind: 'amount',
          text: line,
          mandatory: isMandatory(text),
          weight: (ratio ?? percent) ? 82 : titled ? 66 : 60,
          ...(besideAward ? { topic: `match ${ratio}` } : {}),
        }),
      ];
    }),
};
