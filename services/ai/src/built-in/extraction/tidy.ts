import { squeeze } from '@grantwright/analyst';

const small = new Set('of the and for in on at to a an de la y by with'.split(' '));
const abbreviations =
  /^(?:YMCA|YWCA|PTA|PTO|PTSA|HOA|VFW|BSA|NGO|CIC|CIO|NYC|USA|UK|US|LLC|PBS|NPR|NAACP|ACLU|LGBTQ|STEM|USS|USO|VFW|USCG|JROTC|ROTC|UCLA|AIDS|HIV|NE|NW|SE|SW|PO|P\.O\.|II|III|IV|[A-Z]\.?|(?:[A-Z]\.)+)$/;

/** "(DLG-10/DDG-41)": a number of its own. */
const code = /^\(?[A-Z]{2,5}-\d/;

export const isAbbreviation = (word: string): boolean => abbreviations.test(word);

const titleWord = (word: string, first: boolean): string => {
  if (abbreviations.test(word) || /^#?\d+[A-Z]$/.test(word) || code.test(word)) return word;
  const lower = word.toLowerCase();
  if (!first && small.has(lower)) return lower;
  if (
    !/[AEIOUY]/.test(word) &&
    word.length > 1 &&
    !/^(?:ST|RD|DR|LN|CT|PL|BLVD|PKWY|HWY|SQ|STE|APT|FL|RM|MT|FT|NTH|TH|MR|MRS|DR|SR|JR|LTD|CTR|BLDG|STR)[.,]?$/.test(
      word,
    ) &&
    !/\d/.test(word)
  )
    return word;
  return (
    lower
      .replace(
        /(^|[-'’/(])(\p{L})(?!\b)/gu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      )
      // "O'Bryan"
      .replace(/^\p{L}(?=['’]\p{L}{3})/u, (letter) => letter.toUpperCase())
      .replace(/(?<=-)(?:To|Of|And|In|The|On|By)(?=-)/g, (small) => small.toLowerCase())
      .replace(/^Mc(\p{L})(?=\p{L}{2})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
  );
};

/** "HARBOR LIGHT FOOD BANK" as "Harbor Light Food Bank"; text that is not all capitals stays as it is. */
export const fromCapitals = (text: string): string => {
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters.length < 4 || letters !== letters.toUpperCase()) return text;
  return text
    .split(' ')
    .map((word, at) => titleWord(word, at === 0))
    .join(' ');
};

export const tidy = (text: string): string =>
  squeeze(text.replace(/[\u200B-\u200D\uFEFF]/g, '')).replace(/^[\s:–—,;.-]+|[\s:–—,;-]+$/g, '');
