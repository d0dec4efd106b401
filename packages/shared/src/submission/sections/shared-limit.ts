import type { SectionDetail, SectionLimit } from '../../contract/analysis.ts';
import { sumOfLengths, type TextLength } from '../counting/text-length.ts';
import { findNamed } from './find-named.ts';
import type { MeasuredSection } from './measure-sections.ts';
import { isSameName } from './same-name.ts';

/** Finds the limit of a section: its own, or that of another section that includes it. */
export function findLimit(
  heading: string,
  sections: readonly SectionDetail[],
): SectionLimit | undefined {
  const ownLimit = findNamed(sections, heading)?.limit;
  if (ownLimit) return ownLimit;
  const sharing = sections.find(({ limit }) =>
    limit?.sharedWith?.some((name) => isSameName(name, heading)),
  );
  if (!sharing?.limit) return undefined;
  const others = sharing.limit.sharedWith?.filter((name) => !isSameName(name, heading)) ?? [];
  return { ...sharing.limit, sharedWith: [sharing.name, ...others] };
}

/** The total length of the sections that share a limit, without counting any text twice. */
export function lengthUnderLimit(
  section: MeasuredSection,
  { sharedWith = [] }: SectionLimit,
  sections: readonly MeasuredSection[],
): TextLength {
  const sharing = sections.filter(
    (other) => other === section || sharedWith.some((name) => isSameName(name, other.heading)),
  );
  const counted = sharing.filter((one) => !sharing.some((other) => isInside(one, other)));
  return sumOfLengths(counted.map(({ length }) => length));
}

/** Whether the first section is a subsection of the second, whose length then includes it. */
const isInside = ({ start }: MeasuredSection, other: MeasuredSection): boolean =>
  start > other.start && start < other.end;
