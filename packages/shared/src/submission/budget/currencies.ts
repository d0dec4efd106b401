import type { AnalysisDetails } from '../../contract/analysis.ts';

type Award = AnalysisDetails['award'];

const usual = ['USD', 'CAD', 'EUR', 'GBP', 'AUD', 'NZD', 'CHF'];

/** Chooses the currency of the award (ISO 4217); US dollars by default. */
export const chooseAwardCurrency = (award: Award): string =>
  (award?.ceiling ?? award?.floor ?? award?.total)?.currency ?? 'USD';

/** Lists the currencies a budget may use, starting with the currency of the award. */
export function listBudgetCurrencies(award: Award): string[] {
  const { ceiling, floor, total } = award ?? {};
  const currencies = [ceiling, floor, total].flatMap((fact) => fact?.currency ?? []);
  return [...new Set([...currencies, ...usual])];
}
