import { limits } from '@grantwright/shared/contract';
import type { Extraction } from '@grantwright/shared/contract';
import type { SourceDocument } from '../../providers/provider.ts';
import { createQuoteFinder } from '../reading/find-quote.ts';
import type { Quote, QuoteFinder } from '../reading/find-quote.ts';
import type { ModelExtraction } from './extraction-schema.ts';

type Stated = { value: string; quote: string } | null;
type Found = { value: string; place: Quote };
type Sources = NonNullable<Extraction['sources']>;

const passageFields = ['missionStatement', 'pastAchievements', 'currentProjects'] as const;
const lineFields = ['name', 'taxIdNumber', 'annualBudget', 'website'] as const;
const contactFields = ['email', 'phone', 'address', 'city', 'state', 'postalCode'] as const;

/** The verified fields of one document, each with its quote. */
export function toExtraction(document: SourceDocument, parts: ModelExtraction[]): Extraction {
  const finder = createQuoteFinder(document.reading);
  const sources: Sources = {};
  const recordSource = (path: string, found: Found | undefined) => {
    if (found) sources[path] = { document: document.name, ...found.place };
    return found?.value;
  };
  const line = (pick: (part: ModelExtraction) => Stated) =>
    parts.map((part) => literal(finder, pick(part))).find((found) => found !== undefined);
  const extraction: Extraction = {};
  for (const field of lineFields)
    set(
      extraction,
      field,
      recordSource(
        field,
        line((part) => part[field]),
      ),
    );
  for (const field of passageFields)
    set(
      extraction,
      field,
      recordSource(
        field,
        passages(
          finder,
          parts.flatMap((part) => part[field]),
        ),
      ),
    );
  const contact: NonNullable<Extraction['contactInfo']> = {};
  for (const field of contactFields)
    set(
      contact,
      field,
      recordSource(
        `contactInfo.${field}`,
        line((part) => part[field]),
      ),
    );
  if (Object.keys(contact).length > 0) extraction.contactInfo = contact;
  const year = recordSource(
    'foundedYear',
    line((part) => part.foundedYear),
  );
  if (year && /^[12]\d{3}$/.test(year)) extraction.foundedYear = Number(year);
  const type = typeOf(finder, parts);
  if (type) {
    extraction.organizationType = type.value;
    sources['organizationType'] = { document: document.name, ...type.place };
  }
  const areas = parts.flatMap((part) => part.focusAreas).filter((area) => finder.contains(area));
  if (areas.length > 0) extraction.focusAreas = [...new Set(areas)].slice(0, 10).join(', ');
  if (Object.keys(sources).length > 0) extraction.sources = sources;
  return extraction;
}

/** Merges several documents: the first one with a field provides it. */
export function mergeExtractions(all: Extraction[]): Extraction {
  return all.reduce<Extraction>((merged, next) => {
    const contactInfo = { ...next.contactInfo, ...merged.contactInfo };
    const sources = { ...next.sources, ...merged.sources };
    return {
      ...next,
      ...merged,
      ...(Object.keys(contactInfo).length > 0 && { contactInfo }),
      ...(Object.keys(sources).length > 0 && { sources }),
    };
  }, {});
}

/** A value that occurs in its quote, which occurs in the document. */
function literal(finder: QuoteFinder, stated: Stated): Found | undefined {
  const value = stated?.value.trim() ?? '';
  const place = stated && value !== '' ? placeOf(finder, stated.quote) : undefined;
  return place && quoteFinderOf(place.quote).contains(value) ? { value, place } : undefined;
}

/** The place of a quote; one that combines several is not evidence for a field. */
function placeOf(finder: QuoteFinder, quote: string): Quote | undefined {
  const found = finder.find(quote);
  return found?.moreQuotes ? undefined : found;
}

function passages(finder: QuoteFinder, quotes: string[]): Found | undefined {
  const found = quotes.flatMap((quote) => placeOf(finder, quote) ?? []);
  const [place] = found;
  const distinct = [...new Set(found.map(({ quote }) => quote))];
  let room = limits.longText;
  // as many whole quotes as fit in the field
  const fitting = distinct.filter((quote) => (room -= quote.length + 1) >= 0);
  return place && { value: fitting.join(' '), place };
}

function typeOf(finder: QuoteFinder, parts: ModelExtraction[]) {
  for (const { organizationType } of parts) {
    const place = organizationType && placeOf(finder, organizationType.quote);
    if (place) return { value: organizationType.value, place };
  }
  return undefined;
}

const quoteFinderOf = (text: string): QuoteFinder =>
  createQuoteFinder({ source: 'html', blocks: [{ type: 'paragraph', text }], notes: [] });

function set<T, K extends keyof T>(target: T, key: K, value: T[K] | undefined): void {
  if (value !== undefined) target[key] = value;
}
