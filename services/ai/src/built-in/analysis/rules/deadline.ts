import { findDates, formatDateMention, type DateMention } from '../../../text/dates.ts';
import { findTimes, formatTime } from '../../../text/times.ts';
import { finding, type Finding, type Rule } from '../finding.ts';
import type { Guidelines, Statement } from '../guidelines.ts';

export type DueDate = {
  statement: Statement;
  date: DateMention;
  time?: string;
  zone?: string;
  postmark: boolean;
  what: string;
};

const cue =
  /\b(?:dead-?line|due(?! diligence| to\b)|clos(?:es?|ing)(?: date| at| on)?|no later than|not later than|(?:must|shall|should|will|to) be (?:submitted|received|postmarked|e-?mailed|uploaded|delivered|sent|filed|completed)|submit(?:ted|ting)?|submission date|accepted (?:until|through|thru|up to|from)|receipt (?:date|of (?:proposals|applications))|postmarked|apply by|applications? (?:window|period|open)|(?:on or )?before)/i;
/** Dates that are somebody else's, or of another step. */
const otherStep =
  /\b(?:letters (?:are|must be|should be|will be)|letters? of (?:intent|inquiry|interest|enquiry)|loi\b|lois\b|pre-?applications?|pre-?proposals?|concept (?:papers?|notes?)|expressions? of interest|intent to (?:apply|bid|propose|submit)|notif|announc|award(?:s|ed|ees)?\b.{0,20}\b(?:made|date|issued|selected)|(?:final|progress|interim|annual|quarterly) reports?|reporting|questions?|inquir|clarification|webinar|workshop|session|meeting|conference|orientation|office hours|interviews?|site visits?|review(?:ed)? (?:by|period|date|panel)|panel|board (?:meeting|decision|vote)|decisions?|start date|begin|commence|issue(?:d)? date|release|posted|open(?:s|ing)? date|earliest|period of performance|project period|grant period|contract|advisory council|expended|spent|completed by|payment|invoice|fiscal year|effective|incorporated|last updated|revised|amend|draft feedback|technical assistance|established|e\.o\.|recommendation|reference letters|registration (?:opens|deadline)|expected|anticipated award)/i;
const strongCue =
  /\b(?:(?:application|proposal|submission|full proposal|grant|closing|final|due|receipt)s?(?: package)?s? (?:submission )?(?:dead-?line|due(?: dates?)?|closing|close)|dead-?line|due dates?|closing date|clos(?:es|ing) on|applications? (?:are|is|must be) (?:due|received|submitted)|proposals? (?:are|is|must be) (?:due|received|submitted)|submit your (?:application|proposal))\b/i;

const isDue = (statement: Statement, words: string): boolean => {
  if (otherStep.test(words)) {
    // "Questions are due May 1 and proposals are due June 1" has both; the label says which it is.
    return strongCue.test(statement.label ?? '') && !otherStep.test(statement.label ?? '');
  }
  return cue.test(words);
};

const dueHeading =
  /\b(?:deadlines?|due dates?|closing dates?|submission dates?|when to apply|application (?:cycle|period|window|timeline|schedule)s?)\b/i;

/** The dates by which an application itself is due, in every cycle that the guidelines name. */
export const dueDates = (guidelines: Guidelines): DueDate[] => {
  const found: DueDate[] = [];
  for (const statement of guidelines.statements) {
    if (
      statement.aside === 'past' ||
      statement.aside === 'example' ||
      statement.aside === 'elsewhere'
    )
      continue;
    const dates = findDates(statement.text).filter((date) => date.day !== undefined);
    if (dates.length === 0) continue;
    const near = `${statement.label ?? ''} ${statement.lead ?? ''} ${statement.text}`;
    const heading = statement.path.at(-1) ?? '';
    const titled = dueHeading.test(heading) && !otherStep.test(heading);
    const isWhole =
      isDue(statement, near) || (titled && !otherStep.test(near) && statement.text.length < 120);
    const chosen = isWhole ? chooseDates(statement, dates) : saidDue(statement.text, dates);
    if (chosen.length === 0) continue;
    const times = findTimes(statement.text);
    for (const date of chosen) {
      const time = times.find((candidate) => candidate.start >= date.start - 60) ?? times[0];
      found.push({
        statement,
        date,
        ...(time ? { time: time.time, ...(time.zone ? { zone: time.zone } : {}) } : {}),
        postmark: /\bpostmark/i.test(statement.text),
        what: subjectOf(statement, titled),
      });
    }
  }
  return withTimes([...found, ...dueColumns(guidelines)]);
};

