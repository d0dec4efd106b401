import type { Finding } from './finding.ts';
import type { Occurrence, SourceIndex } from './source-index.ts';

const counted = /(?<![\d.,])(\d[\d,]*)\s*[x×*@]\s*$/u;

/** "8 x $750" where a source has just that: a price with the same count before it, whatever it comes to behind it. */
export const saidAsProduct = (
  { start, value }: Finding,
  text: string,
  exact: readonly Occurrence[],
  index: SourceIndex,
): Occurrence | undefined => {
  const [, count] = counted.exec(text.slice(0, start)) ?? [];
  if (count === undefined || value === undefined) return undefined;
  const price = value.toLocaleString('en-US').replace(/[.,]/g, '[.,]?');
  const same = new RegExp(`(?<![\\d.,])${count}\\s*[x×*@]\\s*\\D{0,3}${price}(?![\\d])`, 'u');
  return exact.find(
    ({ sentence }) => sentence >= 0 && same.test(index.texts[sentence]?.written ?? ''),
  );
};
