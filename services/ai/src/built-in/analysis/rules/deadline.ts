import { formatDateMention } from '../../../text/dates.ts';
import { formatTime } from '../../../text/times.ts';
import { type Clock, commonTime, dueDates, type DueDate } from '../due-dates.ts';
import { otherStep } from '../due-words.ts';
import { finding, type Finding, type Rule } from '../finding.ts';
import { asChecklistLine } from '../wording.ts';

const line = (due: DueDate, { time, zone, unclearTime }: Clock, yearly: boolean): string => {
  const clock = time ? `, ${unclearTime ?? `${formatTime(time)}${zone ? ` ${zone}` : ''}`}` : '';
  const what = due.name ? (due.name.includes('(') ? ` - ${due.name}` : ` (${due.name})`) : '';
  if (due.closed) return `This round has closed: ${formatDateMention(due.date)}${clock}${what}`;
  const every = yearly && due.date.year === undefined ? ' each year' : '';
  return `${due.postmark ? 'Postmark' : 'Submit'} the application by ${formatDateMention(due.date)}${every}${clock}${what}`;
};

const yearly = /\b(?:each|every) year\b|\bannual(?:ly)?\b|\byearly\b/i;
const rolling =
  /\b(?:rolling (?:basis|call|deadlines?|applications?|submissions?)|(?:can|may) apply (?:at )?any ?time|(?:accept|review|consider)(?:s|ed)? (?:\w+ ){0,4}(?:year[- ]round|throughout the year|at any ?time|on an ongoing basis|continuously)|no (?:application |submission |set |fixed |specific )?deadlines?|may be submitted (?:at any time|throughout the year)|lodged (?:at any time|all year)|year-round|until (?:all )?funds are (?:exhausted|expended|depleted))\b/i;

/** A month in which applications are due, without a day: "by the end of May". */
const byEndOf =
  /\b(?:applications?|proposals?|requests?|submi\w+)\b[^.]{0,80}\bby (?:the )?(?:end|middle|beginning) of (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/i;

const months =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';

/** Due dates that are told by their place in the month: "the first business day of February, May and August". */
const dayOfMonth =
  /\b(?:first|second|third|fourth|last|1st|\d{1,2}(?:st|nd|rd|th)) (?:business |working )?(?:day|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday) (?:of|in) (?:each |every |the )?(?:January|February|March|April|May|June|July|August|September|October|November|December|month|quarter)/i;
const severalMonths = new RegExp(`${dayOfMonth.source},? (?:and |or |& )?${months}\\b`, 'i');
const asksIn =
  /\b(?:due|must be|received|submi\w+|dead-?lines?|reach us|apply|applications?|requests?|proposals?)\b/i;

/** Until when the application must be in. */
export const deadline: Rule = {
  name: 'deadline',
  find: (guidelines) => {
    const common = commonTime(guidelines);
    // "The first day of March, June and September" is no single day in March.
    const dues = dueDates(guidelines).filter(
      ({ statement }) => !severalMonths.test(statement.text),
    );
    const found: Finding[] = dues.map((due, index) => {
      return finding(due.statement, {
        kind: 'deadline',
        text: line(due, due.time ? due : (common ?? {}), yearly.test(due.statement.text)),
        mandatory: !due.closed,
        weight:
          (due.closed ? 45 : 99) -
          Math.min(index, 8) * 0.5 +
          (due.time ? 0.6 : 0) +
          (due.statement.label ? 0.3 : 0),
        topic: `deadline ${due.date.year ?? ''} ${due.date.month} ${due.date.day ?? ''}`,
      });
    });
    if (common && found.length > 0 && !found.some((one) => one.quote === common.statement.quote))
      found.push(
        finding(common.statement, {
          kind: 'deadline',
          text: `Applications are due by ${common.unclearTime ?? `${formatTime(common.time)}${common.zone ? ` ${common.zone}` : ''}`} on the due date`,
          weight: 93,
          topic: 'deadline time',
        }),
      );
    for (const statement of guidelines.statements) {
      if (statement.aside || found.length > 0 || !byEndOf.test(statement.text)) continue;
      const text = asChecklistLine(statement.text);
      if (text)
        found.push(
          finding(statement, { kind: 'deadline', text, weight: 94, topic: `due ${text}` }),
        );
    }
    for (const statement of guidelines.statements) {
      const { text: said, label = '' } = statement;
      if (statement.aside && statement.aside !== 'background') continue;
      if (!dayOfMonth.test(said) || !asksIn.test(`${label} ${said}`) || otherStep.test(label))
        continue;
      const text = asChecklistLine(said);
      if (text)
        found.push(
          finding(statement, { kind: 'deadline', text, weight: 95, topic: `due ${text}` }),
        );
    }
    for (const statement of guidelines.statements) {
      if (statement.aside && statement.aside !== 'background') continue;
      if (
        !/\b(?:falls? on|(?:deadline|due)\b[^.]*\bin case of|in (?:the )?case of) an? (?:\w+ or )?(?:weekend|holiday|Saturday|Sunday)\b/i.test(
          statement.text,
        )
      )
        continue;
      const text = asChecklistLine(statement.text);
      if (text)
        found.push(
          finding(statement, { kind: 'deadline', text, weight: 55, topic: 'due on a weekend' }),
        );
    }
    const open = guidelines.statements.find(
      (statement) =>
        !statement.aside &&
        rolling.test(statement.text) &&
        // "At any time, but by May 15 for the next meeting" has days after all.
        !dues.some((due) => due.statement === statement) &&
        /appl|proposal|request|inquir|submi|deadline|\bcall\b/i.test(statement.text),
    );
    if (open)
      found.push(
        finding(open, {
          kind: 'deadline',
          text: /funds are/i.test(open.text)
            ? 'Apply early: applications are taken until the funds are used up'
            : 'Apply at any time: applications are taken on a rolling basis',
          weight: 90,
          topic: 'deadline rolling',
        }),
      );
    return found;
  },
};
