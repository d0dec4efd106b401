import type { SectionLimit } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import { lengthLimitOf } from '../length-limit.ts';

const number = '(\\d{1,3}(?:[, ]\\d{3})+|\\d+)';
const counters = [
  // "1000/1000 characters remaining", "0 / 250 words", "Word count: 0 of 300"
  new RegExp(
    `^(?:(word|character|char)s?(?: count)?:?\\s*)?\\(?${number}\\s*(?:/|of|out of)\\s*${number}\\s*(?:(words?|char(?:acter)?s?)\\b.{0,24})?\\)?\\.?$`,
    'i',
  ),
  // "500 characters remaining", "You have 300 words left."
  new RegExp(
    `^(?:you have )?()()${number}\\s*(words?|char(?:acter)?s?) (?:remaining|left|available|to go)\\.?$`,
    'i',
  ),
];
/** Nothing but a limit: "Max 500 characters.", "Word limit: 300", "(maximum 250 words)". */
const onlyLimit =
  /^[([]?(?:(?:word|character|page)s? (?:limit|count|max(?:imum)?)|max(?:imum|\.)?|limit(?:ed to)?|up to|no more than|not more than|answer in|approximately|about|suggested length)\b[^.]{0,40}[)\].]*$|^[([]?\d[\d,]* (?:words?|char(?:acter)?s?) (?:max(?:imum)?|limit|or (?:less|fewer))[)\].]*$/i;

/** A line by which a form counts what is typed: what it allows, and whether it really counts. */
export const counterLine = (raw: string): { limit?: SectionLimit; counts: boolean } | undefined => {
  const text = squeeze(plain(raw));
  if (text.length > 90) return undefined;
  for (const pattern of counters) {
    const match = pattern.exec(text);
    if (!match) continue;
    const most = Number((match[3] ?? '').replace(/[, ]/g, ''));
    const unit = (match[4] || match[1] || '').toLowerCase();
    if (most < 10) return undefined;
    if (unit.startsWith('word')) return { limit: { words: most }, counts: true };
    if (unit.startsWith('char')) return { limit: { characters: most }, counts: true };
    return undefined;
  }
  const limit = onlyLimit.test(text) ? lengthLimitOf(text) : undefined;
  return limit ? { limit, counts: false } : undefined;
};
