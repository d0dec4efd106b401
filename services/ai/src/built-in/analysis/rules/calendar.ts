import { capitalize } from '@grantwright/analyst';
import { findDates, formatDateMention, type DateMention } from '../../../text/dates.ts';
import { isOfAnotherCall } from '../aside.ts';
import { dueDates } from '../due-dates.ts';
import { finding, type Rule } from '../finding.ts';
import type { Statement } from '../guidelines.ts';
import { keyDates } from './key-dates.ts';
import { letterOfIntent } from './letter-of-intent.ts';

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const season = '(?:spring|summer|fall|autumn|winter)';
/** "February", "April - May", "Early March 2027", "Spring 2027": when something happens, told without a day. */
const part = new RegExp(
  `^(?:(?:early|mid|late|end of|beginning of)[ -]?)?(?:${month}|${season})(?:,? (?:19|20)\\d\\d)?(?: ?(?:-|to|through|/) ?(?:(?:early|mid|late)[ -]?)?(?:${month}|${season})(?:,? (?:19|20)\\d\\d)?)?$`,
  'i',
);
const calendarTitle =
  /\b(?:timeline|schedule|calendar|(?:key|important|critical) dates|summary of (?:dates|deadlines)|deadlines|dates and deadlines|process|cycle)\b/i;
const due =
  /\b(?:applications?|proposals?|requests?|submissions?|letters?|forms?)\b.{0,30}\bdue\b|\b(?:application|proposal|submission)s? deadline\b/i;
const notOfCall =
  /\b(?:founded|established|incorporated|posted|updated|modified|archive|published|revised|version|fiscal year|last|approved by)\b/i;

/** A day alone is written as everywhere; what stands beside it is kept. */
const bareDate = (value: string, date: DateMention): string =>
  value.trim().length <= date.text.length + 1 ? formatDateMention(date) : value;

type Line = { event: string; when: string };

const tidy = (event: string): string => event.replace(/[.;:]$/, '').trim();

/** "June 30th: Grant amounts finalized", "February: Applications due", a row of a table of dates. */
const lineOf = ({
  label = '',
  value = '',
  text,
  form,
  path,
  lead,
}: Statement): Line | undefined => {
  if (form !== 'pair' && part.test(label)) return { event: tidy(value), when: label };
  const [date, ...more] = findDates(form === 'pair' ? value : text);
  if (!date || (date.day === undefined && date.year === undefined)) return undefined;
  // A paragraph that began with a day was read with the event as its label.
  if (form !== 'pair')
    return label && date.start === 0 && more.length === 0
      ? { event: tidy(label), when: formatDateMention(date) }
      : undefined;
  if (!calendarTitle.test(`${path.at(-1) ?? ''} ${lead ?? ''}`)) return undefined;
  const bare = value.length <= date.text.length + 24;
  return bare && more.length === 0
    ? {
        event: tidy(label.replace(/ - [^-]*\b(?:dates?|deadlines?|when)\b[^-]*$/i, '')),
        when: bareDate(value, date),
      }
    : undefined;
};

/** The steps of a calendar that no other rule has a name for. */
export const calendar: Rule = {
  name: 'calendar',
  find: (guidelines) => {
    const told = new Set([
      ...dueDates(guidelines).map(({ statement }) => statement.quote),
      ...[keyDates, letterOfIntent].flatMap((rule) =>
        rule.find(guidelines).map(({ quote }) => quote),
      ),
    ]);
    return guidelines.statements.flatMap((statement) => {
      if (isOfAnotherCall(statement) || told.has(statement.quote) || statement.text.length > 170)
        return [];
      const line = lineOf(statement);
      if (
        !line ||
        line.event === line.when ||
        line.event.split(' ').length < 2 ||
        findDates(line.event).length > 0 ||
        line.event.length > 120
      )
        return [];
      if (notOfCall.test(line.event) || /[?@]|_{2,}|[$€£]\d/.test(line.event)) return [];
      const isDue = due.test(line.event);
      return [
        finding(
          { ...statement, form: 'sentence' },
          {
            kind: 'deadline',
            text: `${capitalize(line.event)}: ${line.when}`,
            mandatory: isDue,
            weight: isDue ? 92 : 43,
            topic: `calendar ${line.event.toLowerCase()} ${line.when}`,
          },
        ),
      ];
    });
  },
};
