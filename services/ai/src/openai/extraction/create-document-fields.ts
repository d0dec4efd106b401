import { comparable, type DocumentFields } from '@grantwright/analyst';
import { limits } from '@grantwright/shared/contract';
import type { SourceDocument } from '../../providers/provider.ts';
import { createQuoteFinder } from '../quotes/find-quote.ts';
import type { Quote, QuoteFinder } from '../quotes/find-quote.ts';
import type { ModelExtraction } from './extraction-schema.ts';

type StatedValue = { value: string; quote: string } | null;
type VerifiedValue = Quote & { value: string };

/** A model's values are not ranked, so all have the same score. */
const score = 1;

/** Returns the verified values of one document by field, each with its quote. */
export function createDocumentFields(
  document: SourceDocument,
  parts: ModelExtraction[],
  finder = createQuoteFinder(document.reading),
): DocumentFields {
  const lines = (pick: (part: ModelExtraction) => StatedValue): VerifiedValue[] =>
    parts.flatMap((part) => findLiteral(finder, pick(part)) ?? []);
  const year = lines(({ documentYear }) => documentYear).flatMap(({ value }) =>
    parseYear(value),
  )[0];
  const placed = <T extends Quote>(found: T[]) =>
    found.map((each) => ({ ...each, score, document: document.name, ...(year && { year }) }));
  const passage = (pick: (part: ModelExtraction) => string[], separator: string) =>
    placed(joinQuotes(finder, parts.flatMap(pick), separator));
  return {
    name: placed(lines(({ name }) => name)),
    mission: passage(({ missionStatement }) => missionStatement, ' '),
    achievements: passage(({ pastAchievements }) => pastAchievements, '\n'),
    projects: passage(({ currentProjects }) => currentProjects, '\n'),
    type: placed(findTypes(finder, parts)),
    ein: placed(lines(({ taxIdNumber }) => taxIdNumber)),
    budget: placed(findLatestBudgets(finder, parts)),
    founded: placed(parts.flatMap(({ foundedYear }) => findYearFounded(finder, foundedYear) ?? [])),
    website: placed(lines(({ website }) => website)),
    focus: placed(findFocusAreas(finder, parts)),
    email: placed(lines(({ email }) => email)),
    phone: placed(lines(({ phone }) => phone)),
    address: placed(findAddress(lines)),
  };
}

/**
 * Returns the address. Takes the first value of each part, because a document rarely states its own address in several
 * ways.
 */
function findAddress(lines: (pick: (part: ModelExtraction) => StatedValue) => VerifiedValue[]) {
  const parts = {
    address: lines(({ address }) => address)[0],
    city: lines(({ city }) => city)[0],
    state: lines(({ state }) => state)[0],
    postalCode: lines(({ postalCode }) => postalCode)[0],
  };
  const place = Object.values(parts).find((part) => part !== undefined);
  const value = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  return place ? [{ ...place, value }] : [];
}

/** Accepts a value only if its quote contains it and the document contains the quote. */
function findLiteral(finder: QuoteFinder, stated: StatedValue): VerifiedValue | undefined {
  const value = stated?.value.trim() ?? '';
  const place = stated && value !== '' ? locateQuote(finder, stated.quote) : undefined;
  return place && createTextFinder(place.quote).contains(value) ? { ...place, value } : undefined;
}

/** Returns the place of a quote. A quote pieced together from several places is not evidence for a field. */
function locateQuote(finder: QuoteFinder, quote: string): Quote | undefined {
  const match = finder.find(quote);
  return match?.moreQuotes ? undefined : match;
}

/** Returns the founding year. A form may state it within a date without separators, such as 06151998. */
function findYearFounded(finder: QuoteFinder, stated: StatedValue) {
  const [value] = parseYear(stated?.value.trim() ?? '');
  const place = stated && value !== undefined ? locateQuote(finder, stated.quote) : undefined;
  const years = place?.quote.match(/(?<!\d)(?:\d{4}|\d{8})(?!\d)/g) ?? [];
  const isInQuote = years.some((digits) => listPossibleYears(digits).includes(String(value)));
  return place && value !== undefined && isInQuote ? { ...place, value } : undefined;
}

const listPossibleYears = (digits: string): string[] => [digits.slice(0, 4), digits.slice(-4)];

const parseYear = (text: string): number[] => (/^[12]\d{3}$/.test(text) ? [Number(text)] : []);

/** Returns the budgets for the latest year stated in any part of the document. */
function findLatestBudgets(finder: QuoteFinder, parts: ModelExtraction[]): VerifiedValue[] {
  const dated = parts.flatMap(({ annualBudget }) => {
    const budget = findLiteral(finder, annualBudget);
    const years = annualBudget?.year?.match(/(?:19|20)\d\d/g) ?? [];
    return budget ? [{ budget, year: Math.max(0, ...years.map(Number)) }] : [];
  });
  const latest = Math.max(...dated.map(({ year }) => year));
  return dated.flatMap(({ budget, year }) => (year === latest ? [budget] : []));
}

/** Returns the stated types. "Other" requires more evidence than the word in the organization's name. */
function findTypes(finder: QuoteFinder, parts: ModelExtraction[]): VerifiedValue[] {
  return parts.flatMap(({ organizationType }) => {
    const place = organizationType && locateQuote(finder, organizationType.quote);
    const isOnlyNamed =
      organizationType?.value === 'other' &&
      parts.some(({ name }) =>
        comparable(name?.value ?? '').includes(comparable(organizationType.quote)),
      );
    return place && !isOnlyNamed ? [{ ...place, value: organizationType.value }] : [];
  });
}

/** Returns the focus areas in the document's words, with the first one as the quote for all of them. */
function findFocusAreas(finder: QuoteFinder, parts: ModelExtraction[]): VerifiedValue[] {
  const areas = [...new Set(parts.flatMap(({ focusAreas }) => focusAreas))].filter((area) =>
    finder.contains(area),
  );
  const [first] = areas;
  const place = first === undefined ? undefined : (locateQuote(finder, first) ?? { quote: first });
  return place ? [{ ...place, value: areas.slice(0, 10).join(', ') }] : [];
}

/** Joins as many quotes as fit into the field. */
function joinQuotes(finder: QuoteFinder, quotes: string[], separator: string): VerifiedValue[] {
  const places = quotes.flatMap((quote) => locateQuote(finder, quote) ?? []);
  const [place] = places;
  let room = limits.longText;
  const fitting = [...new Set(places.map(({ quote }) => quote))].filter(
    (quote) => (room -= quote.length + 1) >= 0,
  );
  return place ? [{ ...place, value: fitting.join(separator) }] : [];
}

const createTextFinder = (text: string): QuoteFinder =>
  createQuoteFinder({ source: 'html', blocks: [{ type: 'paragraph', text }], notes: [] });
