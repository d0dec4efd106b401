import { limits, type SectionDetail, type SharedLimit } from '@grantwright/shared/contract';
import type { Unit } from '../../document/unit.ts';
import { findLengthLimit } from './find-length-limit.ts';

const label = String.raw`(?:[A-Z]|[IVX]{2,5}|\d{1,2})`;
const labeled = String.raw`\b(?:[Ss]ection|[Pp]art|[Qq]uestion|[Ii]tem)s?\s+`;
const range = new RegExp(
  String.raw`${labeled}(${label})\s?(?:to|through|thru|[-–—])\s?(${label})\b`,
);
const list = new RegExp(String.raw`${labeled}(${label}(?:(?:,? and |,? & |, )${label}){1,11})\b`);
const ownLabel = new RegExp(
  String.raw`^(?:(?:[Ss]ection|[Pp]art|[Qq]uestion|[Ii]tem)\s)?(${label})\s?[.):–—-]`,
);
const together =
  /\b(?:together|combined|altogether|collectively|in total|a total of|totall?ing)\b/i;
const each = /\b(?:each|per|every|apiece|respectively|individual(?:ly)?)\b/i;

type FoundLimits = { sections: SectionDetail[]; sharedLimits: SharedLimit[] };

/**
 * Finds limits that a sentence states for several sections together, by their labels ("Sections A to D") or by their
 * names. A section that took such a limit for its own loses it.
 */
export function findSharedLimits(
  units: readonly Unit[],
  sections: readonly SectionDetail[],
): FoundLimits {
  const found = units.flatMap((unit): SharedLimit[] => {
    const limit = each.test(unit.text) ? undefined : findLengthLimit(unit);
    const covered = limit ? findCovered(unit.text, sections) : [];
    // "Answer questions 1 to 5 in 250 words" may mean each of them.
    const isOfAll = together.test(unit.text) || limit?.pages !== undefined;
    if (covered.length < 2 || !isOfAll) return [];
    const { text: quote, page } = unit;
    const names = covered.map(({ name }) => name);
    return [{ ...limit, sections: names, quote, ...(page !== undefined && { page }) }];
  });
  const keyOf = ({ sections: names, words, pages, characters }: SharedLimit) =>
    JSON.stringify([names, words, pages, characters]);
  const distinct = [...new Map(found.map((limit) => [keyOf(limit), limit])).values()];
  return {
    sections: sections.map((section) =>
      distinct.some((limit) => isTakenFrom(limit, section)) ? withoutLimit(section) : section,
    ),
    sharedLimits: distinct.slice(0, limits.sharedLimits),
  };
}

function findCovered(text: string, sections: readonly SectionDetail[]): readonly SectionDetail[] {
  const indexOf = (wanted: string | undefined): number =>
    sections.findIndex(({ quote }) => ownLabel.exec(quote ?? '')?.[1] === wanted);
  const [, from, to] = range.exec(text) ?? [];
  if (from && to) {
    const [start, end] = [indexOf(from), indexOf(to)];
    return start >= 0 && end > start ? sections.slice(start, end + 1) : [];
  }
  if (!together.test(text)) return [];
  const labels = list.exec(text)?.[1]?.match(new RegExp(label, 'g')) ?? [];
  const listed = labels.map((one) => sections[indexOf(one)]).filter((one) => one !== undefined);
  return labels.length > 0
    ? listed.length === labels.length
      ? listed
      : []
    : findNamed(text, sections);
}

/** The sections whose names are in the text; a longer name takes precedence over one within it. */
function findNamed(text: string, sections: readonly SectionDetail[]): readonly SectionDetail[] {
  let rest = ` ${toWords(text)} `;
  const named = new Set<SectionDetail>();
  for (const section of sections.toSorted((a, b) => b.name.length - a.name.length)) {
    const before = rest;
    rest = rest.replace(` ${toWords(section.name)} `, '  ');
    if (rest !== before) named.add(section);
  }
  return sections.filter((section) => named.has(section));
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

function withoutLimit({ limit: _, ...section }: SectionDetail): SectionDetail {
  return section;
}
