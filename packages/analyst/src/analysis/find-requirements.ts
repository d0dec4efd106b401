import {
  type Requirement,
  type RequirementKind,
  requirementKinds,
} from '@grantwright/shared/contract';
import { comparable } from '../text/normalize.ts';
import {
  isContactLine,
  isIntroduction,
  isWholeAddress,
  linesBelow,
  statesValue,
} from './belonging-lines.ts';
import type { ClassifiedUnit } from './classify-units.ts';
import { classifyRequirement } from './classify-requirement.ts';
import { requirementRules } from './requirement-kinds.ts';
import { isDuplicate } from './is-duplicate.ts';
import { isTooLongToRepeat, quoteOf, wordingOf } from './wording.ts';

/** Maximum number of checklist items, so that the checklist stays readable. */
const maxLines = 50;

/** Case-insensitive except for "may", since "May 1" is a date. */
const optional =
  /\bmay\b|\b(?:[Oo]ptional(?:ly)?|[Ee]ncouraged?|[Rr]ecommended|[Pp]referred|[Ii]f available)\b/;
const binding = /\b(?:must|shall|required?|may not|cannot|only|no more than|at most)\b/i;

/** A line of the checklist with its unit. */
export type Line = {
  unit: ClassifiedUnit;
  kind: RequirementKind;
  probability: number;
  index: number;
  /** The lines introduced by this line, unless they are separate checklist items. */
  below: readonly string[];
};

export type Checklist = {
  lines: Line[];
  /** Number of requirements omitted for lack of space. */
  omitted: number;
};

/** Builds the checklist of the lines most important to applicants, in document order. */
export function findRequirements(units: readonly ClassifiedUnit[]): Checklist {
  const candidates = withLinesBelow(
    units.flatMap((unit, index) => {
      const judged = classifyRequirement(unit);
      return judged ? [{ unit, index, ...judged }] : [];
    }),
    units,
  );
  const byKind = requirementKinds.map((kind) =>
    distinct(candidates.filter((line) => line.kind === kind)),
  );
  const fitting = byKind.flatMap(({ lines }) => lines);
  const omittedByKind = byKind.reduce((sum, { omitted }) => sum + omitted, 0);
  return {
    lines: fitting
      .sort((a, b) => weightOf(b) - weightOf(a))
      .slice(0, maxLines)
      .sort((a, b) => a.index - b.index),
    omitted: omittedByKind + Math.max(0, fitting.length - maxLines),
  };
}

/**
 * Combines an introduction ("Applicants must:") or an address with its related lines into one requirement. An
 * introduction is dropped if a line below it is a requirement, because that requirement repeats its words, unless the
 * introduction also states a value.
 */
function withLinesBelow(
  candidates: readonly Omit<Line, 'below'>[],
  units: readonly ClassifiedUnit[],
): Line[] {
  const required = new Set(
    candidates.filter(({ unit }) => !isContactLine(unit)).map(({ index }) => index),
  );
  const joinedIndices = new Set<number>();
  return candidates.flatMap((line): Line[] => {
    const { unit, index } = line;
    if (joinedIndices.has(index)) return [];
    const indices = linesBelow(units, index);
    const below = indices.flatMap((one) => units[one] ?? []);
    const isLead = isIntroduction(unit);
    const isComplete = indices.length > 0 && !indices.some((one) => required.has(one));
    if (isLead && !isComplete && !isWorthListing(line)) return [];
    if (isContactLine(unit) && !statesValue(unit) && !isWholeAddress([unit, ...below])) return [];
    if (!isLead && !below.every(isContactLine)) return [{ ...line, below: [] }];
    for (const one of indices) if (!required.has(one)) joinedIndices.add(one);
    return [{ ...line, below: below.map(({ text }) => text) }];
  });
}

/** Introductions of these kinds apply to the application as a whole: "Write at most two pages, which should:" */
const aboutForm: ReadonlySet<RequirementKind> = new Set(['format', 'limit']);

/** Whether an introduction states a requirement that is not repeated in the lines below it. */
const isWorthListing = ({ unit, kind }: Omit<Line, 'below'>): boolean =>
  statesValue(unit) || isTooLongToRepeat(unit) || aboutForm.has(kind);

const weightOf = ({ kind, probability }: Line): number =>
  probability + requirementRules[kind].importance;

/** Selects the most probable lines of a kind, without duplicates. */
function distinct(lines: readonly Line[]): Checklist {
  const uniqueLines: Line[] = [];
  const omitted = new Set<string>();
  for (const line of [...lines].sort((a, b) => b.probability - a.probability)) {
    if (uniqueLines.some(({ unit }) => isDuplicate(unit, line.unit))) continue;
    if (uniqueLines.length < requirementRules[line.kind].maxLines) uniqueLines.push(line);
    else omitted.add(comparable(line.unit.text));
  }
  return { lines: uniqueLines, omitted: omitted.size };
}

/** Converts a line to the contract's form. */
export const toRequirement = ({ unit, kind, below }: Line): Requirement => ({
  text: wordingOf(unit, below),
  kind,
  mandatory: binding.test(unit.text) || !optional.test(unit.text),
  quote: quoteOf(unit, below),
  ...(unit.page !== undefined && { page: unit.page }),
});
