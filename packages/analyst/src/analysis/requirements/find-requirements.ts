import {
  type Requirement,
  type RequirementKind,
  requirementKinds,
} from '@grantwright/shared/contract';
import { comparable } from '../../text/normalize.ts';
import {
  isContactLine,
  isIntroduction,
  isWholeAddress,
  listLinesBelow,
  hasStatedValue,
} from './belonging-lines.ts';
import type { ClassifiedUnit } from '../classify-units.ts';
import { classifyRequirement } from './classify-requirement.ts';
import { requirementRules } from './requirement-kinds.ts';
import { isDuplicate } from '../is-duplicate.ts';
import {
  countFitting,
  isTooLongToRepeat,
  quoteWithLines,
  getWording,
} from './checklist-wording.ts';

/** Maximum number of checklist items, so that the checklist stays readable. */
const maxLines = 50;

/** Case-insensitive except for "may", since "May 1" is a date. */
const optional =
  /\bmay\b|\b(?:[Oo]ptional(?:ly)?|[Ee]ncouraged?|[Rr]ecommended|[Pp]referred|[Ii]f available)\b/;
const binding = /\b(?:must|shall|required?|may not|cannot|only|no more than|at most)\b/i;

/** Whether text states a duty. */
export const isBinding = (text: string): boolean => binding.test(text);

/** A requirement with its unit. */
type Candidate = {
  unit: ClassifiedUnit;
  kind: RequirementKind;
  probability: number;
  index: number;
};

/** A line of the checklist. */
export type Line = Candidate & {
  /** The lines introduced by this line that are part of its checklist item. */
  below: readonly string[];
};

type LeadingCandidate = Candidate & {
  /** The indices of the lines that it introduces. */
  introduced: readonly number[];
  /** Whether it includes all of them, so that those of its kind are not separate items. */
  isWhole: boolean;
};

export type Checklist = {
  lines: Line[];
  /** Number of requirements omitted for lack of space. */
  omitted: number;
};

/** Builds the checklist of the lines most important to applicants, in document order. */
export function findRequirements(units: readonly ClassifiedUnit[]): Checklist {
  const candidates = joinIntroducedLines(
    units.flatMap((unit, index) => {
      const judged = classifyRequirement(unit);
      return judged ? [{ unit, index, ...judged }] : [];
    }),
    units,
  );
  const byKind = requirementKinds.map((kind) =>
    removeDuplicates(candidates.filter((line) => line.kind === kind)),
  );
  const fitting = byKind.flatMap(({ lines }) => lines);
  const omittedByKind = byKind.reduce((sum, { omitted }) => sum + omitted, 0);
  const lines = fitting
    .sort((a, b) => computeWeight(b) - computeWeight(a))
    .slice(0, maxLines)
    .sort((a, b) => a.index - b.index);
  const listed = new Set(lines.map(({ index }) => index));
  return {
    lines: lines.map(({ introduced, isWhole, ...line }) => {
      // a quote is a literal passage, so it ends before the first separate item
      const end = isWhole ? -1 : introduced.findIndex((index) => listed.has(index));
      return {
        ...line,
        below: listTextsAt(end < 0 ? introduced : introduced.slice(0, end), units),
      };
    }),
    omitted: omittedByKind + Math.max(0, fitting.length - maxLines),
  };
}

const listTextsAt = (indices: readonly number[], units: readonly ClassifiedUnit[]): string[] =>
  indices.flatMap((index) => units[index]?.text ?? []);

/**
 * Combines an introduction ("Applicants must:") or an address with its related lines into one requirement. An
 * introduction is dropped if a line below it is a requirement, because that requirement repeats its words, unless the
 * introduction is worth listing. It then includes all lines below it if they fit, and those of its kind are not
 * listed again; dated steps are always separate.
 */
function joinIntroducedLines(
  candidates: readonly Candidate[],
  units: readonly ClassifiedUnit[],
): LeadingCandidate[] {
  const kinds = new Map(
    candidates.flatMap(({ unit, index, kind }) =>
      isContactLine(unit) ? [] : [[index, kind] as const],
    ),
  );
  const joinedIndices = new Set<number>();
  return candidates.flatMap((line): LeadingCandidate[] => {
    const { unit, index, kind } = line;
    if (joinedIndices.has(index)) return [];
    const introduced = listLinesBelow(units, index);
    const below = introduced.flatMap((one) => units[one] ?? []);
    const isLead = isIntroduction(unit);
    const isComplete = introduced.length > 0 && !introduced.some((one) => kinds.has(one));
    if (isLead && !isComplete && !isWorthListing(line)) return [];
    if (isContactLine(unit) && !hasStatedValue(unit) && !isWholeAddress([unit, ...below]))
      return [];
    if (!isLead && !below.every(isContactLine)) return [{ ...line, introduced: [], isWhole: true }];
    const fits = countFitting(unit, listTextsAt(introduced, units)) === introduced.length;
    const isWhole = isComplete || (introduced.length > 0 && fits && kind !== 'deadline');
    // a question without its answer requires nothing
    if (!isWhole && unit.text.endsWith('?')) return [];
    for (const one of introduced)
      if (!kinds.has(one) || (isWhole && kinds.get(one) === kind)) joinedIndices.add(one);
    return [{ ...line, introduced, isWhole }];
  });
}

/** Introductions of these kinds apply to the application as a whole: "Write at most two pages, which should:" */
const aboutForm: ReadonlySet<RequirementKind> = new Set(['format', 'limit']);

/** Whether an introduction states a requirement that is not repeated in the lines below it. */
const isWorthListing = ({ unit, kind }: Candidate): boolean =>
  hasStatedValue(unit) || isTooLongToRepeat(unit) || aboutForm.has(kind);

const computeWeight = ({ kind, probability }: Candidate): number =>
  probability + requirementRules[kind].importance;

/** Selects the most probable lines of a kind, without duplicates. */
function removeDuplicates<T extends Candidate>(
  lines: readonly T[],
): { lines: T[]; omitted: number } {
  const uniqueLines: T[] = [];
  const omitted = new Set<string>();
  for (const line of [...lines].sort((a, b) => b.probability - a.probability)) {
    if (uniqueLines.some(({ unit }) => isDuplicate(unit, line.unit))) continue;
    if (uniqueLines.length < requirementRules[line.kind].maxLines) uniqueLines.push(line);
    else omitted.add(comparable(line.unit.text));
  }
  return { lines: uniqueLines, omitted: omitted.size };
}

/** "Required?", "Mandatory (Y/N)", but not "Signature required?", which is about the signature. */
const markOfDuty = /^\W*(?:is (?:it|this) )?(?:required|mandatory)\b/i;

/** Whether a row has "No" in a column such as "Required". */
const isMarkedOptional = ({ row }: ClassifiedUnit): boolean =>
  row?.head?.some(
    (title, column) => markOfDuty.test(title) && /^(?:no|n\/?a)\b/i.test(row.cells[column] ?? ''),
  ) === true;

/** Converts a line to the contract's form. */
export const toRequirement = ({ unit, kind, below }: Line): Requirement => ({
  text: getWording(unit, below),
  kind,
  mandatory: isBinding(unit.text) || !(optional.test(unit.text) || isMarkedOptional(unit)),
  quote: quoteWithLines(unit, below),
  ...(unit.page !== undefined && { page: unit.page }),
});
