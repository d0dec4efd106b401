import { type Mention, plain } from '@grantwright/analyst';

/**
 * A time of day as `HH:MM`, with the zone in the writer's words where one is given. `unclear` where the
 * writer leaves open whether it is in the morning or in the evening: "11:59:59 PDT".
 */
export type TimeMention = Mention & { time: string; zone?: string; unclear?: true };

const region =
  'Eastern|Central|Mountain|Pacific|Alaska|Hawaii|Atlantic|Brussels|London|UK|GMT|CET|New York|Chicago';
const organization =
  "(?:the\\s+)?(?:applicant|submitting|lead)?(?:'s)?\\s*(?:organi[sz]ation|institution|location|mailing address|address)?";
const zone = [
  '(?:[ECMP]|AK|H)[SD]?T\\b',
  '[ECMP]\\.(?:S\\.|D\\.)?T\\.',
  '(?:GMT|UTC|BST|CES?T|EES?T|SAST|IST|PHT|SGT|JST|A[CEW][SD]T|NZ[SD]?T)\\b',
  `(?:U\\.?S\\.?\\s+)?(?:${region})\\b(?:[ -](?:Standard|Daylight|Prevailing|European|local))?(?:\\s+Time\\b)?(?:\\s*\\([A-Z]{2,4}\\))?`,
  `(?:applicant'?s?\\s+)?local\\s+time(?:\\s+(?:of|at|for)\\s+${organization})?`,
].join('|');
const clock = String.raw`\b(?:(1[0-2]|0?[1-9])(?:[:.]([0-5]\d))?(?::[0-5]\d)?\s*([ap])\.?\s?m\b\.?|([01]?\d|2[0-3])[:h]([0-5]\d)(?::[0-5]\d)?(?:\s*(?:hours|hrs|h)\b)?)`;
const timeOfDay = new RegExp(`${clock}(?:\\s*[,(]?\\s*(${zone})\\)?)?`, 'gi');
const named = new RegExp(
  `\\b(12(?::00)?\\s+)?\\(?(midnight|noon|midday)\\b\\)?(?:\\s*[,(]?\\s*(${zone})\\)?)?`,
  'gi',
);

/** Zones of places where a clock of twelve hours is the custom. */
const twelveHourZone =
  /^(?:[ECMP]|AK|H)[SD]?T\b|^[ECMP]\.|\b(?:Eastern|Central(?! European)|Mountain|Pacific|Alaska|Hawaii|Atlantic|New York|Chicago)\b/i;

/** Whether a time without a.m. or p.m. may be of either half of the day; "09:30" and "17:00 hours" are not. */
const isUnclear = (written: string, hour: number, zoneText: string | undefined): boolean =>
  hour >= 1 &&
  hour <= 12 &&
  !/^0|\b(?:hours|hrs)\b|\dh/i.test(written) &&
  (zoneText === undefined ? /^11[:.]59/.test(written) : twelveHourZone.test(zoneText));

const pad = (value: number): string => String(value).padStart(2, '0');
const tidyZone = (written: string | undefined): string | undefined =>
  written?.replace(/^\(|\)$/g, '').trim() || undefined;

/** Times of day in a text: "5:00 PM local time of applicant organization", "11:59 p.m. ET", "17:00 CET", "noon". */
export const findTimes = (text: string): TimeMention[] => {
  const source = plain(text);
  const found: TimeMention[] = [];
  for (const match of source.matchAll(named)) {
    const zoneText = tidyZone(match[3]);
    const end = match.index + match[0].length;
    found.push({
      text: text.slice(match.index, end).trim(),
      start: match.index,
      end,
      // A deadline at midnight ends the day it names.
      time: match[2]?.toLowerCase() === 'midnight' ? '23:59' : '12:00',
      ...(zoneText ? { zone: zoneText } : {}),
    });
  }
  for (const match of source.matchAll(/\b(1[0-2]|[1-9]) o'clock\b/g)) {
    const hour = Number(match[1]);
    const end = match.index + match[0].length;
    // Nobody expects papers before breakfast.
    found.push({
      text: text.slice(match.index, end),
      start: match.index,
      end,
      time: `${pad(hour < 8 ? hour + 12 : hour)}:00`,
    });
  }
  for (const match of source.matchAll(timeOfDay)) {
    const end = match.index + match[0].length;
    if (found.some((other) => other.start < end && match.index < other.end)) continue;
    const half = match[3]?.toLowerCase();
    const hour = Number(match[1] ?? match[4]);
    const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
    const zoneText = tidyZone(match[6]);
    found.push({
      text: text.slice(match.index, end).trim(),
      start: match.index,
      end,
      time: `${pad(hours)}:${match[2] ?? match[5] ?? '00'}`,
      ...(zoneText ? { zone: zoneText } : {}),
      ...(half === undefined && isUnclear(match[0], hour, zoneText) ? { unclear: true } : {}),
    });
  }
  return found.sort((a, b) => a.start - b.start);
};

/** "5:00 PM" from "17:00". */
export const formatTime = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${pad(minutes)} ${hours < 12 ? 'AM' : 'PM'}`;
};
