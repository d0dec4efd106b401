import { limits, type AnalysisDetails, type Report } from '@grantwright/shared/contract';
import { toReadableText } from '@grantwright/shared/richtext';

const monthPattern =
  'January|February|March|April|May|June|July|August|September|October|November|December'.split(
    '|',
  );
const datePattern = new RegExp(String.raw`\b(${monthPattern.join('|')}) (\d{1,2}),? (\d{4})\b`);

type Dated = Omit<Report, 'isDone'> & { quote: string | undefined };

/** Returns the dated reports required by the guidelines after an award, in order. */
export function findExpectedReports(details: AnalysisDetails | undefined): Report[] {
  const steps = (details?.steps ?? [])
    .filter(({ kind }) => kind === 'report')
    .map(({ date, quote, words }) => ({
      due: date,
      name: quote ? toReadableText(quote) : `Report, ${words}`,
      quote,
    }))
    .filter(isDated);
  const duties = (details?.requirements ?? [])
    .filter(({ kind, text }) => kind === 'after-award' && /\breports?\b/i.test(text))
    .map(({ text, quote }) => ({ due: findDate(text), name: text, quote }))
    .filter(isDated);
  const named = steps.filter(
    ({ due, quote }) => quote !== undefined || !duties.some((duty) => duty.due === due),
  );
  const further = duties.filter((duty) => !named.some((step) => isSameReport(step, duty)));
  return [...named, ...further]
    .map(({ due, name }): Report => ({ due, name: name.slice(0, limits.title), isDone: false }))
    .sort((a, b) => a.due.localeCompare(b.due))
    .slice(0, limits.reports);
}

const isDated = <Item extends { due?: string | undefined }>(
  item: Item,
): item is Item & { due: string } => item.due !== undefined;

/** Whether a duty is in the sentence of a dated step. */
const isSameReport = (step: Dated, duty: Dated): boolean =>
  step.due === duty.due &&
  [duty.name, duty.quote ?? duty.name].some(
    (text) =>
      normalizeWords(step.name).includes(normalizeWords(text)) ||
      normalizeWords(text).includes(normalizeWords(step.name)),
  );

const normalizeWords = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** Returns an ISO 8601 date if the text contains a full date, such as "by June 30, 2027". */
function findDate(text: string): string | undefined {
  const match = datePattern.exec(text);
  if (!match) return undefined;
  const [, month = '', day = '', year = ''] = match;
  const number = String(monthPattern.indexOf(month) + 1).padStart(2, '0');
  const date = `${year}-${number}-${day.padStart(2, '0')}`;
  return Number.isNaN(Date.parse(date)) ? undefined : date;
}
