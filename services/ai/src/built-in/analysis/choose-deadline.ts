import type { Deadline } from '@grantwright/shared/contract';
import { formatDate } from '../../text/dates.ts';
import { otherTimeInForce } from '../../text/daylight-time.ts';
import type { Guidelines } from './guidelines.ts';
import { type Clock, commonTime, dueDates, type DueDate } from './due-dates.ts';

const yearly = /\b(?:each|every) year\b|\bannual(?:ly)?\b|\byearly\b/i;

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** "Monday, September 28": of last year, this one and the next, the only one in which it is a Monday. */
const byWeekday = ({ date, statement }: DueDate, today: string): string | undefined => {
  const said = statement.text.slice(Math.max(0, date.start - 15), date.end);
  const name = /\b(sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?,? /i.exec(said)?.[1]?.toLowerCase();
  if (name === undefined || date.day === undefined) return undefined;
  const year = Number(today.slice(0, 4));
  const fitting = [year - 1, year, year + 1]
    .map((y) => new Date(Date.UTC(y, date.month - 1, date.day)))
    .filter((day) => weekdays[day.getUTCDay()] === name)
    .map((day) => day.toISOString().slice(0, 10));
  return fitting.length === 1 ? fitting[0] : undefined;
};

/** The full date of a due date; one that comes back every year is taken as the next one. */
const isoOf = (due: DueDate, today: string): string | undefined => {
  if (due.date.iso) return due.date.iso;
  if (due.date.day === undefined || due.date.year !== undefined) return undefined;
  if (!yearly.test(due.statement.text)) return byWeekday(due, today);
  const year = Number(today.slice(0, 4));
  const inYear = (y: number): string =>
    `${y}-${String(due.date.month).padStart(2, '0')}-${String(due.date.day).padStart(2, '0')}`;
  return inYear(year) >= today ? inYear(year) : inYear(year + 1);
};

/** What is doubtful about a time of day and its zone on the day of a deadline. */
const clockNotes = (date: string, { unclearTime, zone }: Clock): string[] => {
  const inForce = zone && otherTimeInForce(zone, date);
  return [
    ...(unclearTime
      ? [
          `The deadline says "${unclearTime}" without a.m. or p.m. Plan for the morning and ask the funder.`,
        ]
      : []),
    ...(zone && inForce
      ? [
          `The deadline names ${zone}, but on ${formatDate(date)} ${inForce} is in force: the time may be an hour earlier or later. Ask the funder.`,
        ]
      : []),
  ];
};

/**
 * The next due date from today on, the last one when all are past, and notes on what is doubtful about it.
 * An unclear time is the earlier of the two that it may be.
 */
export const chooseDeadline = (
  guidelines: Guidelines,
): { deadline?: Deadline; notes: string[] } => {
  const dated = dueDates(guidelines)
    .flatMap((due) => {
      const iso = isoOf(due, guidelines.today);
      return iso ? [{ due, iso }] : [];
    })
    .sort((a, b) => a.iso.localeCompare(b.iso));
  const chosen = dated.find(({ iso }) => iso >= guidelines.today) ?? dated.at(-1);
  if (!chosen) return { notes: [] };
  const common = commonTime(guidelines);
  const clock: Clock = chosen.due.time ? chosen.due : (common ?? {});
  const { time, zone } = clock;
  const { quote, page } = chosen.due.statement;
  return {
    deadline: {
      date: chosen.iso,
      ...(time ? { time } : {}),
      ...(zone ? { timeZone: zone } : {}),
      ...(quote.length <= 2_000 ? { quote } : {}),
      ...(page ? { page } : {}),
    },
    notes: [
      ...(chosen.iso < guidelines.today
        ? [
            `The last deadline named in this document, ${formatDate(chosen.iso)}, has passed. Check whether there is a new one.`,
          ]
        : []),
      ...clockNotes(chosen.iso, clock),
    ],
  };
};
