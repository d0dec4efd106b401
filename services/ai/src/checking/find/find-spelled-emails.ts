import type { Finder } from '../finding.ts';

const at = String.raw`\s?[([{]\s?at\s?[)\]}]\s?`;
const dot = String.raw`\s?[([{]\s?dot\s?[)\]}]\s?`;
const word = String.raw`[a-z0-9](?:[a-z0-9_%+-]*[a-z0-9])?`;
const further = String.raw`(?:(?:${dot}|\.)${word})`;
const host = String.raw`${word}${further}+`;
const local = String.raw`(?<![a-z0-9._%+-])${word}(?:(?:${dot}|\.)${word})*`;
/** "info at harborstreet dot org", where an ending tells that it is no pattern of a dress. */
const inWords = String.raw`(?<![a-z0-9._%+-])${word}(?: dot ${word})* at ${word}(?: dot ${word})* dot (?:org|com|net|edu|gov|info|io|co|example)(?![a-z0-9])`;
const mail = new RegExp(`${local}${at}${host}|${inWords}`, 'gi');
const site = new RegExp(
  String.raw`(?<![a-z0-9._%+-])${word}(?:\.${word})*${dot}${word}${further}*`,
  'gi',
);

const spelledOut = (written: string): string =>
  written
    .toLowerCase()
    .replace(/\s?[([{]\s?at\s?[)\]}]\s?| at /g, '@')
    .replace(/\s?[([{]\s?dot\s?[)\]}]\s?| dot /g, '.');

/** Addresses written so that machines miss them: "info (at) harborstreet (dot) org". A reader types them all the same. */
export const findSpelledEmails: Finder = (text) => {
  if (!/[([{]\s?(?:at|dot)\s?[)\]}]| dot /i.test(text)) return [];
  return [
    ...[...text.matchAll(mail)].map((match) => ({ match, kind: 'email' as const })),
    ...[...text.matchAll(site)].map((match) => ({ match, kind: 'link' as const })),
  ].map(({ match, kind }) => {
    const key = `${kind}:${spelledOut(match[0])}`;
    return {
      kind,
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      keys: [key],
      implies: [key],
    };
  });
};
