/** The amount in a text such as "$25,000.50"; undefined if it is not one. */
export function parseAmount(text: string): number | undefined {
  const digits = text.replace(/[\s$€£,]/g, '');
  return /^\d{1,12}(\.\d{0,2})?$/.test(digits) ? Number(digits) : undefined;
}

/** Shown where a text is not an amount. */
export const amountError = 'Please enter an amount, such as 25,000.';
