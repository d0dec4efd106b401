import type { SectionDetail, SectionLimit } from '../../contract/analysis.ts';
import { sumOfLengths, type TextLength } from '../counting/text-length.ts';
import { findNamed } from './find-named.ts';
import type { MeasuredSection } from './measure-sections.ts';
import { assignSectionKeys } from './assign-section-keys.ts';

/** Finds the limit of a section: its own, or that of another section that includes it. */
export function findLimit(
  heading: string,
  sections: readonly SectionDetail[],
): SectionLimit | undefined {
  const ownLimit = findNamed(sections, heading)?.limit;
  const shared = sections.filter(({ limit }) => limit?.sharedWith);
  if (ownLimit || shared.length === 0) return ownLimit;
  const keyOf = assignSectionKeys(sections);
  const key = keyOf(heading);
  const sharing = shared.find(({ limit }) =>
    limit?.sharedWith?.some((name) => keyOf(name) === key),
  );
  if (!sharing?.limit) return undefined;
  const others = sharing.limit.sharedWith?.filter((name) => keyOf(name) !== key) ?? [];
  return { ...sharing.limit, sharedWith: [sharing.name, ...others] };
}

/**
 * The total length of the sections that share a limit, without counting any text twice.
 * @param measured all sections of the draft
 * @param sections all sections of the application, whose names may differ only in their numbers
 */
export function measureUnderLimit(
  section: MeasuredSection,
  { sharedWith = [] }: SectionLimit,
  measured: readonly MeasuredSection[],
  sections: readonly SectionDetail[],
): TextLength {
  if (sharedWith.length === 0) return section.length;
  const keyOf = assignSectionKeys(sections);
  const keys = new Set(sharedWith.map(keyOf));
  const sharing = measured.filter((other) => other === section || keys.has(keyOf(other.heading)));
  const counted = sharing.filter((one) => !sharing.some((other) => isInside(one, other)));
  return sumOfLengths(counted.map(({ length }) => length));
}

/** Whether the first section is a subsection of the second, whose length then includes it. */
const isInside = ({ start }: MeasuredSection, other: MeasuredSection): boolean =>
  start > other.start && start < other.end;
