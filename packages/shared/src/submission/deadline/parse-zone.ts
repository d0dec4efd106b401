/** A named zone with its IANA identifier, the applicant's own zone, or a zone that we cannot map. */
export type Zone = { iana: string; name: string } | 'applicant-local' | 'unknown';

type NamedZone = { iana: string; name: string; pattern: RegExp };

/** Abbreviations must be in capitals, because "et", "at" and "est" are words. */
const namedZones: readonly NamedZone[] = [
  ['America/Phoenix', 'Arizona Time', /\barizona\b|\bphoenix\b/i],
  ['America/New_York', 'Eastern Time', /\bE[SD]?T\b/],
  [
    'America/New_York',
    'Eastern Time',
    /(?<!south )(?<!australian )\beastern\b(?! (?:europe|africa|austral))|\bnew york\b|\bwashington,? d\.?c\b/i,
  ],
  ['America/Chicago', 'Central Time', /(?<!, ?)\bC[SD]?T\b/],
  ['America/Chicago', 'Central Time', /\bcentral\b(?! (?:europe|africa|austral))|\bchicago\b/i],
  ['America/Denver', 'Mountain Time', /\bM[SD]?T\b/],
  ['America/Denver', 'Mountain Time', /\bmountain\b|\bdenver\b/i],
  ['America/Los_Angeles', 'Pacific Time', /\bP[SD]?T\b/],
  ['America/Los_Angeles', 'Pacific Time', /\bpacific\b|\blos angeles\b|\bcalifornia\b/i],
  ['America/Anchorage', 'Alaska Time', /\bAK[SD]?T\b/],
  ['America/Anchorage', 'Alaska Time', /\balaskan?\b/i],
  ['Pacific/Honolulu', 'Hawaii Time', /\bHS?T\b/],
  ['Pacific/Honolulu', 'Hawaii Time', /\bhawaii(?:an)?\b|\bhonolulu\b/i],
  ['America/Halifax', 'Atlantic Time', /\bA[SD]T\b|^\(?AT\)?$/],
  ['America/Halifax', 'Atlantic Time', /\batlantic\b|\bhalifax\b/i],
  ['Europe/London', 'UK Time', /\bBST\b/],
  ['Europe/London', 'UK Time', /\bUK\b|\blondon\b|\bbritish\b|\bunited kingdom\b/i],
  ['Europe/Dublin', 'Irish Time', /\birish\b|\bdublin\b|\bireland\b/i],
  ['Asia/Kolkata', 'India Time', /\bindian?\b|\bnew delhi\b/i],
  ['Europe/Brussels', 'Central European Time', /\bCES?T\b/],
  [
    'Europe/Brussels',
    'Central European Time',
    /\bcentral europe|\bbrussels\b|\bberlin\b|\bparis\b|\bmadrid\b|\brome\b|\bamsterdam\b|\bvienna\b/i,
  ],
  ['Australia/Perth', 'Western Australia Time', /\bAWST\b/],
  ['Australia/Perth', 'Western Australia Time', /\bperth\b|\bwestern australia/i],
  ['Australia/Brisbane', 'Queensland Time', /\bbrisbane\b|\bqueensland\b/i],
  ['Australia/Sydney', 'Eastern Australia Time', /\bAE[SD]?T\b/],
  [
    'Australia/Sydney',
    'Eastern Australia Time',
    /\bsydney\b|\bmelbourne\b|\bcanberra\b|\baustralian eastern\b|\beastern australia/i,
  ],
  ['Pacific/Auckland', 'New Zealand Time', /\bNZ[SD]?T\b/],
  ['Pacific/Auckland', 'New Zealand Time', /\bnew zealand\b|\bauckland\b|\bwellington\b/i],
  ['UTC', 'UTC', /\bUTC\b|\bGMT\b/],
  ['UTC', 'UTC', /\bgreenwich\b|\bcoordinated universal\b/i],
].map(([iana, name, pattern]) => ({ iana, name, pattern }) as NamedZone);

const offset = /\b(?:UTC|GMT)\s*([+\-−–])\s*(\d{1,2})(?::?(\d{2}))?/;
const ofFunder = /\b(?:funder|foundation|agency|office|our|program)\b/i;

/**
 * Parses the zone named by the funder. If there are two ("ET / 2 p.m. PT"), the stated time is in the first one.
 *
 * @param words the zone as the funder writes it
 */
export function parseZone(words: string | undefined): Zone {
  if (!words) return 'unknown';
  const zone = firstNamed(words);
  if (zone && zone.iana !== 'UTC') return { iana: zone.iana, name: zone.name };
  const offsetMatch = offset.exec(words);
  if (offsetMatch) return zoneOfOffset(offsetMatch);
  if (zone) return { iana: zone.iana, name: zone.name };
  const isLocal = /\blocal\b|\bapplicant(?:'s|’s|s)?\b.{0,20}\btime\b/i.test(words);
  return isLocal && !ofFunder.test(words.replace(/applicant\s+\w+/i, ''))
    ? 'applicant-local'
    : 'unknown';
}

function firstNamed(words: string): NamedZone | undefined {
  let first: { zone: NamedZone; index: number } | undefined;
  for (const zone of namedZones) {
    const index = words.search(zone.pattern);
    if (index >= 0 && (!first || index < first.index)) first = { zone, index };
  }
  const isPhoenix = namedZones[0]?.pattern.test(words) && first?.zone.iana === 'America/Denver';
  return isPhoenix ? namedZones[0] : first?.zone;
}

/** IANA identifiers of fixed offsets have the opposite sign. */
function zoneOfOffset([text, sign, hours, minutes = '00']: RegExpExecArray): Zone {
  const count = Number(hours);
  if (minutes !== '00' || count > 12) return 'unknown';
  if (count === 0) return { iana: 'UTC', name: 'UTC' };
  return { iana: `Etc/GMT${sign === '+' ? '-' : '+'}${count}`, name: text.replace(/\s+/g, '') };
}
