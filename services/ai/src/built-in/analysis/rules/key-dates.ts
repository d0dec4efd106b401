import { isOfAnotherCall } from '../aside.ts';
import { findDates, formatDateMention, type DateMention } from '../../../text/dates.ts';
import { findTimes, tellTime } from '../../../text/times.ts';
import { finding, type Finding, type Rule } from '../finding.ts';

const steps: [RegExp, string, number][] = [
  [
    /\b(?:questions?|inquiries|clarifications?)\b[^.]{0,60}\b(?:due|by|until|deadline|no later than|submitted|accepted|before|received|close)\b|\b(?:deadline|last (?:day|date))\b[^.]{0,30}\b(?:questions|inquiries|clarification)/i,
    'Send questions by',
    60,
  ],
  [
    /\b(?:webinar|info(?:rmation)?(?:al)?(?: (?:and|&) [\w&]+)? sessions?|Q ?& ?A (?:session|call)|workshop|pre-?(?:application|proposal|bid) (?:conference|meeting|call)|bidders'? conference|office hours|technical assistance (?:call|session|webinar))\b/i,
    'Information session for applicants:',
    46,
  ],
  [
    /\b(?:applications?|portal|submission|cycle|call)\b[^.]{0,40}\b(?:opens?|opening|available|released?|begin|accepted (?:from|beginning|starting)|earliest submission)\b|\bopen(?:ing)? date\b|\bearliest submission\b/i,
    'Applications open on',
    44,
  ],
  [
    /\b(?:notif(?:y|ied|ication)s?|award(?:s|ees)? (?:will be )?(?:announced|notified|made)|announced|you (?:will|should|can expect to) (?:hear|know)\b|^announcements?\b|(?<!research |funding |program )announcements? (?:of|date|by)|decisions?|award date|selected by|award notices?|notice of (?:intent to )?award)\b/i,
    'Decisions are expected by',
    40,
  ],
  [
    /\b(?:(?:project|grant|award|program|contract|anticipated|expected|earliest|funding|performance) (?:\w+ )?start(?: date)?|start date|projects? (?:may|must|should|can(?:not)?) (?:begin|start))\b/i,
    'Earliest project start:',
    45,
  ],
  [
    /\bdraft (?:(?:application|proposal)s? )?(?:reviews?|feedback|comments)\b|\b(?:review|read|comment on|look at) (?:of )?(?:your |a |an early )?drafts?\b/i,
    'Send a draft for comments by',
    46,
  ],
  [/\bintergovernmental review\b/i, 'The deadline for intergovernmental review is', 50],
  [
    /\bexpiration date\b|\b(?:this|the) (?:notice|opportunity|announcement|nofo) expires\b/i,
    'The opportunity expires on',
    56,
  ],
];

const tellsOfPast =
  /\bannounced an? (?:new )?(?:call|program(?:me)?|competition)\b|\bas notified by\b/i;
const ofAnotherStep =
  /\b(?:conclud\w+|complet\w+|finish\w*|end(?:s|ed)?|begin|start|open(?:s|ed)?)\b[^.;]*$/i;

/** "1 April (notification 15 April)", "begin after notification and conclude by 31 December": which date is the step's. */
const dateOf = (
  pattern: RegExp,
  text: string,
  dates: readonly DateMention[],
): DateMention | undefined => {
  const word = pattern.exec(text);
  if (!word) return dates[0];
  const end = word.index + word[0].length;
  const after = dates.find(({ start }) => start >= end - 12);
  const before = dates.findLast((date) => date.end <= word.index);
  if (!after) return before;
  return ofAnotherStep.test(text.slice(end, after.start)) ? before : after;
};

/** The other dates of a call: questions, information sessions, opening, decisions, start. */
export const keyDates: Rule = {
  name: 'key-dates',
  find: (guidelines) => {
    const found: Finding[] = [];
    for (const statement of guidelines.statements) {
      const { text, label } = statement;
      if (isOfAnotherCall(statement) || text.length > 300) continue;
      const dates = findDates(text);
      if (dates.length === 0) continue;
      const words = label ?? text;
      const step = steps.find(([pattern]) => pattern.test(words));
      if (!step || tellsOfPast.test(text)) continue;
      const date = dateOf(step[0], text, dates);
      if (!date || (date.year === undefined && date.day === undefined)) continue;
      if (
        /\b(?:dead-?line|due|clos(?:e|es|ing))\b/i.test(words) &&
        !/question|inquir|clarif|expir|intergovernmental/i.test(words)
      )
        continue;
      if (statement.aside === 'after' && !/notif|announc|start/i.test(words)) continue;
      const mandatory = /\b(?:mandatory|required|must attend)\b/i.test(text);
      const name =
        mandatory && step[1].startsWith('Information')
          ? 'Attend the mandatory information session:'
          : step[1];
      const time = dates.length === 1 ? findTimes(text)[0] : undefined;
      const clock = time ? `, ${tellTime(time)}` : '';
      const listed = (step[1].startsWith('Information') ? dates : [date])
        .map(formatDateMention)
        .join('; ');
      found.push(
        finding(statement, {
          kind: 'deadline',
          text: `${name} ${listed}${clock}`,
          mandatory: mandatory || step[1].startsWith('Send questions'),
          weight: name === step[1] ? step[2] : 76,
          topic: `${step[1]} ${formatDateMention(date)}`,
        }),
      );
    }
    return found;
  },
};
