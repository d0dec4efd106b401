import { limits, type AnalysisDetails, type Report } from '@grantwright/shared/contract';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December'.split(
    '|',
  );
const datePattern = new RegExp(String.raw`\b(${months.join('|')}) (\d{1,2}),? (\d{4})\b`);

/** Returns the dated reports required by the guidelines after an award, in order. */
export function expectedReports(details: AnalysisDetails | undefined): Report[] {
  const steps = (details?.steps ?? [])
    .filter(({ kind }) => kind === 'report')
    .map(({ date, quote, words }) => ({ due: date, name: quote ?? `Report, ${words}` }));
  const duties = (details?.requirements ?? [])
    .filter(({ kind, text }) => kind === 'after-award' && /\breports?\b/i.test(text))
    .map(({ text }) => ({ due: findDate(text), name: text }));
  const reports = [...steps, ...duties].flatMap(({ due, name }): Report[] =>
    due ? [{ name: name.slice(0, limits.title), due, isDone: false }] : [],
  );
  const byDate = new Map(reports.toReversed().map((report) => [report.due, report]));
  return [...byDate.values()].sort((a, b) => a.due.localeCompare(b.due)).slice(0, limits.reports);
}

/** Returns an ISO 8601 date if the text contains a full date, such as "by June 30, 2027". */
function findDate(text: string): string | undefined {
  const match = datePattern.exec(text);
  if (!match) return undefined;
  const [, month = '', day = '', year = ''] = match;
  const number = String(months.indexOf(month) + 1).padStart(2, '0');
  const date = `${year}-${number}-${day.padStart(2, '0')}`;
  return Number.isNaN(Date.parse(date)) ? undefined : date;
}
