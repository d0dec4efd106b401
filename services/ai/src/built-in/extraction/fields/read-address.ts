import { stateCodes, stateNames } from '../../names/states.ts';
import { candidate, type Candidate } from '../candidate.ts';
import type { Line } from '../paper.ts';
import { fromCapitals, tidy } from '../tidy.ts';
import { placeAbroad } from './address-abroad.ts';
import { placeWithCountry } from './address-with-country.ts';

export type Address = { address?: string; city?: string; state?: string; postalCode?: string };
export type FoundAddress = {
  parts: { [key in keyof Address]?: Candidate };
  trust: number;
};

export const codes = [...stateNames.keys()].join('|');
export const fullNames = [...stateNames.values()].join('|');
const cityLine = new RegExp(
  `^(?:(.*?)\\s*[,|•·–]\\s*)?([A-Z][\\p{L}.'’ -]{1,40}?),?\\s+(?:(${codes})[.,]?|(${fullNames}),?)\\s+(?:[|•·]\\s+)?(\\d{5}(?:-\\d{4})?)\\b`,
  'iu',
);
/** "Baraboo Rapids, Sauk County, Wisconsin": the county parts the town from its state. */
const county = new RegExp(
  `,\\s*(?:County of \\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]+){0,2}|(?:\\p{Lu}[\\p{L}.'’-]+ ){1,3}(?:County|Parish))(?=,?\\s+(?:(?:State|Commonwealth) of )?(?:${codes}|${fullNames})\\b)`,
  'u',
);
const streetStart =
  /(?:^|[\s:,|•·(])([NSEW]?\d{1,6}(?:[A-Za-z]|[NSEW]\d{1,6})?(?:-\d+)?\s+(?:[NSEW]\.?[EW]?\.?\s+)?[\p{Lu}\d][^|•·@]{2,70}|[Pp]\.?\s?[Oo]\.?\s?(?:Box|BOX|box)\s+\d+|(?:(?:Rural |Star |RURAL |STAR )?(?:Route|ROUTE|Rte?\.?|RT|RR|R\.R\.|RFD|HC)\s?#?\d*,?\s+(?:Box|BOX)\s+\d+\w?)|(?:One|ONE|Two|TWO|Three|THREE|Four|FOUR|Five|FIVE)\s+\p{Lu}[^|•·@]{2,50})$/u;
export const streetWord =
  /\b(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|way|court|ct|place|pl|parkway|pkwy|highway|hwy|square|sq|terrace|circle|cir|broadway|plaza|pike|trail|loop|route|rte|box|suite|ste|floor|unit|row|alley|crescent|commons|path|turnpike)\b\.?/i;

/** "901 PORTAGE STREET KALAMAZOO, MICHIGAN 49001": no comma parts the street from its city. */
const masthead = new RegExp(
  `^(P\\.?\\s?O\\.?\\s?Box\\s+\\d+|\\d{1,6}\\s[\\p{L}\\d .]*?${streetWord.source}(?:,?\\s+[NS]\\.?[EW]\\.?)?(?:,?\\s+(?:#|ste|suite|unit|apt|fl)\\.?\\s?[\\w-]{1,5})?)\\s+([\\p{L}.'’ -]{3,40}?)(?:,\\s*|\\s+)(?:(${codes})|(${fullNames}),?)\\s+(\\d{5}(?:-\\d{4})?)\\b`,
  'iu',
);

/** Without a comma before it, only capitals tell a state ("Douglas MI 49406") from a word. */
const mastheadOf = (text: string): RegExpExecArray | null => {
  const match = masthead.exec(text);
  const state = match?.[3];
  return !state || state === state.toUpperCase() || /,\s*\w{2}\s+[\d-]+$/.test(match[0])
    ? match
    : null;
};

export const code = (text: string): string => {
  const upper = text.toUpperCase();
  return stateNames.has(upper) ? upper : (stateCodes.get(text.toLowerCase()) ?? text);
};

/** In columns side by side, the street stands a row or two above, in the town's own column. */
const cellsAbove = 12;

/** Labels of a form that stand between a street and its city. */
const formLabel =
  /^(?:(?:(?:\d{1,2}|[A-M])\.?\s+)?(?:city(?: or town)?|number and street|room\/suite|state|zip)\b|(?:mailing |street )?address:?$|PMB \d)/i;

/** "City: Saxapahaw State: NC Zip Code: 27340", with "Number and Street: 1439 Main Street" above. */
const boxed = new RegExp(
  `^City:?\\s+(\\p{Lu}[\\p{L}.'’ -]+?),?\\s+State:?\\s+(${codes}|${fullNames})\\s+Zip(?: ?code)?:?\\s+(\\d{5}(?:-\\d{4})?)`,
  'iu',
);
const boxedStreet = /^(?:number and street|street(?: address)?|address):?\s+(?=\S)/i;

/** "88 Elm Avenue • Suite 4 • Salina KS 67401": the mark parts no more than a comma would. */
const suiteApart =
  /\s*[|•·]\s*(?=(?:suite|ste|unit|floor|room|apt|bldg|building|#|\d+(?:st|nd|rd|th) floor)\b)/gi;

/** "♦ 12 MILL STREET SALEM, OH 44460 ♦": what a page sets around its lines. */
const ornaments = /^[^\p{L}\p{N}#(]+|[^\p{L}\p{N}.)]+$/gu;

export type Read = { parts: Address; cityLine?: Line; streetLine?: Line };

/** Street, city, state and code in one text, or with the street on the line above. */
export const readAt = (lines: Line[], at: number): Read | undefined => {
  const line = lines[at];
  if (!line) return undefined;
  const text = tidy(
    line.text
      .replace(ornaments, '')
      .replace(/^city[\w/, &]{0,20}(?:zip|code)[\w ]{0,6}:\s*/i, '')
      .replace(county, '')
      .replace(suiteApart, ', ')
      .replace(/\bD\.\s?C\.(?=,?\s+\d{5})/, 'DC')
      .replace(/[\s,]+(?:USA|United States(?: of America)?)\.?$/i, '')
      .replace(/(?<=\b[A-Z]{2}\.?|,),?\s*\b(?:US|USA),?\s+(?=\d{5})/, ' '),
  );
  const form = boxed.exec(text);
  if (form?.[1] && form[2] && form[3]) {
    const above = lines[at - 1];
    const street =
      above && boxedStreet.test(above.text) ? tidy(above.text.replace(boxedStreet, '')) : undefined;
    return {
      parts: {
        state: code(form[2]),
        postalCode: form[3],
        city: fromCapitals(form[1]),
        ...(street ? { address: street } : {}),
      },
      cityLine: line,
      ...(street && above ? { streetLine: above } : {}),
    };
  }
  const match =
    mastheadOf(text) ??
    cityLine.exec(text) ??
    cityLine.exec(text.replace(/^.*?(?:address|office|at|located)\s*:?\s+/i, ''));
  if (!match?.[2] || !match[5]) return readAbroad(lines, at);
  const parts: Address = { state: code(match[3] ?? match[4] ?? ''), postalCode: match[5] };
  let city = tidy(match[2]);
  let street = match[1] ? tidy(match[1]) : undefined;
  if (street !== undefined) {
    const start = streetStart.exec(street);
    street = start?.[1] ? tidy(start[1]) : undefined;
  } else {
    // "2108 N ST STE N SACRAMENTO, CA 95816": the street and the city share a line without a comma.
    const glued = new RegExp(
      `^(\\d.*${streetWord.source}(?:\\s+(?:#|ste|suite|unit|apt|fl)?\\s?[\\w-]{1,5})??)\\s+(\\p{Lu}[\\p{L}.'’ ]+)$`,
      'iu',
    ).exec(city);
    if (glued?.[1] && glued[2]) [street, city] = [tidy(glued[1]), tidy(glued[2])];
  }
  if (/^\d/.test(city) || /\b(?:box|suite|street|avenue)\b/i.test(city)) return undefined;
  let streetLine: Line | undefined = street ? line : undefined;
  if (!street) {
    const [above, higher] = lines
      .slice(Math.max(0, at - 4), at)
      .filter(({ text }) => !formLabel.test(text))
      .reverse();
    const direct = above && !above.others ? streetStart.exec(tidy(above.text)) : null;
    if (direct?.[1] && above && (streetWord.test(above.text) || /^\d/.test(tidy(above.text)))) {
      street = tidy(direct[1]);
      streetLine = above;
    } else if (line.column !== undefined && line.column > 0 && !direct) {
      const over = lines
        .slice(Math.max(0, at - cellsAbove), at)
        .filter(
          ({ block, column, others }) => block === line.block && column === line.column && !others,
        )
        .slice(-2)
        .reverse()
        .find(({ text: own }) => streetWord.test(own) && /^\d/.test(tidy(own)));
      const inColumn = over ? streetStart.exec(tidy(over.text)) : null;
      if (inColumn?.[1] && over) {
        street = tidy(inColumn[1]);
        streetLine = over;
      }
    } else if (
      above &&
      higher &&
      /^(?:suite|ste|unit|floor|room|apt|#|bldg|building|\d+(?:st|nd|rd|th) floor)/i.test(
        above.text,
      )
    ) {
      const far = streetStart.exec(tidy(higher.text));
      if (far?.[1]) {
        street = `${tidy(far[1])}, ${tidy(above.text)}`;
        streetLine = higher;
      }
    }
  }
  if (!/\bCounty$/i.test(city)) parts.city = fromCapitals(city);
  if (street)
    parts.address = fromCapitals(
      street
        .replace(/^.*\bmail(?:ing)?(?: address)?:\s+/i, '')
        .replace(/\s*\([^)]*\)\s*$/, '')
        .replace(/[,;]\s*$/, ''),
    );
  return { parts, cityLine: line, ...(streetLine ? { streetLine } : {}) };
};

/** A place abroad, with its street before it or on the line above. */
const readAbroad = (lines: Line[], at: number): Read | undefined => {
  const line = lines[at];
  const british = line ? placeAbroad(line.text) : undefined;
  const place = british ?? (line ? placeWithCountry(line.text) : undefined);
  if (!line || !place || line.text.split(' ').length > 24) return undefined;
  const { city, ...rest } = place;
  const before = british ? withoutLocality(rest.before) : rest.before;
  const above = lines[at - 1];
  const aboveIt =
    !before && above && !above.others && streetAbroad.test(above.text) ? above : undefined;
  const street = tidy(
    (before || (aboveIt?.text ?? '')).replace(/^[^\d]{3,60}?,\s+(?:c\/o )?(?=\d)/, ''),
  )
    .replace(/^.*?\bfrom:\s+/i, '')
    // "Our company number is 1234567. Our registered office address is 7 Mill Yard, London …": the last words before it.
    .replace(/^.{0,200}\b(?:office|address)(?: address)? is:?(?: at)?\s+(?=\S)/i, '');
  return {
    parts: {
      city: fromCapitals(city),
      ...(rest.state ? { state: rest.state } : {}),
      ...(rest.postalCode ? { postalCode: rest.postalCode } : {}),
      ...(street ? { address: fromCapitals(street) } : {}),
    },
    cityLine: line,
    ...(street ? { streetLine: aboveIt ?? line } : {}),
  };
};

/** "Mill Road, Little Tarn, Salford": behind the street a village, which the town and its code make plain. */
const withoutLocality = (before: string): string => {
  const parts = before.split(', ');
  const street = parts.findIndex(
    (part, at) =>
      new RegExp(`^(?:\\d|\\p{Lu}).*${streetEnd.source}`, 'iu').test(part) && at < parts.length,
  );
  const behind = street < 0 ? [] : parts.slice(street + 1);
  return behind.length > 0 &&
    behind.every(
      (part) => /^[\p{L}' ’-]+$/u.test(part) && !streetEnd.test(part) && !streetWord.test(part),
    )
    ? parts.slice(0, street + 1).join(', ')
    : before;
};
const streetEnd =
  /\b(?:street|st|avenue|ave|road|rd|drive|lane|ln|way|court|place|square|terrace|close|crescent|gardens|mews|row|hill|green|grove|walk|parade|esplanade)\.?$/i;

const streetAbroad = new RegExp(
  `^\\d|\\bbox \\d|${streetWord.source}|\\b(?:close|house|centre|hall|gardens|mews|quay|wharf)\\b`,
  'i',
);

/** "700 Avenue", where the street's own name was never filled in, leads nobody anywhere. */
const nameless =
  /^\d{1,6}\w? (?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|ct|place|pl)\.?$/i;

export const found = ({ parts, cityLine, streetLine }: Read, trust: number): FoundAddress => ({
  trust,
  parts: {
    ...(parts.address && streetLine && !nameless.test(parts.address)
      ? { address: candidate(parts.address, streetLine, trust) }
      : {}),
    ...(parts.city && cityLine ? { city: candidate(parts.city, cityLine, trust) } : {}),
    ...(parts.state && cityLine ? { state: candidate(parts.state, cityLine, trust) } : {}),
    ...(parts.postalCode && cityLine
      ? { postalCode: candidate(parts.postalCode, cityLine, trust) }
      : {}),
  },
});
