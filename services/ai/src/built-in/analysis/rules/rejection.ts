import { finding, type Finding, type Rule } from '../finding.ts';
import { asChecklistLine, isWhole, joinItems } from '../wording.ts';
import { atLead } from './at-lead.ts';

const says =
  /\b(?:(?:(?:will|shall|may) not|cannot|won't) be (?:reviewed|considered|accepted|evaluated|read|opened|scored|funded|processed|approved|assessed)|(?:will|shall|may) be (?:rejected|disqualified|returned|declined|deemed (?:ineligible|non-?responsive|incomplete)|considered (?:non-?responsive|incomplete|ineligible|late)|eliminated|screened out|removed|ineligible)|(?:will|may|can|do|does)(?: not|not|n't) (?:be able to )?(?:review|consider|accept|read|evaluate)|(?:automatically |be )(?:disqualif|reject)\w*|non-?responsive(?:ness)?|(?:is|are|will) not (?:be )?(?:discussed|ranked|taken) (?:any )?further|grounds for (?:rejection|disqualification)|no (?:late|incomplete|exceptions|extensions)\b.*\b(?:accepted|considered|will be|granted)|not (?:be )?accepted|not be considered|no way to (?:accept|take|let|consider|read)\b|(?:comes?|arriv(?:es?|ing)|received|sent|submitted|reach(?:es|ing)? us)(?: in)? (?:late|after (?:the|this|that) (?:date|deadline|day|closing date|time))\b[^.]*\b(?:held|kept|carried|moved|deferred|wait|read|considered)\b|not be able to (?:apply|submit) after)\b/i;

const comply =
  /\b(?:do(?:es)? not comply|out of compliance|fail(?:s|ure)? to comply|not follow(?:ing)? (?:the|these)|do not (?:follow|meet) (?:the|these) (?:guidelines|instructions|requirements|format))/i;

/** "Applications will not be considered from:" leads to those who may not ask. */
const ofWhom = /\bfrom:?$/i;
const startOf = (lead: string): string =>
  ofWhom.test(lead)
    ? 'Not eligible'
    : /^we\b[^.]{0,40}\b(?:not|never|n't) (?:consider|accept|fund|review):?$/i.test(lead)
      ? 'Not considered'
      : 'An application is rejected if it matches any of these';

/** What gets an application thrown out unread. */
export const rejection: Rule = {
  name: 'rejection',
  find: (guidelines) => {
    const found: Finding[] = [];
    const covered = new Set<number>();
    for (const list of guidelines.lists) {
      const lead = list.lead?.text ?? '';
      if ((list.aside && list.aside !== 'background') || !says.test(lead)) continue;
      // "If they do not reach the threshold for the following criteria:" lists what is wanted.
      if (
        /\b(?:unless|criteri(?:a|on)\b|(?:do(?:es)? not|fail to|not) (?:\w+ )?(?:meet|obtain|reach|satisfy|fulfil)l?)/i.test(
          lead,
        )
      )
        continue;
      if (!/:$|\b(?:if|following|any of|either)\b/i.test(lead)) continue;
      const top = list.items.filter((item) => item.depth === list.items[0]?.depth);
      const items = joinItems(top.map((item) => item.text));
      const first = top[0];
      if (!items || !first) continue;
      for (const item of list.items) covered.add(item.block);
      const source = atLead(list, first);
      found.push(
        finding(source, {
          kind: ofWhom.test(lead) ? 'eligibility' : 'submission',
          text: `${startOf(lead)}: ${items}`,
          weight: 77,
          topic: `rejection list ${first.block}`,
          list: true,
          coversBlocks: list.items.map((item) => item.block),
        }),
      );
    }
    for (const statement of guidelines.statements) {
      if (statement.aside && statement.aside !== 'background') continue;
      const { text } = statement;
      const whole = guidelines.reading.blocks[statement.block];
      if (whole && whole.type !== 'table' && /\?$/.test(whole.text.trim())) continue;
      if (!says.test(text) || /:$/.test(text) || covered.has(statement.block)) continue;
      if (
        !/\b(?:applications?|proposals?|submissions?|applicants?|requests?|pages?|materials?|attachments?|late|incomplete|nominations?|donations?|grants|letters?|fax(?:es|ed)?|unsolicited|phone calls|funding|research|projects?|you)\b/i.test(
          text,
        )
      )
        continue;
      if (/\bcost[- ]shar|^if you choose\b/i.test(text)) continue;
      const line = asChecklistLine(text);
      if (!line || !isWhole(line)) continue;
      const late =
        /\b(?:late|after (?:the (?:deadline|due date)|this (?:time|date))|past the deadline)\b/i.test(
          text,
        );
      const plainLine = late && line.length > 120 ? 'Late applications are not accepted' : line;
      found.push(
        finding(statement, {
          kind: 'submission',
          text: plainLine,
          weight: late ? 69 : 66,
          ...(late ? { topic: 'late' } : comply.test(text) ? { topic: 'compliance' } : {}),
        }),
      );
    }
    return found;
  },
};
