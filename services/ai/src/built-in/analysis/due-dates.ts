import { isOfAnotherCall } from './aside.ts';
import { findDates, type DateMention } from '../../text/dates.ts';
import { findTimes, type TimeMention } from '../../text/times.ts';
import { timeOfDay } from './time-of-day.ts';
import { daysOverNames } from './days-over-names.ts';
import { nameOfDue, nameOfRow, namesItself } from './due-names.ts';
import { dueHeading, dueIn, dueLabel, otherStep } from './due-words.ts';
import type { Guidelines, Statement } from './guidelines.ts';
import { partsBetween } from './parts-between.ts';
import { withYearOfTitle } from './year-of-title.ts';

export type DueDate = {
  statement: Statement;
  date: DateMention;
  time?: string;
  zone?: string;
  /** The time in the writer's words, where they leave open whether it is in the morning or the evening. */
  unclearTime?: string;
  postmark: boolean;
  /** Which cycle or part it is for, where that is told: "fall", "Electronic submissions". */
  name: string;
  /** A round that is over. */
  closed: boolean;
};

/** The dates by which an application itself is due, in every cycle that the guidelines name. */
export const dueDates = (guidelines: Guidelines): DueDate[] => {
  const found: DueDate[] = [];
  // "Letter of inquiry: a short form. Closes May 5.": what a paragraph opens with is what its dates are of.
  const openings = new Map<number, string>();
  for (const { block, label, form } of guidelines.statements)
    if (form !== 'pair' && !openings.has(block)) openings.set(block, label ?? '');
  // Where one column says what is due, the dates of the others are not.
  const ruled = new Set(
    guidelines.tables
      .filter(({ header }) => header.some((name) => /\bdue\b/i.test(name) && !otherStep.test(name)))
      .map(({ block }) => block),
  );
  const elsewhere = otherRows(guidelines);
  const named = new Map([...namedBelow(guidelines), ...daysOverNames(guidelines.reading.blocks)]);
  for (const stated of guidelines.statements) {
    const statement = eventAsLabel(stated);
    if (isOfAnotherCall(statement) || ruled.has(statement.block)) continue;
    if (statement.form === 'pair' && elsewhere(statement)) continue;
    const dates = endsOfWindows(
      statement.text,
      findDates(statement.text).filter((date) => date.day !== undefined),
    );
    if (dates.length === 0) continue;
    const times = findTimes(statement.text);
    const below = named.get(statement.block);
    const due = below === undefined ? dueIn(statement, dates) : dates;
    // A new date beside the old one: "January 8, January 15 (extended by Addendum 1)".
    const chosen = /\bextended\b/i.test(statement.text) ? due.slice(-1) : due;
    for (const date of chosen) {
      const time = timeOfDay(date, dates, times);
      found.push({
        statement,
        date,
        ...clockOf(time),
        postmark:
          /\bpostmark/i.test(statement.text) &&
          !/\bnot (?:be |just |only |merely )?postmarked\b|\bpostmarks? (?:do(?:es)?(?: not|n't)|(?:is|are) not|will not)/i.test(
            statement.text,
          ),
        name: below ?? nameOfDue(statement, date, openings.get(statement.block) ?? ''),
        closed: /^[^.;]{0,12}\(closed\)/i.test(statement.text.slice(date.end)),
      });
    }
  }
  const all = [...found, ...dueColumns(guidelines)].map((due) => ({
    ...due,
    date: withYearOfTitle(due.date, due.statement.path),
  }));
  return withNames(withTimes(withoutMoved(all)));
};

/** The time of day of a deadline. */
export type Clock = Pick<DueDate, 'time' | 'zone' | 'unclearTime'>;

const clockOf = (found: TimeMention | undefined): Clock =>
  found === undefined
    ? {}
    : {
        time: found.time,
        ...(found.zone ? { zone: found.zone } : {}),
        ...(found.unclear ? { unclearTime: found.text } : {}),
      };

/** What a row of days calls the application itself. */
const wholeApplication =
  /^(?:the )?(?:full|final|complete) (?:grant )?(?:applications?|proposals?)$/i;

/** "April 18, 2027, 11:59 PDT | Submission deadline": a row that names the day first and what is due then. */
const eventAsLabel = (statement: Statement): Statement => {
  const { form, label = '', value = '' } = statement;
  const [day] = form === 'pair' ? findDates(label) : [];
  return day &&
    day.start === 0 &&
    (dueLabel.test(value) || wholeApplication.test(value)) &&
    findDates(value).length === 0
    ? { ...statement, label: value, value: label, text: `${value}: ${label}`, quote: label }
    : statement;
};

const moved = /\bextended\b[^.]{0,30}\b(?:un)?(?:til|to)\b/i;
/** "Applications have been extended until May 31": the day before it is over, where there was but one. */
const withoutMoved = (found: DueDate[]): DueDate[] => {
  const to = found.find(({ statement }) => moved.test(statement.text))?.date.iso;
  if (to === undefined) return found;
  const before = new Set(
    found.flatMap(({ date }) => (date.iso && date.iso < to ? [date.iso] : [])),
  );
  return before.size === 1 ? found.filter(({ date }) => !date.iso || date.iso >= to) : found;
};

const sentIn = /\b(?:submi\w+|appl(?:y|ications?)|proposals?|requests?|entries)\b/i;
const ownDue =
  /\b(?:round|cycle|spring|summer|fall|autumn|winter|q[1-4]|quarter|track|tier|phase|stage|part|form|letter|statement|electronic|paper)\b/i;

/**
 * Under a column "Deadline" stand all steps of a year. Where one row is the submission, the dates of an
 * event or of what winners send are not when the application is due.
 */
const otherRows = ({ statements }: Guidelines): ((statement: Statement) => boolean) => {
  const row = ({ label = '' }: Statement): string => label.replace(/ - [^-]*$/, '');
  const isSteps = ({ label = '', form }: Statement): boolean =>
    form === 'pair' && / - [^-]*\bdead-?lines?\b[^-]*$/i.test(label);
  const sent = new Set(
    statements.filter((one) => isSteps(one) && sentIn.test(row(one))).map(({ block }) => block),
  );
  return (one) =>
    isSteps(one) && sent.has(one.block) && !sentIn.test(row(one)) && !ownDue.test(row(one));
};

/** Under "Target Dates" days alternate with lines that say below each what it is for. */
const namedBelow = ({ chapters, statements }: Guidelines): Map<number, string> => {
  const days = new Map(
    statements.flatMap(({ form, value = '', block }) => {
      const [date, ...more] = form === 'pair' ? findDates(value) : [];
      return date?.day !== undefined && more.length === 0 && value.length <= date.text.length + 2
        ? [[block, date.text] as const]
        : [];
    }),
  );
  const found = new Map<number, string>();
  for (const { title, block } of chapters) {
    if (!dueLabel.test(title) || otherStep.test(title)) continue;
    const run: [number, string][] = [];
    for (let at = block + 1; days.has(at); at += 2) {
      const below = partsBetween(chapters, { block: at, end: at + 2 })[0]?.title;
      if (below === undefined || below.length > 60) break;
      run.push([at, below]);
    }
    if (run.length < 2) continue;
    for (const [at] of run) {
      const alike = run.filter(([other]) => days.get(other) === days.get(at));
      found.set(at, [...new Set(alike.map(([, below]) => below))].join(' and '));
    }
  }
  return found;
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
const withTimes = (found: DueDate[]): DueDate[] => {
  const timed = new Map<string, DueDate>();
  for (const due of found)
    if (due.time && due.date.iso && !timed.has(due.date.iso)) timed.set(due.date.iso, due);
  return found.map((due) => {
    const twin = due.time ? undefined : timed.get(due.date.iso ?? '');
    if (!twin) return due;
    const { time, zone, unclearTime } = twin;
    return {
      ...due,
      ...(time ? { time } : {}),
      ...(zone ? { zone } : {}),
      ...(unclearTime ? { unclearTime } : {}),
    };
  });
};

/** Names tell several due dates apart. */
const withNames = (found: DueDate[]): DueDate[] => {
  const days = new Set(found.map(({ date }) => `${date.month} ${date.day ?? ''}`));
  return days.size >= 2
    ? found
    : found.map((due) => (namesItself(due.name) ? due : { ...due, name: '' }));
};

/** Tables with a column of due dates: every row is a cycle. */
const dueColumns = (guidelines: Guidelines): DueDate[] =>
  guidelines.tables.flatMap((table) => {
    if (table.aside === 'past' || table.aside === 'example') return [];
    const title = [...table.over, table.caption ?? '', table.path.at(-1) ?? ''].join(' ');
    const named = table.header.findIndex((name) => dueLabel.test(name) && !otherStep.test(name));
    const first = dueHeading.test(title) && !/date of|open|notif/i.test(table.header[0] ?? '');
    const columns = named >= 0 ? [named] : first ? [0] : [];
    const sends = table.rows.some(([head = '']) => sentIn.test(head));
    return table.rows.flatMap((row) =>
      columns.flatMap((column) => {
        const cell = row[column] ?? '';
        const head = column === 0 ? '' : (row[0] ?? '');
        if (otherStep.test(head)) return [];
        if (column > 0 && sends && !sentIn.test(head) && !ownDue.test(head)) return [];
        return findDates(cell)
          .filter((date) => date.day !== undefined)
          .slice(0, 1)
          .map((date): DueDate => {
            const time = findTimes(cell)[0];
            return {
              statement: { ...table, text: cell, quote: cell.trim(), form: 'pair' },
              date,
              ...clockOf(time),
              postmark: false,
              name: nameOfRow(head, table.header[0] ?? ''),
              closed: false,
            };
          });
      }),
    );
  });

const ofAll =
  /^(?:both|all|each|every one)(?: of (?:them|these))?(?: (?:closes?|ends?|are due))? (?:at|by) /i;

/** A time of day given once for all due dates: "All applications are due by 5:00 PM local time." */
export const commonTime = (
  guidelines: Guidelines,
): (Clock & { time: string; statement: Statement }) | undefined => {
  const dues = new Set(dueDates(guidelines).map(({ statement }) => statement.block));
  for (const statement of guidelines.statements) {
    if (statement.aside === 'past' || statement.aside === 'elsewhere') continue;
    // "Spring closes March 3. Fall closes October 6. Both at 8 p.m.": of the days told just before it.
    const ofBoth = ofAll.test(statement.value ?? statement.text) && dues.has(statement.block);
    if (
      !ofBoth &&
      (otherStep.test(statement.text) ||
        !/\b(?:due|deadline|submit(?:ted)?|received|closes?)\b/i.test(statement.text))
    )
      continue;
    const time = findTimes(statement.text)[0];
    if (time) return { ...clockOf(time), time: time.time, statement };
  }
  return undefined;
};
