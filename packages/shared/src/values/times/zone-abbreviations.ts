type ZoneOfAbbreviations = {
  /** Identifier in the IANA database. */
  iana: string;
  name: string;
  abbreviations: readonly string[];
  /** The abbreviations are also words or initials: "KEY WEST TIME". */
  isWordLike?: true;
};

/** The zones of all abbreviations that are recognized after a time, as calls use them. */
export const zonesOfAbbreviations: readonly ZoneOfAbbreviations[] = [
  { iana: 'America/New_York', name: 'Eastern Time', abbreviations: ['ET', 'EST', 'EDT'] },
  { iana: 'America/Chicago', name: 'Central Time', abbreviations: ['CT', 'CST', 'CDT'] },
  { iana: 'America/Denver', name: 'Mountain Time', abbreviations: ['MT', 'MST', 'MDT'] },
  { iana: 'America/Los_Angeles', name: 'Pacific Time', abbreviations: ['PT', 'PST', 'PDT'] },
  { iana: 'America/Anchorage', name: 'Alaska Time', abbreviations: ['AKT', 'AKST', 'AKDT'] },
  { iana: 'Pacific/Honolulu', name: 'Hawaii Time', abbreviations: ['HT', 'HST'] },
  // Hawaii has no daylight time, but the Aleutian Islands do.
  { iana: 'America/Adak', name: 'Aleutian Time', abbreviations: ['HDT'] },
  { iana: 'America/Halifax', name: 'Atlantic Time', abbreviations: ['AST', 'ADT'] },
  { iana: 'Europe/London', name: 'UK Time', abbreviations: ['BST'] },
  { iana: 'Europe/Brussels', name: 'Central European Time', abbreviations: ['CET', 'CEST'] },
  { iana: 'Europe/Athens', name: 'Eastern European Time', abbreviations: ['EET', 'EEST'] },
  {
    iana: 'Europe/Lisbon',
    name: 'Western European Time',
    abbreviations: ['WET', 'WEST'],
    isWordLike: true,
  },
  { iana: 'Africa/Johannesburg', name: 'South Africa Time', abbreviations: ['SAST'] },
  { iana: 'Africa/Nairobi', name: 'East Africa Time', abbreviations: ['EAT'], isWordLike: true },
  { iana: 'Africa/Lagos', name: 'West Africa Time', abbreviations: ['WAT'] },
  { iana: 'Africa/Maputo', name: 'Central Africa Time', abbreviations: ['CAT'], isWordLike: true },
  { iana: 'Asia/Manila', name: 'Philippine Time', abbreviations: ['PHT'] },
  { iana: 'Asia/Singapore', name: 'Singapore Time', abbreviations: ['SGT'] },
  { iana: 'Asia/Hong_Kong', name: 'Hong Kong Time', abbreviations: ['HKT'] },
  { iana: 'Asia/Tokyo', name: 'Japan Time', abbreviations: ['JST'] },
  { iana: 'Australia/Perth', name: 'Western Australia Time', abbreviations: ['AWST'] },
  { iana: 'Australia/Adelaide', name: 'Central Australia Time', abbreviations: ['ACST', 'ACDT'] },
  {
    iana: 'Australia/Sydney',
    name: 'Eastern Australia Time',
    abbreviations: ['AET', 'AEST', 'AEDT'],
  },
  { iana: 'Pacific/Auckland', name: 'New Zealand Time', abbreviations: ['NZT', 'NZST', 'NZDT'] },
  // The last place on Earth where a day ends. The sign of an Etc zone is the reverse of its offset.
  { iana: 'Etc/GMT+12', name: 'Anywhere on Earth', abbreviations: ['AOE'] },
  { iana: 'UTC', name: 'UTC', abbreviations: ['UTC', 'GMT'] },
  { iana: 'UTC', name: 'UTC', abbreviations: ['Z'], isWordLike: true },
];

/** Used in several zones: India, Ireland and Israel. */
const ambiguousAbbreviations = ['IST'] as const;

/** All abbreviations that are recognized after a time. */
export const zoneAbbreviations: ReadonlySet<string> = new Set([
  ...zonesOfAbbreviations.flatMap(({ abbreviations }) => abbreviations),
  ...ambiguousAbbreviations,
]);
