import type { Unit } from '../document/unit.ts';
import { computeUnitFeatures } from './compute-unit-features.ts';

/** Words that indicate a field in labels and sentences within, above or before the unit. */
const cues: readonly RegExp[] = [
  /\b(?:mission|purposes?|vision|objects?|objectives?|aims?|goals?)\b/i,
  /\b(?:exists? to|dedicated to|committed to|seeks? to|aims? to|is to|organized (?:exclusively )?for|whose)\b/i,
  /\b(?:founded|established|incorporated|incorporation|formed|since|est|began|launched|inception)\b/i,
  /\b(?:ein|tax id|identification number|employer id|abn|vat|charity (?:number|no)|registration (?:number|no))\b/i,
  /\b(?:501\s?\(?c|non-?profit|not[- ]for[- ]profit|charit\w+|tax[- ]exempt|foundation|corporation|association|school|church)\b/i,
  /\b(?:budget|total (?:revenues?|income|support|expen\w+)|gross receipts|annual (?:revenue|income)|turnover|operating)\b/i,
  /\b(?:e-?mail|contact|reach us|write to)\b/i,
  /\b(?:tele?phone|phone|tel|call|mobile)\b/i,
  /\b(?:website|web site|visit|online|www|http)\b/i,
  /\b(?:address|located|location|office|headquarter\w*|mail(?:ing)?|street|p\.?o\.? box|registered office)\b/i,
  /\b(?:programs?|programmes?|projects?|initiatives?|services?|activities|workshops?|classes|events?)\b/i,
  /\b(?:offers?|provides?|runs?|operates?|hosts?|organi[sz]es?|holds?|supports?|conducts?)\b/i,
  /\b(?:served|provided|reached|awarded|raised|trained|completed|received|helped|delivered|distributed|hosted|held|funded|won|achieved|increased)\b/i,
  /\b(?:19|20)\d\d\b/,
  /\b(?:name|called|known as|hereinafter|d\/?b\/?a|entity)\b/i,
  /\b(?:we|our|us)\b/i,
  /\b(?:internal revenue|irs|department|state of|secretary of state|commission|auditors?|accountants?|cpas?|bank|attorney)\b/i,
  /\b(?:focus|areas?|fields?|topics?|themes?|ntee)\b/i,
];

/** Words in the opening of a document that indicate its owner and purpose. */
const kindCues: readonly RegExp[] = [
  /\b(?:internal revenue service|department of|secretary of state|office of|certificate of|corporation commission)\b/i,
  /\b(?:form (?:990|1023|w-?9|8868|2848)|return of organization|e-?postcard|application for recognition)\b/i,
  /\b(?:by-?laws|articles of|constitution|memorandum of association|charter)\b/i,
  /\b(?:auditor|financial statements?|balance sheet|statement of financial|accountants?)\b/i,
  /\b(?:dear|sincerely|re:|to whom it may concern)\b/i,
  /\b(?:annual report|impact report|year in review|newsletter)\b/i,
];
const openingUnits = 25;
/** Maximum distance between a unit and the organization named above it. */
const ownerReach = 4;

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
  const cues = units.map(({ text }) => detectCues(text));
  const names = organizationNames.map((name) => name.toLowerCase());
  const opening = units.slice(0, openingUnits).map(({ text }) => text);
  const kind = kindCues.map((cue) => Number(opening.some((text) => cue.test(text))));
  const owners = units.map(({ text, values }): 'own' | 'other' | undefined => {
    if (names.some((name) => text.toLowerCase().includes(name))) return 'own';
    return values.some(({ type }) => type === 'organization') ? 'other' : undefined;
  });
  const findOwnerAbove = (index: number) =>
    owners.slice(Math.max(0, index - ownerReach), index).findLast((owner) => owner !== undefined);
  return computeUnitFeatures(units, embeddings).map((features, index) => {
    const unit = units[index];
    const text = unit?.text.toLowerCase() ?? '';
    const extra = [
      ...(cues[index] ?? []),
      ...detectCues(unit?.path.slice(-2).join(' ') ?? ''),
      ...(cues[index - 1] ?? detectCues('')),
      Number(unit?.values.some(({ type }) => type === 'ein') ?? false),
      Number(names[0] !== undefined && text.includes(names[0])),
      Number(names.some((name) => text.includes(name))),
      Number(names.some((name) => text.startsWith(name) || text === name)),
      Number(index < 10),
      ...kind,
      Number(findOwnerAbove(index) === 'own'),
      Number(findOwnerAbove(index) === 'other'),
      Number(owners[index] === 'other'),
      Number(/^[^\p{Ll}]+$/u.test(unit?.text ?? '')),
    ];
    const all = new Float32Array(features.length + extra.length);
    all.set(features);
    all.set(extra, features.length);
    return all;
  });
}

const detectCues = (text: string): number[] => cues.map((cue) => Number(cue.test(text)));