/** A date named twice has the time of the place that gives one. */
const withTimes = (found: DueDate[]): DueDate[] =>
  found.map((due) => {
    if (due.time || !due.date.iso) return due;
    const twin = found.find((other) => other.time && other.date.iso === due.date.iso);
    return twin ? { ...due, time: twin.time, ...(twin.zone ? { zone: twin.zone } : {}) } : due;
  });

const rightBefore =
  /\b(?:(?:applications?|proposals?|requests?|submissions?|submitted|received|postmarked)\b[^.;]{0,40}\b(?:by|before|until|on or before|no later than|due(?: on| by)?)|due(?: on| by)?|apply by|submit by)\s+(?:\d[^.;]{0,25}\s(?:on\s)?)?$/i;

/** Dates that are said to be due in so many words, in a sentence that speaks of other steps too. */
const saidDue = (text: string, dates: DateMention[]): DateMention[] => {
  const chosen: DateMention[] = [];
  for (const date of dates) {
    const before = text.slice(Math.max(0, date.start - 90), date.start);
    const clause = before.split(/[;.]/).at(-1) ?? before;
    const last = chosen.at(-1);
    const listed =
      last !== undefined &&
      /\b(?:and|or)\s+(?:by|on)?\s*$/i.test(clause) &&
      text.slice(last.end, date.start).length < 80;
    if (listed || (rightBefore.test(clause) && !otherStep.test(clause))) chosen.push(date);
  }
  return chosen;
};

/** "Applications open March 1 and close April 15": only the closing date is a deadline. */
const chooseDates = (statement: Statement, dates: DateMention[]): DateMention[] => {
  if (dates.length < 2) return dates;
  const text = statement.text;
  return dates.filter((date) => {
    const before = text.slice(Math.max(0, date.start - 70), date.start);
    const clause = before.split(/[;.]|\band\b(?=.*\b(?:due|close|open|notif))/i).at(-1) ?? before;
    if (
      /\b(?:open(?:s|ed|ing)?|begin(?:s|ning)?|start(?:s|ing)?|accepted from|from|between|available|posted|notified|announced|awarded|decisions?)\b[^,]*$/i.test(
        clause,
      )
    )
      return false;
    return true;
  });
};

const subjectOf = (statement: Statement, titled: boolean): string => {
  const label = statement.label ?? '';
  const named =
    /\b(fall|spring|summer|winter|first|second|third|fourth|round \w+|cycle \w+|q[1-4]|quarter \w+|full proposals?|renewals?|resubmissions?)\b/i.exec(
      label,
    );
  return named && !titled ? (named[1] ?? '').toLowerCase() : (named?.[1] ?? '').toLowerCase();
};

