import type { Finder } from '../finding.ts';
import { bracketedAt, bracketedDot, free, label, sureEnding } from './host-parts.ts';

const further = `(?:(?:${bracketedDot}|\\.)${label})`;
const local = `${free}[\\p{L}\\p{N}](?:[\\p{L}\\p{N}_%+-]*[\\p{L}\\p{N}])?(?:(?:${bracketedDot}|\\.)${label})*`;
/** "info at harborstreet dot org", where an ending tells that it is no pattern of a dress. */
const inWords = `${local}(?: dot ${label})* at ${label}(?: dot ${label})* dot ${sureEnding}`;
/** "boss @ zorba . example", "boss@zorba.com" in any alphabet. */
const spaced = `${local}\\s?@\\s?${label}(?:\\s?[.·]\\s?${label})*?\\s?[.·]\\s?${sureEnding}`;
const mail = new RegExp(`${local}${bracketedAt}${label}${further}+|${inWords}|${spaced}`, 'giu');

const scheme = String.raw`(?:(?<![a-z0-9])[a-z]{2,12}\s?(?:\[:\]|:)\s?\/\/\s?)?`;
const hidden = `${scheme}${free}${label}(?:\\.${label})*${bracketedDot}${label}${further}*`;
const siteInWords = `${free}${label}(?: dot ${label})* dot ${sureEnding}`;
const site = new RegExp(`(?:${hidden}|${siteInWords})(?:\\/[^\\s<>"'()]*)?`, 'giu');
/** Small letters only: a sentence may end before a capital, whatever stands before its stop. */
const spacedSite = new RegExp(
  `${free}${label}(?:\\.${label})*(?:\\s?[.·]\\s|\\s[.·]|·)${sureEnding}(?:\\/[^\\s<>"'()]*)?`,
  'gu',
);

const spelledOut = (written: string): string =>
  written
    .toLowerCase()
    .replace(/^[a-z]{2,12}\s?(?:\[:\]|:)\s?\/\/\s?/, '')
    .replace(/\s?[([{<]\s?(?:@|at)\s?[)\]}>]\s?| at |\s?@\s?/g, '@')
    .replace(/\s?[([{<]\s?(?:\.|·|dot)\s?[)\]}>]\s?| dot |\s?[.·]\s?/g, '.')
    .replace(/^www\.|\/+$/g, '');

/** Addresses written so that machines miss them: "info (at) harborstreet (dot) org". A reader types them all the same. */
export const findSpelledEmails: Finder = (text) => {
  if (!/@|[([{<]\s?(?:at|dot|[.·])\s?[)\]}>]| dot |\s[.·]|[.·]\s?[a-z]/i.test(text)) return [];
  const mails = [...text.matchAll(mail)].filter(
    // An address without any disguise is read as such.
    ([written]) => !/^[\w.%+-]+@[\w.-]+$/.test(written),
  );
  return [
    ...mails.map((match) => ({ match, kind: 'email' as const })),
    ...[...text.matchAll(site), ...text.matchAll(spacedSite)].map((match) => ({
      match,
      kind: 'link' as const,
    })),
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
