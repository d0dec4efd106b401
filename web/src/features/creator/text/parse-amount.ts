/** Commas and spaces may only separate thousands, so "12,50" is not an amount. */
const amountPattern = /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3}|\d{1,3}(?:\s\d{3}){1,3})(?:\.\d{0,2})?$/;

/** Parses an amount such as "$25,000.50". Returns undefined if the text is not an amount. */
export function parseAmount(text: string): number | undefined {
  const digits = text.replace(/[$€£]/g, '').trim();
  return amountPattern.test(digits) ? Number(digits.replace(/[\s,]/g, '')) : undefined;
}

/** Shown if the input is not an amount. */
export const amountError = 'Enter an amount, such as 25,000.';
