import { Tokens } from '../tokens.ts';
import { toWordSet } from '../to-word-set.ts';
import { zoneAbbreviations } from './zone-abbreviations.ts';

const regions = toWordSet(
  'eastern central mountain pacific alaska alaskan hawaii hawaiian atlantic arizona greenwich',
);
const kinds = toWordSet(
  'standard daylight daylight-saving saving savings prevailing european mean local',
);

/**
 * Returns the position of a time zone that follows a token: "ET", "E.S.T.", "Eastern Daylight Time", "(PT)", "UTC+2",
 * "Washington, DC time", "local time". A comma or parenthesis may precede it; `close` is the index after the closing
 * one.
 */
export function skipTimeZone(
  tokens: Tokens,
  index: number,
): { from: number; to: number; close?: number } | undefined {
  const from = tokens.skip(tokens.skip(index, ',', '-'), '(');
  const start = tokens.skip(from, 'the');
  const to =
    skipAbbreviation(tokens, start) ??
    skipRegion(tokens, start) ??
    skipLocalTime(tokens, start) ??
    skipPlace(tokens, start);
  if (to === undefined) return undefined;
  const second = tokens.lower(to) === '/' ? skipAbbreviation(tokens, to + 1) : undefined;
  const end = second ?? to;
  if (from > index && tokens.lower(from - 1) === '(' && tokens.lower(end) === ')')
    return { from: start, to: end, close: end + 1 };
  if (tokens.lower(end) === '(') {
    const explained = skipAbbreviation(tokens, end + 1);
    if (explained && tokens.lower(explained) === ')') return { from: start, to: explained + 1 };
  }
  return { from: start, to: end };
}

/** Returns the time zone at the start of a text, as written. */
export function findTimeZone(text: string): string | undefined {
  const tokens = new Tokens(text);
  const zone = skipTimeZone(tokens, 0);
  return zone && tokens.mention(zone.from, zone.to).text;
}

function skipAbbreviation(tokens: Tokens, index: number): number | undefined {
  const { text } = tokens.at(index);
  if (
    zoneAbbreviations.has(text.toUpperCase()) &&
    (text === text.toUpperCase() || text.length > 2)
  ) {
    const hasSign = /^(?:UTC|GMT)$/.test(text) && /^[+-]$/.test(tokens.lower(index + 1));
    if (!hasSign || !tokens.isNumber(index + 2)) return index + 1;
    return tokens.lower(index + 3) === ':' && tokens.isNumber(index + 4) ? index + 5 : index + 3;
  }
  // "E.S.T."
  if (!/^[ECMP]$/.test(text) || tokens.lower(index + 1) !== '.') return undefined;
  const letters = [2, 4].map((step) => tokens.lower(index + step));
  if (letters[0] === 't' && tokens.isGlued(index + 2)) return tokens.skip(index + 3, '.');
  return /^[sd]$/.test(letters[0] ?? '') && letters[1] === 't'
    ? tokens.skip(index + 5, '.')
    : undefined;
}

/** "Eastern", "U.S. Pacific Standard Time", "Central European Time" */
function skipRegion(tokens: Tokens, index: number): number | undefined {
  const us =
    tokens.lower(index) === 'us' ? index + 1 : tokens.lower(index) === 'u' ? index + 4 : index;
  if (!regions.has(tokens.lower(us))) return undefined;
  let to = us + 1;
  if (tokens.lower(to) === '/' && regions.has(tokens.lower(to + 1))) to += 2;
  while (kinds.has(tokens.lower(tokens.skip(to, '-')))) to = tokens.skip(to, '-') + 1;
  return tokens.skip(to, 'time');
}

/** "Brussels time", "Washington, DC time", "Anywhere on Earth" */
function skipPlace(tokens: Tokens, index: number): number | undefined {
  if ([0, 1, 2].map((step) => tokens.lower(index + step)).join(' ') === 'anywhere on earth')
    return index + 3;
  for (let to = index; to < index + 5; to++) {
    const word = tokens.lower(to);
    if (word === 'time') return to > index ? to + 1 : undefined;
    if (!tokens.isCapitalized(to) && !/^(?:,|\.|'|s|local)$/.test(word)) return undefined;
  }
  return undefined;
}

const maxOwnerWords = 4;
const owner = /^(?:appl|submi|propos|organi[sz]|instit)/;

/** "local time", "submitting organization's local time", "local time of the applicant organization" */
function skipLocalTime(tokens: Tokens, index: number): number | undefined {
  let local = tokens.skip(index, 'your', 'their');
  while (tokens.lower(local) !== 'local' || tokens.lower(local + 1) !== 'time') {
    const isPart = tokens.isWord(local)
      ? !preposition.test(tokens.lower(local))
      : tokens.lower(local) === "'";
    if (!isPart || ++local > index + maxOwnerWords) return undefined;
  }
  const isOwned = [1, 2].some((step) => tokens.lower(local - step) === "'");
  if (local > tokens.skip(index, 'your', 'their') && !isOwned) return undefined;
  const start = tokens.skip(local + 3, 'the');
  let to = start;
  while (tokens.lower(local + 2) === 'of' && owner.test(tokens.lower(to))) to++;
  return to > start ? to : local + 2;
}

const preposition = /^(?:at|by|for|in|of|on|to|until)$/;
