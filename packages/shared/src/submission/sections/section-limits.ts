import type { AnalysisDetails, SectionDetail } from '../../contract/analysis.ts';
import type { LengthLimit, SharedLimit } from '../../contract/text-limits.ts';
import type { DraftingLimit } from '../counting/fits-limit.ts';
import { chooseLimitRule } from '../counting/limit-rule.ts';
import { sumOfLengths, type TextLength } from '../counting/text-length.ts';
import { pickSource } from '../facts/pick-source.ts';
import { findNamed } from './find-named.ts';
import type { MeasuredSection } from './measure-sections.ts';
import { assignSectionKeys } from './assign-section-keys.ts';

type Limited = Pick<AnalysisDetails, 'sections' | 'sharedLimits'>;

/** A limit and the sections that it covers: one for a section's own limit, several for a shared limit. */
export type CoveringLimit = SharedLimit;

/** Finds the limits of a section: its own first, then those shared with other sections. */
export function findLimits(heading: string, details: Limited): CoveringLimit[] {
  const { sections, sharedLimits = [] } = details;
  const detail = findNamed(sections, heading);
  const own = detail?.limit
    ? [{ ...detail.limit, ...pickSource(detail), sections: [detail.name] }]
    : [];
  if (sharedLimits.length === 0) return own;
  const keyOf = assignSectionKeys(sections);
  const key = keyOf(heading);
  return [
    ...own,
    ...sharedLimits.filter((limit) => limit.sections.some((name) => keyOf(name) === key)),
  ];
}

/**
 * Measures the total length of the sections that a limit covers, without counting any text twice.
 * @param section one of them; another section of the same name does not count
 * @param measured all sections of the draft, in order
 * @param sections all sections of the application, whose names may differ only in their numbers
 */
export function measureUnderLimit(
  section: MeasuredSection,
  { sections: covered }: CoveringLimit,
  measured: readonly MeasuredSection[],
  sections: readonly SectionDetail[],
): TextLength {
  if (covered.length === 1) return section.length;
  const keyOf = assignSectionKeys(sections);
  const keys = new Set(covered.map(keyOf));
  keys.delete(keyOf(section.heading));
  const sharing = measured.filter((other) => other === section || keys.has(keyOf(other.heading)));
  return sumOfLengths(omitSubsections(sharing).map(({ length }) => length));
}

/** The length of a section includes its subsections. */
function omitSubsections(sections: readonly MeasuredSection[]): readonly MeasuredSection[] {
  let end = 0;
  return sections.filter((section) => {
    const isInside = section.start < end;
    end = Math.max(end, section.end);
    return !isInside;
  });
}

/** Whether a limit is stated in pages, which requires an estimate. */
export const hasPageLimit = (details: Limited): boolean =>
  details.sections.some(({ limit }) => limit?.pages) ||
  (details.sharedLimits ?? []).some(({ pages }) => pages);

/** Returns the limit for drafting a section: its own, or an equal share of its shared limits, whichever is smaller. */
export function getDraftingLimit(
  name: string,
  details: Limited & Pick<AnalysisDetails, 'requirements'>,
): DraftingLimit | undefined {
  const shares = findLimits(name, details).map(({ attachments = [], ...limit }) => {
    const { words, pages, characters, sections } = limit;
    return {
      words: words && Math.max(1, Math.floor(words / sections.length)),
      pages: pages && pages / (sections.length + attachments.length),
      characters: characters && Math.max(1, Math.floor(characters / sections.length)),
    };
  });
  if (shares.length === 0) return undefined;
  const smallest = (unit: keyof LengthLimit): number | undefined => {
    const values = shares.flatMap((share) => share[unit] ?? []);
    return values.length > 0 ? Math.min(...values) : undefined;
  };
  const [words, pages, characters] = [smallest('words'), smallest('pages'), smallest('characters')];
  const { rule, statedBy } = chooseLimitRule(
    findNamed(details.sections, name),
    details.requirements.map(({ text, quote }) => quote ?? text),
    undefined,
  );
  return {
    ...(words && { words }),
    ...(pages && { pages }),
    ...(characters && { characters }),
    ...(characters && statedBy === 'funder' && { counting: rule }),
  };
}
