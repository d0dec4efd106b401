import { type Candidate, candidateOf, likelyUnits } from './candidate.ts';
import type { JudgedUnit, Paper } from './paper.ts';

const figure = /(?<![\d.,-])[$£€]?\s?\d{1,3}(?:,\d{3})+(?:\.\d\d)?(?![\d,])/g;
const total = /\btotal\b|\bbudget\b|\brevenues?\b|\bincome\b|\bexpen(?:ses|ditures?)\b/i;

/** What the organization spends or takes in a year, as it is written. */
export const findBudgets = (paper: Paper): Candidate[] =>
  likelyUnits(paper, 'budget').flatMap(({ unit, chance }) => {
    const value = amountIn(unit);
    return value ? [candidateOf(unit, value, chance * (total.test(unit.text) ? 1.3 : 1))] : [];
  });

/** The amount of a sentence; of a row of figures the one that the others add up to, else the first. */
function amountIn({ text, values }: JudgedUnit): string | undefined {
  const figures = [...text.matchAll(figure)].map(([found]) => found.trim());
  const numbers = figures.map((found) => Number(found.replace(/[^\d.]/g, '')));
  const sum = numbers.reduce((all, number) => all + number, 0);
  const whole = numbers.findIndex((number) => Math.abs(sum - 2 * number) <= 0.01 * number);
  if (figures.length > 2 && whole >= 0) return figures[whole];
  const money = values.find((value) => value.type === 'money' && value.amount >= 1_000);
  return money?.text ?? figures[0];
}
