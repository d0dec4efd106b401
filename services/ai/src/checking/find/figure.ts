import type { Finding } from '../finding.ts';
import { approximation } from './approximation.ts';

/** What a pattern has found, as a figure that any of these keys proves; "number:12" also gives its value. */
export const figure = (text: string, match: RegExpMatchArray, ...keys: string[]): Finding => {
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const value = Number(/^number:(.+)$/.exec(keys[0] ?? '')?.[1] ?? Number.NaN);
  return {
    kind: 'figure',
    text: text.slice(start, end),
    start,
    end,
    keys,
    implies: keys,
    ...(Number.isNaN(value) ? {} : { value, ...approximation(text, start) }),
  };
};
