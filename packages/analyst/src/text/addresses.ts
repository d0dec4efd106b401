import {
  type Mention,
  findMonth,
  readOrdinalWord,
  scan,
  type Span,
  type Tokens,
} from '@grantwright/shared/values';
import { isState } from './states.ts';

/** The parts of an address as written. Uncertain parts are omitted. */
export type AddressParts = {
  street?: string;
  /** "P.O. Box 123" */
  box?: string;
  /** "Suite 200" */
  unit?: string;
  city?: string;
  region?: string;
  postalCode?: string;
};
export type AddressValue = Mention & AddressParts & { type: 'address' };

const streetWords = new Set(
  (
    'street st avenue ave av road rd boulevard blvd drive dr lane ln court ct place pl parkway pkwy highway hwy square ' +
    'sq terrace ter circle cir way plaza pike trail alley loop freeway turnpike broadway row crescent close mall'
  ).split(' '),
);
const unitWords = new Set('suite ste apt apartment unit floor room rm building bldg #'.split(' '));
/** Separators between the parts of an address on one line. */
const separators = [',', '|', '-', '.', ';', '•', '·'];
const directions =
  /^(?:[nsew]|ne|nw|se|sw|north|south|east|west|northeast|northwest|southeast|southwest)$/;
const maxStreetWords = 5;
const maxCityWords = 4;

/** Finds postal addresses: a street or PO box and any city, state and ZIP code that follow. */
export const findAddresses = (tokens: Tokens): AddressValue[] =>
  scan(tokens, (_, index) => {
    const span = readAddress(tokens, index);
    return span && { ...span, value: { type: 'address' as const, ...span.value } };
  });

type Part = { text: string; to: number };

function readAddress(tokens: Tokens, index: number): Span<AddressParts> | undefined {
  const box = readBox(tokens, index);
  const street = box ? undefined : readStreet(tokens, index);
  const first = box ?? street;
  if (!first) return readCityOnly(tokens, index);
  const unit = readUnit(tokens, tokens.skip(first.to, ...separators));
  const afterUnit = unit?.to ?? first.to;
  const second = box ? undefined : readBox(tokens, tokens.skip(afterUnit, ...separators));
  const end = second?.to ?? afterUnit;
  const place = readPlace(tokens, tokens.skip(end, ...separators));
  return {
    value: {
      ...(street && { street: street.text }),
      ...((box ?? second) && { box: (box ?? second)?.text }),
      ...(unit && { unit: unit.text }),
      ...place?.parts,
    },
    from: index,
    to: place?.to ?? end,
  };
}

/** "P.O. Box 123", "PO Box 123", "Post Office Box 123" */
function readBox(tokens: Tokens, index: number): Part | undefined {
  const word = tokens.lower(index);
  const isBoxStart = word === 'p' || word === 'po' || word === 'post' || word === 'box';
  if (!isBoxStart) return undefined;
  for (let to = index; to < index + 5; to++)
    if (tokens.lower(to) === 'box') {
      const number = tokens.skip(to + 1, '#');
      if (!tokens.isNumber(number) || (word === 'box' && number > index + 1)) return undefined;
      if (word === 'box' && !tokens.isCapitalized(index)) return undefined;
      return { text: tokens.mention(index, number + 1).text, to: number + 1 };
    } else if (!/^(?:p|o|po|post|office|\.)$/.test(tokens.lower(to))) return undefined;
  return undefined;
}

/** "1200 N. Main Street", "45-10 Elm Ave.", "600 Fourth St. NW", "1 West 42nd Street" */
function readStreet(tokens: Tokens, index: number): Part | undefined {
  const start = skipHouseNumber(tokens, index);
  if (start === undefined) return undefined;
  const { to, afterStreetType } = readStreetWords(tokens, start);
  // "300 West Adams, Suite 200"
  const isBeforeUnit = to > index + 1 && readUnit(tokens, tokens.skip(to, ',', '•')) !== undefined;
  const last = afterStreetType ?? (isBeforeUnit ? to : undefined);
  if (last === undefined) return undefined;
  const afterDirection = skipDirection(tokens, last);
  return { text: tokens.mention(index, afterDirection).text, to: afterDirection };
}

/** "1200", "45-10", "12b" */
function skipHouseNumber(tokens: Tokens, index: number): number | undefined {
  if (!tokens.isNumber(index) || tokens.lower(index).length > 5) return undefined;
  if (tokens.isInside(index)) return undefined;
  const to = index + 1;
  if (tokens.lower(to) === '-' && tokens.isGlued(to) && tokens.isNumber(to + 1)) return to + 2;
  return /^[a-d]$/.test(tokens.lower(to)) && tokens.isGlued(to) ? to + 1 : to;
}

/** Returns the index after the words of a street's name, and after the last word for a street, such as "Avenue". */
function readStreetWords(
  tokens: Tokens,
  index: number,
): { to: number; afterStreetType: number | undefined } {
  let to = index;
  let afterStreetType: number | undefined;
  for (let words = 0; words < maxStreetWords; words++) {
    const next = skipStreetWord(tokens, to);
    if (next === undefined) break;
    const word = tokens.lower(next - 1);
    to = tokens.lower(next) === '.' && word.length <= 4 ? next + 1 : next;
    const isNamed = words > 0 || word === 'broadway';
    if (!isNamed || !streetWords.has(word)) continue;
    // "Highway 12"
    afterStreetType = /^(?:highway|hwy)$/.test(word) && tokens.isNumber(to) ? to + 1 : to;
  }
  return { to, afterStreetType };
}

