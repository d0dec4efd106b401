/**
 * Reads a flag, argument or environment variable as a number. Otherwise a typo would run a benchmark with NaN.
 *
 * @param name as the user writes it: `--rate`, `ROUNDS`
 */
export function numberFlag(name: string, text: string | number): number {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) {
    throw new Error(`${name} must be a number, but is "${text}"`);
  }
  return value;
}
