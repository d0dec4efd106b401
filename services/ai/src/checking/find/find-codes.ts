import { figure } from './figure.ts';
import type { Finder, Finding } from '../finding.ts';

/** Letters and digits in one: "B-47", "v9.7.1", "40ml", "zorba24"; or words tied by a line: "zorba_pay", "_total_40210_". */
const token =
  /(?<![\p{L}\p{N}_.@#$&/\\-])_*[\p{L}\p{N}]+(?:[-–_.][\p{L}\p{N}]+)*_*(?![\p{L}\p{N}_@])/gu;
const postal = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b[A-Z]\d[A-Z] \d[A-Z]\d\b/g;

/** Known to every reader, and nobody's. */
const common =
  /^(?:covid-?19|k-?12|pre-?k|401k|403b|501c\d|[23]d|co2|h2o|mp[34]|a4|[bc]2[bc]|y2k|w-?[29]|i-?9|4-?h|g(?:7|20)|\d+(?:st|nd|rd|th)|\d{1,2}[ap]m|(?:\d\d)?\d0s|h[1-6]|q[1-4]|v\d|[a-z])$/i;

const isCode = (written: string): boolean =>
  !common.test(written) &&
  (/[\p{L}\p{N}]_[\p{L}\p{N}]/u.test(written) ||
    (/\p{N}/u.test(written) && /\p{L}/u.test(written)));

/** "ISO-22000", "iso 22000": equal where letters and digits are, whatever parts them. */
export const codeKey = (text: string): string =>
  (text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? []).join(' ');

/** What is left after all else is read: part numbers, versions, measures without a blank, made-up names of letters and digits. */
export const findCodes: Finder = (text) =>
  /\d|_/.test(text)
    ? [
        ...text.matchAll(postal),
        ...[...text.matchAll(token)].filter(([written]) => isCode(written)),
      ].map((match): Finding => {
        const key = `code:${codeKey(match[0])}`;
        return figure(text, match, key);
      })
    : [];
