import { listKeys } from '@grantwright/shared/values';
import { extractVisibleText } from '@grantwright/analyst';
import type { LengthLimit, SectionDetail } from '@grantwright/shared/contract';
import { toReadableText } from '@grantwright/shared/richtext';
import type { ModelAnalysis } from './analysis-schema.ts';
import type { Evidence } from './evidence.ts';
import { cleanName } from './create-section-key.ts';
import { findStatedCondition } from './to-requirement.ts';
import { verifyWeight } from './verify-weight.ts';

type ModelSection = ModelAnalysis['sections'][number];

export type VerifiedSection = Omit<SectionDetail, 'limit'> & {
  /** `sharedWith`: the other sections and attachments covered by the limit. */
  limit?: LengthLimit & { sharedWith?: string[] };
};

/**
 * Keeps only the details that the document supports. Returns undefined if it contains neither the name nor the quote.
 */
export function toSection(evidence: Evidence, stated: ModelSection): VerifiedSection | undefined {
  const match = stated.quote ? evidence.find(stated.quote) : undefined;
  const name = chooseName(evidence, cleanName(extractVisibleText(stated.name).text), match?.quote);
  if (name === undefined) return undefined;
  const prompts = stated.prompts.flatMap((prompt) => toPrompt(evidence, prompt) ?? []);
  const description = stated.description.trim();
  const isSupported = description !== '' && evidence.isRepetition(description);
  const limit = toLimit(evidence, stated);
  const condition = findStatedCondition(evidence, stated.appliesTo);
  return {
    name,
    description: isSupported ? description : prompts.join(' ').slice(0, 2_000),
    required: stated.required,
    ...(condition && { appliesTo: condition }),
    ...(limit && { limit }),
    prompts,
    ...verifyWeight(evidence, stated),
    ...(match && { quote: match.quote, ...(match.page && { page: match.page }) }),
  };
}

/**
 * Returns the stated name if the document contains it, or else the quote if it is short, because models tend to restore
 * letters lost in extraction.
 */
function chooseName(evidence: Evidence, stated: string, quote: string | undefined) {
  if (stated === '' || (!evidence.contains(stated) && quote === undefined)) return undefined;
  if (evidence.isRepetition(stated, true)) return stated;
  return quote !== undefined && quote.length <= maxNameChars
    ? cleanName(toReadableText(quote))
    : undefined;
}

/** A longer quote is a description rather than a name. */
const maxNameChars = 120;

/** Returns a prompt in the document's words, or in the model's if they add nothing. */
function toPrompt(evidence: Evidence, stated: string): string | undefined {
  const prompt = stated.trim();
  const isRepetition = prompt !== '' && evidence.isRepetition(prompt);
  return toReadableText(isRepetition ? prompt : (evidence.find(prompt)?.quote ?? '')) || undefined;
}

/** Returns the limits stated in the document, each in the document's unit. */
function toLimit(evidence: Evidence, stated: ModelSection): VerifiedSection['limit'] {
  const words = convertToUnit(evidence, stated, 'word');
  const pages = convertToUnit(evidence, stated, 'page');
  const characters = convertToUnit(evidence, stated, 'character');
  if (words === undefined && pages === undefined && characters === undefined) return undefined;
  const { sharedWith } = stated;
  return {
    ...(words !== undefined && { words }),
    ...(pages !== undefined && { pages }),
    ...(characters !== undefined && { characters }),
    ...(sharedWith.length > 0 && { sharedWith }),
  };
}

const fields = { word: 'words', page: 'pages', character: 'characters' } as const;
type LengthUnit = keyof typeof fields;

/**
 * Returns the limit in a unit: the stated number, unless the document lacks it or uses it only with other units. If no
 * number is stated, returns a number that the model assigned to another unit but the document uses with this one.
 */
function convertToUnit(
  evidence: Evidence,
  stated: ModelSection,
  unit: LengthUnit,
): number | undefined {
  const statedNumber = stated[fields[unit]];
  if (statedNumber !== null && evidence.hasNumber(statedNumber)) {
    const units = findLengthUnits(evidence, statedNumber);
    if (units.length === 0 || units.includes(unit)) return statedNumber;
  }
  const swapped = Object.values(fields)
    .map((field) => stated[field])
    .find(
      (value) =>
        value !== null &&
        findLengthUnits(evidence, value).length === 1 &&
        findLengthUnits(evidence, value)[0] === unit,
    );
  return statedNumber === null ? (swapped ?? undefined) : undefined;
}

const findLengthUnits = (evidence: Evidence, value: number): LengthUnit[] =>
  listKeys(fields).filter((unit) => evidence.unitsOf(value).has(unit));
