import { stateCodes, stateNames } from '../../../checking/names/states.ts';
import { splitSentences } from '../../../text/sentences.ts';
import { candidate, type Candidate } from '../candidate.ts';
import { labelled } from '../labelled.ts';
import type { Line, Paper } from '../paper.ts';
import { fromCapitals, tidy } from '../tidy.ts';
import { placeAbroad } from './address-abroad.ts';
import { formHeader } from './form-header.ts';

export type Address = { address?: string; city?: string; state?: string; postalCode?: string };
export type FoundAddress = {
  parts: { [key in keyof Address]?: Candidate };
  trust: number;
};

const codes = [...stateNames.keys()].join('|');
const fullNames = [...stateNames.values()].join('|');
const cityLine = new RegExp(
  `^(?:(.*?)\\s*[,|•·–]\\s*)?([A-Z][\\p{L}.'’ -]{1,40}?),?\\s+(?:(${codes})\\.?|(${fullNames}),?)\\s+(\\d{5}(?:-\\d{4})?)\\b`,
  'iu',
);
const streetStart =
  /(?:^|[\s:,|•·(])(\d{1,6}[A-Za-z]?(?:-\d+)?\s+(?:[NSEW]\.?[EW]?\.?\s+)?[\p{Lu}\d][^|•·@]{2,70}|[Pp]\.?\s?[Oo]\.?\s?(?:Box|BOX|box)\s+\d+|(?:One|ONE)\s+\p{Lu}[^|•·@]{2,50})$/u;
const streetWord =
  /\b(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|way|court|ct|place|pl|parkway|pkwy|highway|hwy|square|sq|terrace|circle|cir|broadway|plaza|pike|trail|loop|route|rte|box|suite|ste|floor|unit|row|alley|crescent|commons)\b\.?/i;

/** "901 PORTAGE STREET KALAMAZOO, MICHIGAN 49001": no comma parts the street from its city. */
const masthead = new RegExp(
  `^(\\d{1,6}\\s[\\p{L}\\d .]*?${streetWord.source}(?:\\s+(?:#|ste|suite|unit|apt|fl)\\.?\\s?[\\w-]{1,5})?)\\s+([\\p{L}.'’ -]{3,40}?),\\s*(?:(${codes})|(${fullNames}))\\s+(\\d{5}(?:-\\d{4})?)\\b`,
  'iu',
);

const labels =
  "(?:initial )?(?:street |physical |mailing |business |corporate |office |our |principal (?:office |business )?|organization(?:[’']s)? |current )*address(?:es)?(?: for mailing notices)?(?: of (?:the )?(?:principal (?:office|place of business)(?: of (?:the )?corporation)?|corporation|organization))?|(?:the )?principal street address(?: and mailing address)?(?:, if different,?)?(?: is)?|principal (?:place of business|office|office address|executive office)|(?:our )?(?:main )?(?:office|location|headquarters)|visit us(?: at)?|mail(?:ing)?|number and street(?: \\([^)]*\\))?(?:,? room\\/suite)?|located at|address for (?:mailing|notices)";

const inSentence =
  /\b(?:(?:principal|main|registered principal|initial principal|administrative|home)(?: business)? (?:office|place of business|executive office)s?|offices of the \w+|(?:mailing|business|street) address|headquarter(?:s|ed)|(?:corporation|organization|association|society|agency|center|museum|school|shelter|PT[AO]|it|we) (?:is|are) (?=located)|offices? (?:is|are) located)\b[^.]{0,90}?\b(?:(?:located|situated|is|be|maintained|at|in)\s+)+(.{8,160})/i;

/** "Location: Woodbury, MN". */
const townOnly = new RegExp(`^(\\p{Lu}[\\p{L}.'’ -]{1,40}), (${codes}|${fullNames})\\.?$`, 'u');

const code = (text: string): string => {
  const upper = text.toUpperCase();
  return stateNames.has(upper) ? upper : (stateCodes.get(text.toLowerCase()) ?? text);
};

/** Labels of a form that stand between a street and its city. */
const formLabel =
  /^(?:(?:city(?: or town)?|number and street|room\/suite|state|zip)\b|(?:mailing |street )?address:?$|PMB \d)/i;

/** "City: Saxapahaw State: NC Zip Code: 27340", with "Number and Street: 1439 Main Street" above. */
const boxed = new RegExp(
  `^City:?\\s+(\\p{Lu}[\\p{L}.'’ -]+?),?\\s+State:?\\s+(${codes}|${fullNames})\\s+Zip(?: ?code)?:?\\s+(\\d{5}(?:-\\d{4})?)`,
  'iu',
);
const boxedStreet = /^(?:number and street|street(?: address)?|address):?\s+(?=\S)/i;

type Read = { parts: Address; cityLine?: Line; streetLine?: Line };

/** Street, city, state and code in one text, or with the street on the line above. */
const readAt = (lines: Line[], at: number): Read | undefined => {
  const line = lines[at];
  if (!line) return undefined;
  const text = tidy(
    line.text
      .replace(/[\s,]+(?:USA|United States(?: of America)?)\.?$/i, '')
      .replace(/,\s*(?:US|USA),\s*(?=\d{5})/i, ' '),
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
    masthead.exec(text) ??
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
  parts.city = fromCapitals(city);
  if (street) parts.address = fromCapitals(street.replace(/[,;]\s*$/, ''));
  return { parts, cityLine: line, ...(streetLine ? { streetLine } : {}) };
};

/** A place abroad, with its street before it or on the line above. */
const readAbroad = (lines: Line[], at: number): Read | undefined => {
  const line = lines[at];
  const place = line ? placeAbroad(line.text) : undefined;
  if (!line || !place || line.text.split(' ').length > 24) return undefined;
  const { before, city, ...rest } = place;
  const above = lines[at - 1];
  const aboveIt =
    !before && above && !above.others && streetAbroad.test(above.text) ? above : undefined;
  const street = tidy(
    (before || (aboveIt?.text ?? '')).replace(/^[^\d]{3,60}?,\s+(?=\d)/, ''),
  ).replace(/^.*?\bfrom:\s+/i, '');
  return {
    parts: {
      city: fromCapitals(city),
      ...rest,
      ...(street ? { address: fromCapitals(street) } : {}),
    },
    cityLine: line,
    ...(street ? { streetLine: aboveIt ?? line } : {}),
  };
};

const found = ({ parts, cityLine, streetLine }: Read, trust: number): FoundAddress => ({
  trust,
  parts: {
    ...(parts.address && streetLine
      ? { address: candidate(parts.address, streetLine, trust) }
      : {}),
    ...(parts.city && cityLine ? { city: candidate(parts.city, cityLine, trust) } : {}),
    ...(parts.state && cityLine ? { state: candidate(parts.state, cityLine, trust) } : {}),
    ...(parts.postalCode && cityLine
      ? { postalCode: candidate(parts.postalCode, cityLine, trust) }
      : {}),
  },
});

const streetAbroad = new RegExp(
  `^\\d|\\bbox \\d|${streetWord.source}|\\b(?:close|house|centre|hall|gardens|mews|quay|wharf)\\b`,
  'i',
);

const cincinnati =
  /\b(?:cincinnati,? oh(?:io)? 4520|ogden,? ut(?:ah)? 842|covington, ky|washington,? dc 20224|kansas city,? mo 6499)/i;

/** "incorporated under the laws of the State of California" gives the state and nothing else. */
const stateOnly = (lines: Line[]): FoundAddress[] =>
  lines.flatMap((line): FoundAddress[] => {
    const match = new RegExp(
      `\\b(?:incorporated|organized|formed|existing|located|office of the \\w+ is)\\b[^.;]{0,80}\\b(?:laws of (?:the )?(?:State|Commonwealth) of|(?:in the |, )(?:State|Commonwealth) of) (${fullNames})\\b|\\bis an? (${fullNames}) (?:nonprofit|non-profit|not-for-profit|nonstock) corporation`,
      'i',
    ).exec(line.text);
    const state = match?.[1] ?? match?.[2];
    return state && !/delaware/i.test(state) && !line.others
      ? [{ trust: 1, parts: { state: candidate(state, line, 1) } }]
      : [];
  });

const countyPlace = (line: Line, sentence: string): FoundAddress | undefined => {
  const text = inSentence.exec(sentence)?.[1];
  if (!text) return undefined;
  const place = new RegExp(
    `(?:the )?(?:City|Town|Village|Borough) of (\\p{Lu}[\\p{L}.'’ -]+?)(?:,|\\s+and|\\s+in|\\.|$)|^(\\p{Lu}[\\p{L}.'’ -]{2,30}), (?:${fullNames})\\b`,
    'u',
  ).exec(text);
  const city = place?.[1] ?? place?.[2];
  const state = new RegExp(
    `(?:State|Commonwealth) of (${fullNames})|,\\s*(${fullNames})\\b|\\b(${fullNames})\\b`,
    'i',
  ).exec(text);
  const stateName = state?.[1] ?? state?.[2] ?? state?.[3];
  const street = /^(\d{1,6}[\w-]*\s+[\p{Lu}][^,;]{3,50}?)(?:,| in the| in )/u.exec(text)?.[1];
  if (!city && !street) return undefined;
  const parts: Address = {
    ...(street && streetWord.test(street) ? { address: street } : {}),
    ...(city ? { city } : {}),
    ...(stateName ? { state: code(stateName) } : {}),
  };
  return found({ parts, cityLine: line, streetLine: line }, 2);
};

const others = /registered (?:office|agent)|agent for service/i;
const isProse = (text: string): boolean => text.split(' ').length > 12 && /\.$/.test(text);
const openHere =
  /\b(?:we|our|us|office|headquarter|visit|open|doors|serve|mail|find|noon|\d ?[ap]\.?m)\b/i;
const notHere =
  /\b(?:leas(?:ed|es)|rent(?:s|ed)|purchas|bought|sold|owned by|property at|grant to)/i;

/** Where a clause of by-laws names its agent too, each sentence speaks for itself. */
const sentenceWords = 18;

/** "… shall be sent to the State Office, 4804 Derry Street …" is whom others write to. */
const sentTo =
  /\b(?:sent|mailed|filed|submitted|returned|forwarded|payable|delivered) (?:to|with)\b/i;

const besides = 14;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** In the head or foot of a page, the name of another body over an address: the library's, on its friends' page. */
const ofAnother = (lines: Line[], at: number, names: string[]): boolean => {
  const above = lines[at - 1];
  const body =
    above?.foot &&
    /^(?:\p{Lu}[\p{L}.'’-]* ){1,6}(?:Library|Church|School|University|College|Foundation|Hospital|Museum|County|City Hall)$/u.test(
      above.text,
    );
  return (
    Boolean(body) &&
    !names.some((name) => name.includes(above?.text ?? '') || above?.text.includes(name))
  );
};

/** The organization's name stands over an address of its own, as in a letterhead or a page's foot. */
const belowName = (lines: Line[], at: number, names: string[]): boolean =>
  lines.slice(Math.max(0, at - 3), at + 1).some(
    ({ text, others }, place, near) =>
      !others &&
      names.some(
        (name) =>
          text.toLowerCase().includes(name.toLowerCase()) &&
          // Above it stands the name alone; a sentence that holds it tells of something else.
          (place === near.length - 1 || text.length < name.length + besides),
      ),
  );

/** "The name of this Church shall be … of Vienna, Wood County, West Virginia", "… located in Fleetwood, Pennsylvania". */
const inName = new RegExp(
  `\\bname of th(?:is|e)\\b.{5,160}?\\b(?:located in|of) (\\p{Lu}[\\p{L}.'’ -]{2,30}), (?:[\\p{L} ]+ County, )?(${fullNames})\\b`,
  'u',
);

const namedPlaces = (lines: Line[]): FoundAddress[] =>
  lines.flatMap((line): FoundAddress[] => {
    const match = inName.exec(line.text);
    return match?.[1] && match[2]
      ? [found({ parts: { city: match[1], state: match[2] }, cityLine: line }, 1.9)]
      : [];
  });

/** An audit is addressed to the board, with the city below the organization's name. */
const boardOf = (lines: Line[]): FoundAddress[] =>
  lines.slice(0, 40).flatMap((line, at): FoundAddress[] => {
    if (!/^to (?:the )?(?:board of|board and|trustees)/i.test(line.text)) return [];
    const place = lines[at + 2];
    const match = new RegExp(`^(\\p{Lu}[\\p{L}.'’ -]{1,40}), (${fullNames}|${codes})$`, 'u').exec(
      place?.text ?? '',
    );
    if (!match?.[1] || !match[2] || !place) return [];
    return [found({ parts: { city: match[1], state: code(match[2]) }, cityLine: place }, 2)];
  });

/** Where the organization is, the surest first: labelled as its own, said in a sentence, shown on its page. */
export const findAddresses = (paper: Paper, names: string[]): FoundAddress[] => {
  const { lines, kind } = paper;
  const filed = formHeader(paper);
  if (filed.city) {
    const { address, city, state, postalCode } = filed;
    return [{ trust: 3.3, parts: { address, city, state, postalCode } }];
  }
  const fromLabels = labelled(lines, labels).flatMap(({ line, at }): FoundAddress[] => {
    if (line.others) return [];
    for (const offset of [0, 1, 2]) {
      const next = lines[at + offset];
      if (!next || (offset > 0 && next.others) || cincinnati.test(next.text)) break;
      const read = readAt(lines, at + offset);
      const town = offset === 0 ? townOnly.exec(next.text.replace(/^[^:]{2,40}:\s*/, '')) : null;
      if (town?.[1] && town[2])
        return [found({ parts: { city: town[1], state: code(town[2]) }, cityLine: next }, 2.2)];
      // Where both are given, the place itself comes before its post box.
      if (read)
        return [found(read, /mailing|notices/i.test(lines[at - 1]?.text ?? line.text) ? 2.9 : 3)];
    }
    return [];
  });
  const said = lines.flatMap((line): FoundAddress[] => {
    if ((line.others && line.text.split(' ').length < sentenceWords) || !inSentence.test(line.text))
      return [];
    for (const sentence of [...splitSentences(line.text).map(({ text }) => text), line.text]) {
      const place = inSentence.exec(sentence)?.[1];
      if (!place || others.test(sentence)) continue;
      const read = readAt([{ ...line, text: place }], 0);
      if (read?.parts.address)
        return [found({ parts: read.parts, cityLine: line, streetLine: line }, 2.5)];
      const county = countyPlace(line, sentence);
      if (county) return [county];
    }
    return [];
  });
  const shown = lines.flatMap((line, at): FoundAddress[] => {
    if (line.others || cincinnati.test(line.text) || line.text.split(' ').length > 30) return [];
    const toIt = names.some((name) =>
      new RegExp(`${escaped(name)},? (?:\\d|P\\.? ?O\\.? Box)`, 'i').test(line.text),
    );
    if (
      !toIt &&
      isProse(line.text) &&
      (!openHere.test(line.text) || notHere.test(line.text) || sentTo.test(line.text))
    )
      return [];
    if (line.foot && ofAnother(lines, at, names)) return [];
    const read = readAt(lines, at);
    if (!read?.parts.address || read.streetLine?.others) return [];
    if (kind === 'determination-letter') return [found(read, 2)];
    if ((kind === 'articles' || kind === 'policy') && !line.head) return [];
    if (belowName(lines, at, names)) return [found(read, 2.6)];
    if (line.head) return [found(read, 2.4)];
    return [found(read, kind.startsWith('form') ? 2 : 1.8)];
  });
  return [
    ...fromLabels,
    ...said,
    ...shown,
    ...boardOf(lines),
    ...namedPlaces(lines),
    ...stateOnly(lines),
  ];
};
