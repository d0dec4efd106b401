import { findDates, formatDateMention } from '../../../text/dates.ts';
import { findTimes, tellTime } from '../../../text/times.ts';
import { finding, type Finding, type Rule } from '../finding.ts';
import type { Guidelines, Statement } from '../guidelines.ts';
import { stepOfLabel } from '../step-of-label.ts';
import { asChecklistLine, isMandatory } from '../wording.ts';

const subject =
  /\b(?:letters (?:are|must be|should be|will be) (?=due|received|submitted|accepted|postmarked|mailed|in our hands)|letters? of (?:intent|inquiry|enquiry|interest)|(?:LOIs?)\b|pre-?(?:applications?|proposals?)(?! (?:webinars?|workshops?|meetings?|conferences?|calls?|sessions?|consultations?|support|assistance|training|questions|screening|checks?)\b)|concept (?:papers?|notes?|letters?)|expressions? of interest|EOIs?\b|noti(?:ce|fication)s? of intent|intent[- ]to[- ](?:apply|bid|propose))\b/i;
const ofWhole = /^(?:completed|complete|full|final|formal) (?:applications?|proposals?)\b/i;
const dueWord = /\b(?:due|deadline|by|no later than|before|submit|close|until)\b/i;

const nameOf = (text: string): string => {
  const word = subject.exec(text)?.[0] ?? 'letter of intent';
  if (/^letters (?:are|must|should|will)/i.test(word)) return 'letter';
  if (/^LOI/i.test(word)) return 'letter of intent or inquiry (LOI)';
  if (/^intent/i.test(word)) return 'notice of intent to apply';
  return word
    .toLowerCase()
    .replace(/^letters of/, 'letter of')
    .replace(/(application|proposal|paper|note|letter|expression|eoi)s\b/, '$1');
};

/** "Letter of inquiry | February 1" in a table of steps. */
const isStep = ({ form, label = '' }: Statement): boolean =>
  form === 'pair' &&
  (step.test(label) || step.test(stepOfLabel(label))) &&
  !/\b(?:invit|notif|review|decision|return|respon|feedback|decid)/i.test(label);
const step =
  /^(?:(?:step|phase|stage) \d\W+)?(?:the )?(?:letters? of (?:intent|inquiry|enquiry|interest)|LOIs?|concept (?:papers?|notes?)|expressions? of interest|pre-?proposals?|pre-?applications?|notices? of intent(?: to (?:apply|submit|propose|bid))?)(?: \([^()]{2,30}\))?(?: (?:due|deadline|submission))?(?: - (?:dates?|deadlines?|due|when))?$/i;

/** Those who are asked for a whole application are told so, and how. */
const invites =
  /\btwo-(?:stage|step|part) (?:\w+ ){0,3}(?:process|application)\b|\b(?:asked|invited|selected) to (?:complete|submit) an? (?:full|formal|final) (?:\w+ )?(?:proposal|application)\b/i;
const byInvitation = (guidelines: Guidelines): Finding[] =>
  guidelines.statements
    .flatMap((statement) => {
      if (statement.aside && statement.aside !== 'background') return [];
      if (!invites.test(statement.text) || /:$/.test(statement.text)) return [];
      const text = asChecklistLine(statement.text);
      return text && text.length < 280
        ? [finding(statement, { kind: 'submission', text, mandatory: false, weight: 61 })]
        : [];
    })
    .slice(0, 2);

/** A first letter or outline that comes before the application, and whether one must send it. */
export const letterOfIntent: Rule = {
  name: 'letter-of-intent',
  find: (guidelines) => {
    const found: Finding[] = byInvitation(guidelines);
    for (const statement of guidelines.statements) {
      const { text } = statement;
      if (statement.aside && statement.aside !== 'background') continue;
      const titled = statement.path.slice(-1).some((title) => subject.test(title));
      // "All letters of inquiry are to be with us no later than 4 p.m.:" over its dates
      const lead = statement.lead ?? '';
      const isLed = text.length < 120 && subject.test(lead) && dueWord.test(lead);
      if (!subject.test(text) && !titled && !isLed) continue;
      // Under the title of the letter it may go on to what comes after it.
      if (!subject.test(text) && ofWhole.test(text)) continue;
      // Beside the letter's own date a table may give that of the application.
      if (
        /\b(?:applications?|proposals?) (?:is |are )?due\b/i.test(statement.label ?? '') &&
        !subject.test(statement.label ?? '')
      )
        continue;
      const dates = findDates(text).filter((date) => date.day !== undefined);
      const named = [text, lead].find((words) => subject.test(words));
      const name = nameOf(named ?? statement.path.at(-1) ?? '');
      const due = isLed || isStep(statement) || dueWord.test(`${statement.label ?? ''} ${text}`);
      // "Letter of intent by May 4; full proposals by invitation" has the letter's day first.
      const toFirst = subject.test(text) ? text.slice(0, dates[0]?.end) : text;
      const other = /\b(?:notified|invited by|invitations?|decisions?|opens?|webinar)\b/i.test(
        statement.label ?? toFirst,
      );
      if (dates.length > 0 && due && !other) {
        const both =
          /\b(?:full|complete) (?:applications?|proposals?)\b|\b(?:applications?|proposals?) (?:are |is )?due\b/i.test(
            text,
          ) &&
          subject.test(text) &&
          dates.length > 1;
        const kept = both
          ? dates.filter((date, index) =>
              subject.test(
                text.slice(Math.max(date.start - 60, dates[index - 1]?.end ?? 0), date.start),
              ),
            )
          : dates;
        const time = findTimes(text)[0] ?? (isLed ? findTimes(lead)[0] : undefined);
        const clock = time ? `, ${tellTime(time)}` : '';
        if (kept.length > 0)
          found.push(
            finding(statement, {
              kind: 'deadline',
              text: `Send the ${name} by ${kept.map(formatDateMention).join('; ')}${clock}`,
              mandatory: isMandatory(text) && !/\bencouraged|optional|not required\b/i.test(text),
              weight: 92,
              topic: `loi ${kept[0]?.month ?? ''} ${kept[0]?.day ?? ''}`,
            }),
          );
        continue;
      }
      if (
        /\b(?:not (?:required|binding|mandatory)|optional|no (?:letter|loi)|encouraged)\b/i.test(
          text,
        ) &&
        subject.test(text)
      ) {
        found.push(
          finding(statement, {
            kind: 'submission',
            text: `A ${name} is ${/\bencouraged|requested\b/i.test(text) && !/not required|optional/i.test(text) ? 'encouraged' : 'not required'}`,
            mandatory: false,
            weight: 63,
            topic: 'loi required',
          }),
        );
        continue;
      }
      if (
        /\b(?:must|required?|shall|only (?:invited|applicants)|by invitation|invited to submit|first step|begin|prerequisite|before (?:submitting|applying))\b/i.test(
          text,
        ) &&
        subject.test(text)
      ) {
        const line = asChecklistLine(text);
        if (line && line.length < 260)
          found.push(
            finding(statement, {
              kind: 'submission',
              text: line,
              mandatory: isMandatory(text),
              weight: 79,
            }),
          );
      }
    }
    return found;
  },
};
