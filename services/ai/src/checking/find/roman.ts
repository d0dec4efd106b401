const well = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
const values: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

/** The value of a number in Roman letters; undefined where they make none. */
export const romanValue = (written: string): number | undefined => {
  if (written === '' || !well.test(written)) return undefined;
  const numbers = [...written].map((letter) => values[letter] ?? 0);
  return numbers.reduce(
    (sum, value, at) => sum + (value < (numbers[at + 1] ?? 0) ? -value : value),
    0,
  );
};
