import { zonesOfAbbreviations } from '../../values/times/zone-abbreviations.ts';

/** A named zone with its IANA identifier, the applicant's own zone, or a zone that we cannot map. */
export type Zone = { iana: string; name: string } | 'applicant-local' | 'unknown';

type NamedZone = { iana: string; name: string; pattern: RegExp };

/**
 * Finds abbreviations in longer text. They must be in capitals, because "et", "at" and "est" are words, and those that
 * are also words in capitals must be in parentheses. In "Hartford, CT", the abbreviation is a state.
 */
const abbreviatedZones = zonesOfAbbreviations.map(
  ({ iana, name, abbreviations, isWordLike }): NamedZone => {
    const any = abbreviations
      .map((abbreviation) => (abbreviation === 'CT' ? '(?<!, ?)CT' : abbreviation))
      .join('|');
    const pattern = new RegExp(isWordLike ? `\\((?:${any})\\)` : `\\b(?:${any})\\b`);
    return { iana, name, pattern };
  },
);
const dottedAbbreviation = /\b([ECMP])\. ?(?:([SD])\. ?)?T\b\.?/g;

const zonesOfWords = (
  [
    ['America/Phoenix', 'Arizona Time', /\barizona\b|\bphoenix\b/i],
    [
      'America/New_York',
      'Eastern Time',
      /(?<!south )(?<!australian )\beastern\b(?! (?:europe|africa|austral))|\bnew york\b|\bwashington,? d\.?c\b/i,
    ],
    ['America/Chicago', 'Central Time', /\bcentral\b(?! (?:europe|africa|austral))|\bchicago\b/i],
    ['America/Denver', 'Mountain Time', /\bmountain\b|\bdenver\b/i],
    ['America/Los_Angeles', 'Pacific Time', /\bpacific\b|\blos angeles\b|\bcalifornia\b/i],
    ['America/Anchorage', 'Alaska Time', /\balaskan?\b/i],
    ['Pacific/Honolulu', 'Hawaii Time', /\bhawaii(?:an)?\b|\bhonolulu\b/i],
    ['America/Halifax', 'Atlantic Time', /^\(?AT\)?$/],
    ['America/Halifax', 'Atlantic Time', /\batlantic\b|\bhalifax\b/i],
    ['Europe/London', 'UK Time', /\bUK\b|\blondon\b|\bbritish\b|\bunited kingdom\b/i],
    ['Europe/Dublin', 'Irish Time', /\birish\b|\bdublin\b|\bireland\b/i],
    ['Asia/Kolkata', 'India Time', /\bindian?\b|\bnew delhi\b/i],
    [
      'Europe/Brussels',
      'Central European Time',
      /\bcentral europe|\bbrussels\b|\bberlin\b|\bparis\b|\bmadrid\b|\brome\b|\bamsterdam\b|\bvienna\b/i,
    ],
    ['Australia/Perth', 'Western Australia Time', /\bperth\b|\bwestern australia/i],
    ['Australia/Brisbane', 'Queensland Time', /\bbrisbane\b|\bqueensland\b/i],
    [
      'Australia/Sydney',
      'Eastern Australia Time',
      /\bsydney\b|\bmelbourne\b|\bcanberra\b|\baustralian eastern\b|\beastern australia/i,
    ],
    ['Pacific/Auckland', 'New Zealand Time', /\bnew zealand\b|\bauckland\b|\bwellington\b/i],
    ['UTC', 'UTC', /\bgreenwich\b|\bcoordinated universal\b/i],
  ] satisfies [iana: string, name: string, pattern: RegExp][]
).map(([iana, name, pattern]): NamedZone => ({ iana, name, pattern }));
const namedZones = [...abbreviatedZones, ...zonesOfWords];

const offset = /\b(?:UTC|GMT)\s*([+\-−–])\s*(\d{1,2})(?::?(\d{2}))?/;
const ofFunder = /\b(?:funder|foundation|agency|office|our|program)\b/i;

/**
 * Parses the zone named by the funder. If there are two ("ET / 2 p.m. PT"), the stated time is in the first one.
 *
 * @param words the zone as the funder writes it
 */
export function parseZone(words: string | undefined): Zone {
  if (!words) return 'unknown';
  const zone =
    findAbbreviation(words) ?? findFirstNamed(words.replace(dottedAbbreviation, '$1$2T'));
  if (zone && zone.iana !== 'UTC') return { iana: zone.iana, name: zone.name };
  const offsetMatch = offset.exec(words);
  if (offsetMatch) return parseOffset(offsetMatch);
  if (zone) return { iana: zone.iana, name: zone.name };
  const isLocal = /\blocal\b|\bapplicant(?:'s|’s|s)?\b.{0,20}\btime\b/i.test(words);
  return isLocal && !ofFunder.test(words.replace(/applicant\s+\w+/i, ''))
    ? 'applicant-local'
    : 'unknown';
}

/** Finds the zone of text that is only an abbreviation: "E.S.T.", "(est)". */
function findAbbreviation(words: string): Omit<NamedZone, 'pattern'> | undefined {
  const letters = words.replace(/[().\s]/g, '').toUpperCase();
  return zonesOfAbbreviations.find(({ abbreviations }) => abbreviations.includes(letters));
}

function findFirstNamed(words: string): NamedZone | undefined {
  let first: { zone: NamedZone; index: number } | undefined;
  for (const zone of namedZones) {
    const index = words.search(zone.pattern);
    if (index >= 0 && (!first || index < first.index)) first = { zone, index };
  }
  const [arizona] = zonesOfWords;
  const isArizona = arizona?.pattern.test(words) && first?.zone.iana === 'America/Denver';
  return isArizona ? arizona : first?.zone;
}

/** IANA identifiers of fixed offsets have the opposite sign. */
function parseOffset([text, sign, hours, minutes = '00']: RegExpExecArray): Zone {
  const count = Number(hours);
  if (minutes !== '00' || count > 12) return 'unknown';
  if (count === 0) return { iana: 'UTC', name: 'UTC' };
  return { iana: `Etc/GMT${sign === '+' ? '-' : '+'}${count}`, name: text.replace(/\s+/g, '') };
}
