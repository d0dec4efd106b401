/**
 * Formats an amount for screens and findings: "$5,000", "€12.50".
 *
 * @param currency ISO 4217
 */
export const formatAmount = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
