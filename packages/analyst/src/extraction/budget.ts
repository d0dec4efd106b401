import { type Candidate, createCandidate, findCandidateUnits } from './candidate.ts';
import type { ClassifiedUnit, ClassifiedDocument } from './classified-document.ts';

const figure = /(?<![\d.,-])[$£€]?\s?\d{1,3}(?:,\d{3})+(?:\.\d\d)?(?![\d,])/g;
const total = /\btotals?\b|\bbudget\b|\brevenues?\b|\bincome\b|\bexpen(?:ses|ditures?)\b/i;
/** Words for balance sheet figures and for differences. */
const otherTotal = /\b(?:net|assets|liabilities|equity|balance|surplus|deficit|cash)\b/i;

/** Finds the organization's annual expenses or income, as written. */
export const findBudgets = (document: ClassifiedDocument): Candidate[] =>
  findCandidateUnits(document, 'budget').flatMap(({ unit, probability }) => {
    const value = findAmount(unit);
    return value ? [createCandidate(unit, value, probability * scorePlausibility(unit.text))] : [];
  });

function scorePlausibility(text: string): number {
  if (otherTotal.test(text)) return 0.6;
  return total.test(text) ? 1.3 : 1;
}

/**
 * Returns the amount in a sentence. In a row of figures, returns the figure that is the total of the others, or
 * otherwise the first. Figures without a currency are amounts in a row but counts in a sentence.
 */
function findAmount({ text, values, kind }: ClassifiedUnit): string | undefined {
  const money = values.find((value) => value.type === 'money' && value.amount >= 1_000);
  if (kind !== 'row') return money?.text;
  const counts = values.filter(({ type }) => type === 'count');
  const figures = [...text.matchAll(figure)]
    .filter(({ index }) => !counts.some(({ start, end }) => start <= index && index < end))
    .map(([found]) => found.trim());
  const numbers = figures.map((found) => Number(found.replace(/[^\d.]/g, '')));
  const sum = numbers.reduce((all, number) => all + number, 0);
  const whole = numbers.findIndex((number) => Math.abs(sum - 2 * number) <= 0.01 * number);
  if (figures.length > 2 && whole >= 0) return figures[whole];
  return money?.text ?? figures[0];
}
