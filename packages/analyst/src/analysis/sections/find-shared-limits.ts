import {
  type Attachment,
  limits,
  type SectionDetail,
  type SharedLimit,
} from '@grantwright/shared/contract';
import { anyOf } from '@grantwright/shared/values';
import type { Unit } from '../../document/unit.ts';
import { findLengthLimit } from './find-length-limit.ts';

const label = String.raw`(?:[A-Z]|[IVX]{2,5}|\d{1,2})`;
const labeled = String.raw`\b(?:[Ss]ection|[Pp]art|[Qq]uestion|[Ii]tem)s?\s+`;
/** "Sections A to D", but not "Section 2 – 5 pages". */
const range = new RegExp(
  String.raw`${labeled}(${label})\s?(?:to|through|thru|[-–—])\s?(${label})\b(?!\s(?:page|word|character)s?\b)`,
);
const separator = /,? and |,? & |, /;
const list = new RegExp(
  String.raw`${labeled}(${label}(?:(?:${separator.source})${label}){1,11})\b`,
);
const ownLabel = new RegExp(
  String.raw`^(?:(?:[Ss]ection|[Pp]art|[Qq]uestion|[Ii]tem)\s)?(${label})\s?[.):–—-]`,
);
const number = String.raw`(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\b)`;
/** Words for the length of several sections, next to the length: "together may not exceed 10 pages". */
const together = anyOf(
  new RegExp(
    String.raw`\b(?:together|combined|altogether|collectively|in total)[,:]?(?: (?:may|must|should|shall|can|cannot|will|is|are|be|to|not|no|have|has|more|longer|than|exceed|limited|a|maximum|of|up|at|most|only|within|under|total))*:? \(?${number}`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:a total of|totall?ing)(?: (?:no|not|more|than|up|to|at|most|a|maximum|of))* ${number}`,
    'i',
  ),
  /\b(?:pages?|words|characters)(?: or (?:less|fewer))?,? (?:together|combined|altogether|collectively|in total)\b/i,
);
/** "In the work plan (5 pages), describe how the partners work together" is about the content. */
const describes =
  /\b(?:describe|explain|show|discuss|demonstrate|include|provide|summarize|identify|list|address|how)\b/i;
const each = /\b(?:each|per|every|apiece|respectively|individual(?:ly)?)\b/i;

type Named = Pick<Attachment, 'name'>;
type FoundLimits = { sections: SectionDetail[]; sharedLimits: SharedLimit[] };

/**
 * Finds limits that a sentence states for several sections together, by their labels ("Sections A to D") or by their
 * names and those of attachments. Removes the limit from the section that contains the sentence, to which it was
 * assigned by mistake.
 */
export function findSharedLimits(
  units: readonly Unit[],
  sections: readonly SectionDetail[],
  attachments: readonly Named[] = [],
): FoundLimits {
  let above: SectionDetail | undefined;
  const mistaken = new Set<SectionDetail>();
  const found = units.flatMap((unit): SharedLimit[] => {
    above = sections.find(({ quote }) => quote === unit.text) ?? above;
    const limit = each.test(unit.text) ? undefined : findLengthLimit(unit);
    const covered = limit ? findCovered(unit.text, sections, attachments) : [];
    const names = sections.filter((one) => covered.includes(one)).map(({ name }) => name);
    const attached = attachments.filter((one) => covered.includes(one)).map(({ name }) => name);
    // "Answer questions 1 to 5 in 250 words" may mean each of them.
    const isOfAll = together.test(unit.text) || limit?.pages !== undefined;
    if (covered.length < 2 || names.length === 0 || !isOfAll) return [];
    const { text: quote, page } = unit;
    const shared = {
      ...limit,
      sections: names,
      ...(attached.length > 0 && { attachments: attached }),
      quote,
      ...(page !== undefined && { page }),
    };
    if (above && isTakenFrom(shared, above)) mistaken.add(above);
    return [shared];
  });
  const keyOf = ({ sections: names, words, pages, characters }: SharedLimit) =>
    JSON.stringify([names, words, pages, characters]);
  const distinct = [...new Map(found.map((limit) => [keyOf(limit), limit])).values()];
  return {
    sections: sections.map((section) => (mistaken.has(section) ? removeLimit(section) : section)),
    sharedLimits: distinct.slice(0, limits.sharedLimits),
  };
}

function findCovered(
  text: string,
  sections: readonly SectionDetail[],
  attachments: readonly Named[],
): readonly Named[] {
  const labels = sections.map(({ quote }) => ownLabel.exec(quote ?? '')?.[1]);
  // A label that occurs in two parts of the guidelines does not say which section is meant.
  const indexOf = (wanted: string): number =>
    labels.lastIndexOf(wanted) === labels.indexOf(wanted) ? labels.indexOf(wanted) : -1;
  const [, from, to] = range.exec(text) ?? [];
  if (from && to) {
    const [start, end] = [indexOf(from), indexOf(to)];
    return start >= 0 && end > start ? sections.slice(start, end + 1) : [];
  }
  if (!together.test(text)) return [];
  const wanted = list.exec(text)?.[1]?.split(separator);
  if (!wanted) return describes.test(text) ? [] : findNamed(text, [...sections, ...attachments]);
  const listed = wanted.map((one) => sections[indexOf(one)]).filter((one) => one !== undefined);
  return listed.length === wanted.length ? listed : [];
}

/** Finds the parts whose names are in the text. A longer name takes precedence over a name within it. */
function findNamed(text: string, parts: readonly Named[]): readonly Named[] {
  let rest = ` ${toWords(text)} `;
  const named = new Set<Named>();
  for (const part of parts.toSorted((a, b) => b.name.length - a.name.length)) {
    const before = rest;
    rest = rest.replace(` ${toWords(part.name)} `, '  ');
    if (rest !== before) named.add(part);
  }
  return parts.filter((part) => named.has(part));
}

const toWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const limitUnits = ['words', 'pages', 'characters'] as const;

/** Whether a section has the same limit, although its own line does not state it. */
const isTakenFrom = (shared: SharedLimit, { limit, quote = '' }: SectionDetail): boolean =>
  limit !== undefined &&
  quote !== shared.quote &&
  limitUnits.every((unit) => limit[unit] === shared[unit]) &&
  limitUnits.every((unit) => shared[unit] === undefined || !quote.includes(String(shared[unit])));

function removeLimit({ limit: _, ...section }: SectionDetail): SectionDetail {
  return section;
}
