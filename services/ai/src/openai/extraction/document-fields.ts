import { comparable, type DocumentFields } from '@grantwright/analyst';
import { limits } from '@grantwright/shared/contract';
import type { SourceDocument } from '../../providers/provider.ts';
import { createQuoteFinder } from '../quotes/find-quote.ts';
import type { Quote, QuoteFinder } from '../quotes/find-quote.ts';
import type { ModelExtraction } from './extraction-schema.ts';

type Stated = { value: string; quote: string } | null;
type Found = Quote & { value: string };

/** All values from a model count equally. */
const score = 1;

/** The verified values of one document by field, each with its quote. */
export function documentFields(
  document: SourceDocument,
  parts: ModelExtraction[],
  finder = createQuoteFinder(document.reading),
): DocumentFields {
  const lines = (pick: (part: ModelExtraction) => Stated): Found[] =>
    parts.flatMap((part) => literal(finder, pick(part)) ?? []);
  const year = lines(({ documentYear }) => documentYear).flatMap(({ value }) => yearIn(value))[0];
  const placed = <T extends Quote>(found: T[]) =>
    found.map((each) => ({ ...each, score, document: document.name, ...(year && { year }) }));
  const passage = (pick: (part: ModelExtraction) => string[], separator: string) =>
    placed(joined(finder, parts.flatMap(pick), separator));
  return {
    name: placed(lines(({ name }) => name)),
    mission: passage(({ missionStatement }) => missionStatement, ' '),
    achievements: passage(({ pastAchievements }) => pastAchievements, '\n'),
    projects: passage(({ currentProjects }) => currentProjects, '\n'),
    type: placed(typesIn(finder, parts)),
    ein: placed(lines(({ taxIdNumber }) => taxIdNumber)),
    budget: placed(latestBudgets(finder, parts)),
    founded: placed(parts.flatMap(({ foundedYear }) => yearFounded(finder, foundedYear) ?? [])),
    website: placed(lines(({ website }) => website)),
    focus: placed(focusIn(finder, parts)),
    email: placed(lines(({ email }) => email)),
    phone: placed(lines(({ phone }) => phone)),
    address: placed(addressIn(lines)),
  };
}

/** The parts of the address; the first of each, since a document rarely states its own address in different ways. */
function addressIn(lines: (pick: (part: ModelExtraction) => Stated) => Found[]) {
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

/** A value that occurs in its quote, which occurs in the document. */
function literal(finder: QuoteFinder, stated: Stated): Found | undefined {
  const value = stated?.value.trim() ?? '';
  const place = stated && value !== '' ? placeOf(finder, stated.quote) : undefined;
  return place && quoteFinderOf(place.quote).contains(value) ? { ...place, value } : undefined;
}

/** The place of a quote; one that combines several is not evidence for a field. */
function placeOf(finder: QuoteFinder, quote: string): Quote | undefined {
  const found = finder.find(quote);
  return found?.moreQuotes ? undefined : found;
}

/** The year of founding: a form may write it inside a date without separators, such as 06151998. */
function yearFounded(finder: QuoteFinder, stated: Stated) {
  const [value] = yearIn(stated?.value.trim() ?? '');
  const place = stated && value !== undefined ? placeOf(finder, stated.quote) : undefined;
  const years = place?.quote.match(/(?<!\d)(?:\d{4}|\d{8})(?!\d)/g) ?? [];
  const isInQuote = years.some((digits) => yearsOf(digits).includes(String(value)));
  return place && value !== undefined && isInQuote ? { ...place, value } : undefined;
}

const yearsOf = (digits: string): string[] => [digits.slice(0, 4), digits.slice(-4)];

const yearIn = (text: string): number[] => (/^[12]\d{3}$/.test(text) ? [Number(text)] : []);

/** The budgets of the latest year that any part of the document states. */
function latestBudgets(finder: QuoteFinder, parts: ModelExtraction[]): Found[] {
  const dated = parts.flatMap(({ annualBudget }) => {
    const found = literal(finder, annualBudget);
    const years = annualBudget?.year?.match(/(?:19|20)\d\d/g) ?? [];
    return found ? [{ found, year: Math.max(0, ...years.map(Number)) }] : [];
  });
  const latest = Math.max(...dated.map(({ year }) => year));
  return dated.flatMap(({ found, year }) => (year === latest ? [found] : []));
}

/** The stated types; “other” needs more evidence than the word in the organization's name. */
function typesIn(finder: QuoteFinder, parts: ModelExtraction[]): Found[] {
  return parts.flatMap(({ organizationType }) => {
    const place = organizationType && placeOf(finder, organizationType.quote);
    const isOnlyNamed =
      organizationType?.value === 'other' &&
      parts.some(({ name }) =>
        comparable(name?.value ?? '').includes(comparable(organizationType.quote)),
      );
    return place && !isOnlyNamed ? [{ ...place, value: organizationType.value }] : [];
  });
}

/** The fields of work in the document’s words; the first one is the quote for all. */
function focusIn(finder: QuoteFinder, parts: ModelExtraction[]): Found[] {
  const areas = [...new Set(parts.flatMap(({ focusAreas }) => focusAreas))].filter((area) =>
    finder.contains(area),
  );
  const [first] = areas;
  const place = first === undefined ? undefined : (placeOf(finder, first) ?? { quote: first });
  return place ? [{ ...place, value: areas.slice(0, 10).join(', ') }] : [];
}

/** The quotes that fit in the field, as one value. */
function joined(finder: QuoteFinder, quotes: string[], separator: string): Found[] {
  const found = quotes.flatMap((quote) => placeOf(finder, quote) ?? []);
  const [place] = found;
  let room = limits.longText;
  const fitting = [...new Set(found.map(({ quote }) => quote))].filter(
    (quote) => (room -= quote.length + 1) >= 0,
  );
  return place ? [{ ...place, value: fitting.join(separator) }] : [];
}

const quoteFinderOf = (text: string): QuoteFinder =>
  createQuoteFinder({ source: 'html', blocks: [{ type: 'paragraph', text }], notes: [] });
