import { isOfAnotherCall } from './aside.ts';
import { findDates, type DateMention } from '../../text/dates.ts';
import { findTimes } from '../../text/times.ts';
import type { Guidelines, Statement } from './guidelines.ts';

export type DueDate = {
  statement: Statement;
  date: DateMention;
  time?: string;
  zone?: string;
  postmark: boolean;
  /** Which cycle it is, where that is named: "fall", "round 2". */
  cycle: string;
};

/** Words that make the date after them the day by which an application must be in. */
const dueWord =
  /\b(?:dead-?lines?|due(?! diligence)|clos(?:es?|ing)|submi\w+|received|receipt|postmarked|accepted (?:until|through|thru|by|up to|no later)|apply by|applied|(?:must|should|has to|have to|needs? to) (?:be (?:in|here|with us)|arrive|reach|get to)|(?:must|should|need to) have (?:everything|it|them|all|your \w+)\b.{0,60}\bby|(?:drop|mail|bring)\b.{0,110}\bby|be in this office|in our (?:hands|office)|reach us|file[ds]?|no later than|not later than|applications?\b.{0,40}\b(?:by|until|through|before)|proposals?\b.{0,40}\b(?:by|until|through|before)|requests?\b.{0,40}\b(?:by|until|before)|sen[dt]\b.{0,90}\bby)\b/i;
