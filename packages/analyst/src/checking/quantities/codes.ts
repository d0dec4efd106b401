import type { Mention, Tokens } from '@grantwright/shared/values';
import type { Quantity } from './quantity.ts';

/** Digits with letters or brackets: "501(c)(3)", "3rd", "A4", "v1.0", "12-B". Plain digits are numbers. */
const code =
  /(?<![\w$€£.,-])(?=[\w().-]{0,20}\d)[\w]{1,20}(?:[.-]\w{1,12}|\(\w{1,3}\)){0,4}(?![\w(]|-\w)/g;
const isNumber = /^[\d.,]+(?:k|m|mn|bn|pm|am|%|p)?$|^\d+-\p{L}+/iu;

/** Finds codes, which are compared by their letters and digits. */
export const findCodes = ({ plain, text }: Tokens): Quantity[] =>
  [...plain.matchAll(code)].flatMap(({ 0: found, index }) => {
    if (isNumber.test(found) || !/\d/.test(found) || /^\d+(?:-\d+)+$/.test(found)) return [];
    const mention: Mention = {
      text: text.slice(index, index + found.length),
      start: index,
      end: index + found.length,
    };
    return [
      { ...mention, kind: 'figure' as const, family: 'words' as const, key: createCodeKey(found) },
    ];
  });

/** Matches names with dots as addresses, regardless of the top-level domain: "harborlight.example". */
const dotted = /(?<![\w@./-])[a-z][\w-]{1,40}(?:\.[a-z][a-z-]{1,20}){1,4}(?![\w@-]|\.\w)/gi;

export const findDottedNames = ({ plain, text }: Tokens): Quantity[] =>
  [...plain.matchAll(dotted)].map(({ 0: found, index }) => ({
    text: text.slice(index, index + found.length),
    start: index,
    end: index + found.length,
    kind: 'link' as const,
    family: 'words' as const,
    key: found.toLowerCase(),
  }));

export const createCodeKey = (text: string): string =>
  `code ${text.toLowerCase().replace(/[^a-z\d]/g, '')}`;
