import type { Unit } from '../document/unit.ts';
import { computeUnitFeatures, unitFeatureNames } from './compute-unit-features.ts';
import { computeFeatures, createFeatures, type Features } from './features.ts';

/** Words that indicate a field in labels and sentences within, above or before the unit. */
const cues = {
  mission: /\b(?:mission|purposes?|vision|objects?|objectives?|aims?|goals?)\b/i,
  'purpose verb':
    /\b(?:exists? to|dedicated to|committed to|seeks? to|aims? to|is to|organized (?:exclusively )?for|whose)\b/i,
  founding:
    /\b(?:founded|established|incorporated|incorporation|formed|since|est|began|launched|inception)\b/i,
  'registration number':
    /\b(?:ein|tax id|identification number|employer id|abn|vat|charity (?:number|no)|registration (?:number|no))\b/i,
  'legal type':
    /\b(?:501\s?\(?c|non-?profit|not[- ]for[- ]profit|charit\w+|tax[- ]exempt|foundation|corporation|association|school|church)\b/i,
  budget:
    /\b(?:budget|total (?:revenues?|income|support|expen\w+)|gross receipts|annual (?:revenue|income)|turnover|operating)\b/i,
  contact: /\b(?:e-?mail|contact|reach us|write to)\b/i,
  phone: /\b(?:tele?phone|phone|tel|call|mobile)\b/i,
  website: /\b(?:website|web site|visit|online|www|http)\b/i,
  address:
    /\b(?:address|located|location|office|headquarter\w*|mail(?:ing)?|street|p\.?o\.? box|registered office)\b/i,
  projects:
    /\b(?:programs?|programmes?|projects?|initiatives?|services?|activities|workshops?|classes|events?)\b/i,
  'offer verb':
    /\b(?:offers?|provides?|runs?|operates?|hosts?|organi[sz]es?|holds?|supports?|conducts?)\b/i,
  'achievement verb':
    /\b(?:served|provided|reached|awarded|raised|trained|completed|received|helped|delivered|distributed|hosted|held|funded|won|achieved|increased)\b/i,
  year: /\b(?:19|20)\d\d\b/,
  name: /\b(?:name|called|known as|hereinafter|d\/?b\/?a|entity)\b/i,
  'first person': /\b(?:we|our|us)\b/i,
  authority:
    /\b(?:internal revenue|irs|department|state of|secretary of state|commission|auditors?|accountants?|cpas?|bank|attorney)\b/i,
  focus: /\b(?:focus|areas?|fields?|topics?|themes?|ntee)\b/i,
};

/** Words in the opening of a document that indicate its owner and purpose. */
const kindCues = {
  authority:
    /\b(?:internal revenue service|department of|secretary of state|office of|certificate of|corporation commission)\b/i,
  'tax form':
    /\b(?:form (?:990|1023|w-?9|8868|2848)|return of organization|e-?postcard|application for recognition)\b/i,
  'governing document':
    /\b(?:by-?laws|articles of|constitution|memorandum of association|charter)\b/i,
  audit: /\b(?:auditor|financial statements?|balance sheet|statement of financial|accountants?)\b/i,
  letter: /\b(?:dear|sincerely|re:|to whom it may concern)\b/i,
  report: /\b(?:annual report|impact report|year in review|newsletter)\b/i,
};
const openingUnits = 25;
/** Maximum distance between a unit and the organization named above it. */
const ownerReach = 4;

type FieldContext = {
  text: string;
  /** The text of the last two titles above the unit. */
  titles: string;
  previousText: string;
  values: Unit['values'];
  index: number;
  /** The opening of the document. */
  opening: readonly string[];
  /** Names of the organization in lower case, most probable first. */
  names: readonly string[];
  /** Whether the unit, and the closest of those above it, names the organization or another one. */
  owner: Owner | undefined;
  ownerAbove: Owner | undefined;
};
type Owner = 'own' | 'other';

const features: Features<FieldContext> = {
  ...createFeatures('text', cues, (cue, { text }: FieldContext) => Number(cue.test(text))),
  ...createFeatures('titles', cues, (cue, { titles }: FieldContext) => Number(cue.test(titles))),
  ...createFeatures('previous', cues, (cue, { previousText }: FieldContext) =>
    Number(cue.test(previousText)),
  ),
  ein: ({ values }) => Number(values.some(({ type }) => type === 'ein')),
  'likely name': ({ text, names: [name] }) =>
    Number(name !== undefined && text.toLowerCase().includes(name)),
  'own name': ({ owner }) => Number(owner === 'own'),
  'own name at start': ({ text, names }) =>
    Number(names.some((name) => text.toLowerCase().startsWith(name))),
  'first ten units': ({ index }) => Number(index < 10),
  ...createFeatures('document', kindCues, (cue, { opening }: FieldContext) =>
    Number(opening.some((text) => cue.test(text))),
  ),
  'own name above': ({ ownerAbove }) => Number(ownerAbove === 'own'),
  'other name above': ({ ownerAbove }) => Number(ownerAbove === 'other'),
  'other name': ({ owner }) => Number(owner === 'other'),
  'no lower case': ({ text }) => Number(/^[^\p{Ll}]+$/u.test(text)),
};

export const fieldFeatureNames = [...unitFeatureNames, ...Object.keys(features)];

/**
 * Computes the features for classifying fields: the result of `computeUnitFeatures`, plus the field cues in the unit's text,
 * in the titles above it and in the previous unit.
 *
 * @param ownNames names of the organization as spelled in the document
 */
export function computeFieldFeatures(
  units: readonly Unit[],
  embeddings: ReadonlyMap<string, Float32Array>,
  organizationNames: readonly string[],
): Float32Array[] {
  const names = organizationNames.map((name) => name.toLowerCase());
  const opening = units.slice(0, openingUnits).map(({ text }) => text);
  const owners = units.map(({ text, values }): Owner | undefined => {
    if (names.some((name) => text.toLowerCase().includes(name))) return 'own';
    return values.some(({ type }) => type === 'organization') ? 'other' : undefined;
  });
  const unitFeatures = computeUnitFeatures(units, embeddings);
  return units.map(({ text, path, values }, index) => {
    const above = owners.slice(Math.max(0, index - ownerReach), index);
    const context: FieldContext = {
      text,
      titles: path.slice(-2).join(' '),
      previousText: units[index - 1]?.text ?? '',
      values,
      index,
      opening,
      names,
      owner: owners[index],
      ownerAbove: above.findLast((owner) => owner !== undefined),
    };
    return Float32Array.from([
      ...(unitFeatures[index] ?? []),
      ...computeFeatures(features, context),
    ]);
  });
}
