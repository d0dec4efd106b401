import { comparable, type DocumentFields } from '@grantwright/analyst';
import { limits } from '@grantwright/shared/contract';
import type { SourceDocument } from '../../providers/provider.ts';
import { createQuoteFinder, type Quote, type QuoteFinder } from '../quotes/find-quote.ts';
import type { ModelExtraction } from './extraction-schema.ts';

type StatedValue = { value: string; quote: string } | null;
type VerifiedValue = Quote & { value: string };

/** A model's values are not ranked, so all have the same score. */
const score = 1;
const maxFocusAreas = 10;

/** Returns the verified values of one document by field, each with its quote. */
export function createDocumentFields(
  document: SourceDocument,
  parts: ModelExtraction[],
  finder = createQuoteFinder(document.reading),
): DocumentFields {
  const findValues = (pick: (part: ModelExtraction) => StatedValue): VerifiedValue[] =>
    parts.flatMap((part) => findLiteral(finder, pick(part)) ?? []);
  const year = findValues(({ documentYear }) => documentYear)
    .map(({ value }) => parseYear(value))
    .find(Boolean);
  const withSource = <T extends Quote>(found: T[]) =>
    found.map((value) => ({ ...value, score, document: document.name, ...(year && { year }) }));
  const joinPassages = (pick: (part: ModelExtraction) => string[], separator: string) =>
    withSource(joinQuotes(finder, parts.flatMap(pick), separator));
  return {
    name: withSource(findValues(({ name }) => name)),
    mission: joinPassages(({ missionStatement }) => missionStatement, ' '),
    achievements: joinPassages(({ pastAchievements }) => pastAchievements, '\n'),
    projects: joinPassages(({ currentProjects }) => currentProjects, '\n'),
    type: withSource(findTypes(finder, parts)),
    ein: withSource(findValues(({ taxIdNumber }) => taxIdNumber)),
    budget: withSource(findLatestBudgets(finder, parts)),
    founded: withSource(
      parts.flatMap(({ foundedYear }) => findYearFounded(finder, foundedYear) ?? []),
    ),
    website: withSource(findValues(({ website }) => website)),
    focus: withSource(findFocusAreas(finder, parts)),
    email: withSource(findValues(({ email }) => email)),
    phone: withSource(findValues(({ phone }) => phone)),
    address: withSource(findAddress(findValues)),
  };
}

/**
 * Returns the address. Takes the first value of each part, because a document rarely states its own address in several
 * ways.
 */
function findAddress(
  findValues: (pick: (part: ModelExtraction) => StatedValue) => VerifiedValue[],
) {
  const parts = {
    address: findValues(({ address }) => address)[0],
    city: findValues(({ city }) => city)[0],
    state: findValues(({ state }) => state)[0],
    postalCode: findValues(({ postalCode }) => postalCode)[0],
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
  const value = parseYear(stated?.value.trim() ?? '');
  const place = stated && value !== undefined ? locateQuote(finder, stated.quote) : undefined;
  const years = place?.quote.match(/(?<!\d)(?:\d{4}|\d{8})(?!\d)/g) ?? [];
  const isInQuote = years.some((digits) => listPossibleYears(digits).includes(String(value)));
  return place && value !== undefined && isInQuote ? { ...place, value } : undefined;
}

const listPossibleYears = (digits: string): string[] => [digits.slice(0, 4), digits.slice(-4)];

const parseYear = (text: string): number | undefined =>
  /^[12]\d{3}$/.test(text) ? Number(text) : undefined;

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
    const isOnlyInName =
      organizationType?.value === 'other' &&
      parts.some(({ name }) =>
        comparable(name?.value ?? '').includes(comparable(organizationType.quote)),
      );
    return place && !isOnlyInName ? [{ ...place, value: organizationType.value }] : [];
  });
}

/** Returns the focus areas in the document's words, with the first one as the quote for all of them. */
function findFocusAreas(finder: QuoteFinder, parts: ModelExtraction[]): VerifiedValue[] {
  const areas = [...new Set(parts.flatMap(({ focusAreas }) => focusAreas))].filter((area) =>
    finder.contains(area),
  );
  const [first] = areas;
  const place = first === undefined ? undefined : (locateQuote(finder, first) ?? { quote: first });
  return place ? [{ ...place, value: areas.slice(0, maxFocusAreas).join(', ') }] : [];
}

/** Joins as many quotes as fit into the field. */
function joinQuotes(finder: QuoteFinder, quotes: string[], separator: string): VerifiedValue[] {
  const places = quotes.flatMap((quote) => locateQuote(finder, quote) ?? []);
  const [place] = places;
  let value = '';
  for (const quote of new Set(places.map((found) => found.quote))) {
    const joined = value === '' ? quote : value + separator + quote;
    if (joined.length > limits.longText) break;
    value = joined;
  }
  return place ? [{ ...place, value }] : [];
}

const createTextFinder = (text: string): QuoteFinder =>
  createQuoteFinder({ source: 'html', blocks: [{ type: 'paragraph', text }], notes: [] });