/** "Main", "42nd", "fourth" */
function skipStreetWord(tokens: Tokens, index: number): number | undefined {
  if (tokens.isNumber(index) && /^(?:st|nd|rd|th)$/.test(tokens.lower(index + 1))) return index + 2;
  const isName = tokens.isCapitalized(index) && findMonth(tokens.lower(index)) === undefined;
  return isName || readOrdinalWord(tokens, index) ? index + 1 : undefined;
}

/** "North", "N.W.", ", NW" */
function skipDirection(tokens: Tokens, index: number): number {
  if (directions.test(tokens.lower(index)) && tokens.isCapitalized(index)) return index + 1;
  if (
    /^[NS]$/.test(tokens.at(index).text) &&
    tokens.lower(index + 1) === '.' &&
    /^[EW]$/.test(tokens.at(index + 2).text)
  )
    return tokens.skip(index + 3, '.');
  return tokens.lower(index) === ',' && /^[NS][EW]$/.test(tokens.at(index + 1).text)
    ? index + 2
    : index;
}

/** "Suite 200", "#4B", "2nd Floor", "Floor 3" */
function readUnit(tokens: Tokens, index: number): Part | undefined {
  const isOrdinal = tokens.isNumber(index) && /^(?:floor|fl)$/.test(tokens.lower(index + 2));
  if (isOrdinal) return { text: tokens.mention(index, index + 3).text, to: index + 3 };
  if (!unitWords.has(tokens.lower(index))) return undefined;
  let to = tokens.skip(tokens.skip(index + 1, '.'), '#');
  if (!tokens.isNumber(to) && tokens.at(to).text.length !== 1) return undefined;
  to++;
  while (
    tokens.isGlued(to) &&
    (tokens.isNumber(to) || tokens.isWord(to) || tokens.lower(to) === '-')
  )
    to++;
  return { text: tokens.mention(index, to).text, to };
}

type Place = { parts: AddressParts; to: number };

/** "Springfield, IL 62701", "London SW1A 1AA", "Ottawa, ON K1A 0B1" */
function readPlace(tokens: Tokens, index: number): Place | undefined {
  let to = index;
  while (to < index + maxCityWords && isCityWord(tokens, to)) {
    if (to > index && (readRegion(tokens, tokens.skip(to, ',', '|')) ?? readCode(tokens, to)))
      break;
    to = /^(?:st|ft|mt)$/.test(tokens.lower(to)) ? tokens.skip(to + 1, '.') : to + 1;
  }
  if (to === index) return undefined;
  const city = tokens.mention(index, to).text;
  const region = readRegion(tokens, tokens.skip(to, ',', '|'));
  const code = readCode(tokens, tokens.skip(region?.to ?? to, ',', '|', '-'));
  if (!code && !region) return undefined;
  // five digits are a ZIP code only if they follow a state
  if (code && !region && /^\d/.test(code.text)) return undefined;
  return {
    parts: {
      city,
      ...(region && { region: region.text }),
      ...(code && { postalCode: code.text }),
    },
    to: code?.to ?? region?.to ?? to,
  };
}

const isCityWord = (tokens: Tokens, index: number): boolean =>
  tokens.isCapitalized(index) || (tokens.lower(index) === '-' && tokens.isGlued(index));

function readRegion(tokens: Tokens, index: number): Part | undefined {
  if (!tokens.isCapitalized(index)) return undefined;
  for (const to of [index + 4, index + 3, index + 2, index + 1]) {
    const { text } = tokens.mention(index, to);
    if (text && isState(text) && to <= tokens.length) return { text, to };
  }
  const isProvince = /^(?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PE)$/.test(tokens.at(index).text);
  return isProvince && readCanadianCode(tokens, tokens.skip(index + 1, ','))
    ? { text: tokens.at(index).text, to: index + 1 }
    : undefined;
}

const readCode = (tokens: Tokens, index: number): Part | undefined =>
  readZip(tokens, index) ?? readCanadianCode(tokens, index) ?? readBritishCode(tokens, index);

function readZip(tokens: Tokens, index: number): Part | undefined {
  if (!tokens.isNumber(index) || tokens.lower(index).length !== 5 || tokens.isGlued(index))
    return undefined;
  const isLong = tokens.lower(index + 1) === '-' && /^\d{4}$/.test(tokens.lower(index + 2));
  const to = isLong ? index + 3 : index + 1;
  return { text: tokens.mention(index, to).text, to };
}

const readCanadianCode = (tokens: Tokens, index: number): Part | undefined =>
  readSplitCode(tokens, index, /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/);

const readBritishCode = (tokens: Tokens, index: number): Part | undefined =>
  readSplitCode(tokens, index, /^[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}$/);

/** Reads a code whose letters and digits are separate tokens. */
function readSplitCode(tokens: Tokens, index: number, shape: RegExp): Part | undefined {
  if (!tokens.isCapitalized(index)) return undefined;
  for (const to of [index + 6, index + 5, index + 4]) {
    const { text } = tokens.mention(index, to);
    if (to <= tokens.length && shape.test(text)) return { text, to };
  }
  return undefined;
}

/**
 * Reads a place without a street: "Springfield, IL 62701" on a separate line, or a place with a UK or Canadian code.
 */
function readCityOnly(tokens: Tokens, index: number): Span<AddressParts> | undefined {
  if (!tokens.isCapitalized(index) || tokens.isGlued(index)) return undefined;
  const place = readPlace(tokens, index);
  return place?.parts.postalCode ? { value: place.parts, from: index, to: place.to } : undefined;
}