/** After the date: "October 15 is the deadline", "October 15, 2014 deadline". */
const dueAfter =
  /^(?:[^.;]{0,40}\bto be considered (?:in|at|by)\b)|^\W{0,3}(?:(?:is|are|will be) (?:the |our |each year's )?)?(?:\w+ ){0,2}(?:dead-?lines?|due dates?|closing date|cut-?off)\b/i;
/** Dates of another step, or of other people. */
export const otherStep =
  /\b(?:letters (?:are|must be|should be|will be)|notices? of intent|letters? of (?:intent|inquiry|enquiry|interest)|loi\b|lois\b|pre-?applications?|pre-?proposals?|concept (?:papers?|notes?)|expressions? of interest|intent[- ]to[- ](?:apply|bid|propose|submit)|notif\w*|announc\w*|award(?:s|ed|ees)?\b.{0,20}\b(?:made|date|issued|selected)|(?:final|progress|interim|annual|quarterly|closing) reports?|reporting|questions?|inquir\w*|clarification|webinar|workshop|sessions?|meetings?|conference|orientation|office hours|interviews?|site visits?|review(?:ed)? (?:by|period|date|panel)|panel|board (?:decision|vote)|decisions?|start date|begin\w*|commence\w*|issued?(?: date)?|release\w*|posted|open(?:s|ing|ed)? (?:date|on)|earliest|period of performance|project period|grant period|contracts?|advisory council|expended|spen[dt]|incurred|completed by|payment|invoice|fiscal year|effective|incorporated|established|last updated|revised|amend\w*|draft feedback|technical assistance|e\.o\.|recommendations?|reference letters|registration|expected|anticipated award|expir\w*)/i;
/** Right before a date: something starts, opens or happens then, and nothing is due. */
const notDue =
  /\b(?:open(?:s|ed|ing)?|begin(?:s|ning)?|start(?:s|ing)?|from|between|available|after|since|spen[dt]|incurred|relat\w+|period|established|founded|dated|effective|as of|posted|notified|announced|awarded|decisions?|take place|occur\w*|held)\b[^,;]{0,30}$/i;

const dueHeading =
  /\b(?:deadlines?|due dates?|closing dates?|submission dates?|when to apply|application (?:cycle|period|window|timeline|schedule)s?|when (?:are|is) [\w ]{3,30} due|when (?:do|can|should) (?:we|i|you) apply)\b/i;
const dueLabel =
  /\b(?:dead-?lines?|due|clos(?:es?|ing)|submission date|submit by|apply by|receipt date|cut-?off|in our hands|reach(?:es)? us|received by|(?:be|are) in by|arrive by)\b/i;
/** "Applications should be with the Clerk by" over a table or list of dates. */
const dueLead =
  /\b(?:applications?|proposals?|requests?|letters?|forms?|submissions?)\b[^.]*\b(?:by|before|no later than)\s*:?$/i;

/** "The toy drive is due December 1, and that is a separate thing", "our regular cycles (which have deadlines of …)". */
const elsewhere =
  /\bthat (?:is|'s) a separate\b|\bregular (?:\w+ )?cycles? \(?which (?:has|have) (?:a )?deadlines?\b/i;

const isDue = (text: string, date: DateMention, last: DateMention | undefined): boolean => {
  const from = Math.max(0, date.start - 120, ...(last && last.end <= date.start ? [last.end] : []));
  const before = text.slice(from, date.start).split(';').at(-1) ?? '';
  const after = text.slice(date.end, date.end + 40);
  if (dueAfter.test(after)) return !otherStep.test(before.slice(-50));
  // "to be considered at the spring meeting they should reach us by": the meeting is not what is due.
  const said = before.replace(
    /\b(?:considered|discussed|read) (?:at|by|for|in) (?:the |our |an? )?(?:\w+ ){0,2}(?:meetings?|panel|committee)\b/gi,
    '',
  );
  return dueWord.test(said) && !notDue.test(said.slice(-45)) && !otherStep.test(said);
};

/** Which of a statement's dates are due dates: by its label, by its heading, or by the words around each date. */
const dueIn = (statement: Statement, dates: DateMention[]): DateMention[] => {
  const { text } = statement;
  const label = statement.label ?? '';
  const heading = statement.path.at(-1) ?? '';
  const opens = (date: DateMention): boolean =>
    notDue.test(text.slice(Math.max(0, date.start - 45), date.start));
  if (dueLabel.test(label))
    return otherStep.test(label) ? [] : dates.filter((date) => !opens(date));
  if (otherStep.test(label)) return [];
  const lead = statement.lead ?? '';
  const titled =
    (dueHeading.test(heading) && !otherStep.test(heading)) ||
    ((dueLabel.test(lead) || dueLead.test(lead)) && !otherStep.test(lead));
  if (titled && text.length < 120 && (dueLead.test(lead) || !otherStep.test(text)))
    return dates.filter((date) => !opens(date));
  if (elsewhere.test(text)) return [];
  const chosen: DateMention[] = [];
  dates.forEach((date, index) => {
    const last = chosen.at(-1);
    const gap = last ? text.slice(last.end, date.start) : '';
    const listed =
      last !== undefined &&
      dates[index - 1] === last &&
      gap.length < 80 &&
      /^[^.;]*(?:,|\band\b|\bor\b|&)[^.;]*$/i.test(gap) &&
      !otherStep.test(gap.replace(/\bmeetings?\b/gi, '')) &&
      !notDue.test(gap);
    if (listed || isDue(text, date, dates[index - 1])) chosen.push(date);
  });
  return chosen;
};

const cycleOf = (statement: Statement): string =>
  (
    /\b(fall|spring|summer|winter|round \w+|cycle \w+|q[1-4]|quarter \w+)\b/i.exec(
      statement.label ?? '',
    )?.[1] ?? ''
  ).toLowerCase();

/** The dates by which an application itself is due, in every cycle that the guidelines name. */
export const dueDates = (guidelines: Guidelines): DueDate[] => {
  const found: DueDate[] = [];
  // Where one column says what is due, the dates of the others are not.
  const ruled = new Set(
    guidelines.tables
      .filter(({ header }) => header.some((name) => /\bdue\b/i.test(name) && !otherStep.test(name)))
      .map(({ block }) => block),
  );
  for (const statement of guidelines.statements) {
    if (isOfAnotherCall(statement) || ruled.has(statement.block)) continue;
    const dates = endsOfWindows(
      statement.text,
      findDates(statement.text).filter((date) => date.day !== undefined),
    );
    if (dates.length === 0) continue;
    const times = findTimes(statement.text);
    const due = dueIn(statement, dates);
    // A new date beside the old one: "January 8, January 15 (extended by Addendum 1)".
    const named = /\bextended\b/i.test(statement.text) ? due.slice(-1) : due;
    for (const date of named) {
      const time = times.find((candidate) => candidate.start >= date.start - 60) ?? times[0];
      found.push({
        statement,
        date,
        ...(time ? { time: time.time, ...(time.zone ? { zone: time.zone } : {}) } : {}),
        postmark:
          /\bpostmark/i.test(statement.text) &&
          !/\bpostmarks? (?:do(?:es)?(?: not|n't)|(?:is|are) not|will not)/i.test(statement.text),
        cycle: cycleOf(statement),
      });
    }
  }
  return withTimes([...found, ...dueColumns(guidelines)]);
};

/** "January 20-27, 2027" closes on the 27th. */
const endsOfWindows = (text: string, dates: DateMention[]): DateMention[] =>
  dates.map((date) => {
    const rest = /^\s?-\s?(\d{1,2}),? ((?:19|20)\d\d)\b/.exec(text.slice(date.end));
    if (!rest?.[1] || !rest[2] || date.year !== undefined) return date;
    const [day, year] = [Number(rest[1]), Number(rest[2])];
    const iso = `${year}-${String(date.month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    return { ...date, day, year, iso, end: date.end + rest[0].length };
  });

/** A date named twice has the time of the place that gives one. */
const withTimes = (found: DueDate[]): DueDate[] =>
  found.map((due) => {
    if (due.time || !due.date.iso) return due;
    const twin = found.find((other) => other.time && other.date.iso === due.date.iso);
    return twin ? { ...due, time: twin.time, ...(twin.zone ? { zone: twin.zone } : {}) } : due;
  });

/** Tables with a column of due dates: every row is a cycle. */
const dueColumns = (guidelines: Guidelines): DueDate[] =>
  guidelines.tables.flatMap((table) => {
    if (table.aside === 'past' || table.aside === 'example') return [];
    const title = [...table.over, table.caption ?? '', table.path.at(-1) ?? ''].join(' ');
    const named = table.header.findIndex((name) => dueLabel.test(name) && !otherStep.test(name));
    const first = dueHeading.test(title) && !/date of|open|notif/i.test(table.header[0] ?? '');
    const columns = named >= 0 ? [named] : first ? [0] : [];
    return table.rows.flatMap((row) =>
      columns.flatMap((column) => {
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
              cycle: /\b(?:fall|spring|summer|winter|cycle|round)\b/i.test(head)
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
