import { comparable, contentWords } from '@grantwright/analyst';
import type { Field } from './vocabulary.ts';

/** Whether a value given is one of the values wanted, or says most of what they say together. */
export function isSameValue(field: Field, given: string, wanted: readonly string[]): boolean {
  const together = new Set(wanted.flatMap((text) => contentWords(text)));
  switch (field) {
    case 'ein':
      return wanted.some((text) => digits(text) === digits(given));
    case 'phone':
      return wanted.some((text) => digits(text).slice(-10) === digits(given).slice(-10));
    case 'founded':
      return wanted.some((text) => text.includes(given));
    case 'budget':
      return wanted.some((text) => amount(text) === amount(given));
    case 'email':
      return wanted.some((text) => text.toLowerCase().includes(given.toLowerCase()));
    case 'website':
      return wanted.some((text) => bareAddress(text) === bareAddress(given));
    case 'type':
      return wanted.some((text) => comparable(text) === comparable(given));
    case 'name':
      return wanted.some((text) => similarity(new Set(contentWords(text)), given) >= 0.75);
    case 'address':
      return shareIn(contentWords(given), together) >= 0.8;
    default:
      return similarity(together, given) >= 0.5;
  }
}

const digits = (text: string): string => text.replace(/\D/g, '');

const bareAddress = (text: string): string =>
  text
    .toLowerCase()
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/\/$/, '');

function amount(text: string): number {
  const match = /(\d[\d,]*(?:\.\d+)?)\s?(million|m\b|thousand|k\b)?/i.exec(text);
  const unit = { m: 1e6, t: 1e3, k: 1e3 }[match?.[2]?.charAt(0).toLowerCase() ?? ''] ?? 1;
  return Number((match?.[1] ?? '').replaceAll(',', '')) * unit;
}

const shareIn = (words: readonly string[], whole: ReadonlySet<string>): number =>
  words.length === 0 ? 0 : words.filter((word) => whole.has(word)).length / words.length;

/** Twice the words in both, of all words in either. */
function similarity(wanted: ReadonlySet<string>, given: string): number {
  const said = new Set(contentWords(given));
  const shared = [...said].filter((word) => wanted.has(word)).length;
  return wanted.size + said.size === 0 ? 0 : (2 * shared) / (wanted.size + said.size);
}