/** Tables with a column of due dates: every row is a cycle. */
const dueColumns = (guidelines: Guidelines): DueDate[] =>
  guidelines.tables.flatMap((table) => {
    if (table.aside === 'past' || table.aside === 'example') return [];
    const title = [...table.over, table.caption ?? '', table.path.at(-1) ?? ''].join(' ');
    const columns = table.header.flatMap((name, index) => {
      const due =
        /\b(?:dead-?line|due|closing|submit by|close)/i.test(name) && !otherStep.test(name);
      const first = index === 0 && dueHeading.test(title) && !/date of|open|notif/i.test(name);
      return due || first ? [index] : [];
    });
    return table.rows.flatMap((row) =>
      columns.slice(0, 1).flatMap((column) => {
        const cell = row[column] ?? '';
        const head = column === 0 ? '' : (row[0] ?? '');
        if (otherStep.test(head)) return [];
        return findDates(cell)
          .filter((date) => date.day !== undefined)
          .slice(0, 1)
          .map((date): DueDate => {
            const time = findTimes(cell)[0];
            return {
              statement: { ...table, text: cell, quote: cell.trim(), form: 'pair' },
              date,
              ...(time ? { time: time.time, ...(time.zone ? { zone: time.zone } : {}) } : {}),
              postmark: false,
              what: /\b(?:fall|spring|summer|winter|cycle|round)\b/i.test(head)
                ? head.toLowerCase().trim()
                : '',
            };
          });
      }),
    );
  });

/** A time of day given once for all due dates: "All applications are due by 5:00 PM local time." */
export const commonTime = (
  guidelines: Guidelines,
): { time: string; zone?: string; statement: Statement } | undefined => {
  for (const statement of guidelines.statements) {
    if (statement.aside === 'past' || statement.aside === 'elsewhere') continue;
    if (
      otherStep.test(statement.text) ||
      !/\b(?:due|deadline|submit(?:ted)?|received|closes?)\b/i.test(statement.text)
    )
      continue;
    const time = findTimes(statement.text)[0];
    if (time) return { time: time.time, ...(time.zone ? { zone: time.zone } : {}), statement };
  }
  return undefined;
};

const line = (
  due: DueDate,
  time: string | undefined,
  zone: string | undefined,
  yearly: boolean,
): string => {
  const clock = time ? `, ${formatTime(time)}${zone ? ` ${zone}` : ''}` : '';
  const what = due.what ? ` (${due.what})` : '';
  const every = yearly && due.date.year === undefined ? ' each year' : '';
  return `${due.postmark ? 'Postmark' : 'Submit'} the application by ${formatDateMention(due.date)}${every}${clock}${what}`;
};

const yearly = /\b(?:each|every) year\b|\bannual(?:ly)?\b|\byearly\b/i;
const rolling =
  /\b(?:rolling basis|(?:accept|review|consider)(?:s|ed)? (?:\w+ ){0,4}(?:year[- ]round|throughout the year|at any ?time|on an ongoing basis|continuously)|no (?:application |submission |set |fixed |specific )?deadlines?|may be submitted (?:at any time|throughout the year)|year-round|until (?:all )?funds are (?:exhausted|expended|depleted))\b/i;

/** Until when the application must be in. */
export const deadline: Rule = {
  name: 'deadline',
  find: (guidelines) => {
    const common = commonTime(guidelines);
    const found: Finding[] = dueDates(guidelines).map((due, index) => {
      const time = due.time ?? common?.time;
      const zone = due.time ? due.zone : common?.zone;
      return finding(due.statement, {
        kind: 'deadline',
        text: line(due, time, zone, yearly.test(due.statement.text)),
        weight: 100 - Math.min(index, 8) * 0.5,
        topic: `deadline ${due.date.year ?? ''} ${due.date.month} ${due.date.day ?? ''}`,
      });
    });
    if (common && found.length > 0 && !found.some((one) => one.quote === common.statement.quote))
      found.push(
        finding(common.statement, {
          kind: 'deadline',
          text: `Applications are due by ${formatTime(common.time)}${common.zone ? ` ${common.zone}` : ''} on the due date`,
          weight: 93,
          topic: 'deadline time',
        }),
      );
    const open = guidelines.statements.find(
      (statement) =>
        !statement.aside &&
        rolling.test(statement.text) &&
        /appl|proposal|request|inquir|submi|deadline/i.test(statement.text),
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
