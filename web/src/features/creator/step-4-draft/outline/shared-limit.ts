import type { SectionDetail, SectionLimit } from '@grantwright/shared/contract';
import { isSameName } from '@grantwright/shared/submission';
import type { Length, OutlineEntry } from './outline-entry.ts';

/** The limit of a section: its own, or that of another section that includes it. */
export function limitOf(
  heading: string,
  sections: readonly SectionDetail[],
): SectionLimit | undefined {
  const own = sections.find(({ name }) => isSameName(name, heading))?.limit;
  if (own) return own;
  const sharing = sections.find(({ limit }) =>
    limit?.sharedWith?.some((name) => isSameName(name, heading)),
  );
  if (!sharing?.limit) return undefined;
  const others = sharing.limit.sharedWith?.filter((name) => !isSameName(name, heading)) ?? [];
  return { ...sharing.limit, sharedWith: [sharing.name, ...others] };
}

/** The length of all sections under the limit of an entry, each text once. */
export function lengthUnderLimit(
  entry: OutlineEntry,
  { sharedWith = [] }: SectionLimit,
  entries: readonly OutlineEntry[],
): Length {
  const sharing = entries.filter(
    (other) => other === entry || sharedWith.some((name) => isSameName(name, other.heading)),
  );
  const counted = sharing.filter((one) => !sharing.some((other) => isInside(one, other)));
  const sum = (part: keyof Length) => counted.reduce((total, one) => total + one[part], 0);
  return {
    words: sum('words'),
    characters: sum('characters'),
    utf16Characters: sum('utf16Characters'),
  };
}

/** Whether the first is a subsection of the second, whose length includes it. */
const isInside = ({ start = 0 }: OutlineEntry, other: OutlineEntry): boolean =>
  start > (other.start ?? 0) && start < (other.end ?? 0);
