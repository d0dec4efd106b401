import type { SectionCandidate } from './candidate.ts';
import { isClosingField, isContactField } from './contact-field.ts';

/** What a part is worth where a form has more of them than anybody can keep in sight: the least goes first. */
const worth = ({ name, prompts, limit, points }: SectionCandidate): number => {
  if (isContactField(name) || isClosingField(name)) return 0;
  if (prompts.length === 0 && !limit && points === undefined) return 1;
  return limit || points !== undefined ? 3 : 2;
};

/** The parts in their order, and where there are too many, without who one is and what is only filled in. */
export const mostWorth = (parts: SectionCandidate[], most: number): SectionCandidate[] => {
  if (parts.length <= most) return parts;
  const kept = new Set(
    parts
      .map((part, at) => ({ part, at }))
      .sort((a, b) => worth(b.part) - worth(a.part) || a.at - b.at)
      .slice(0, most)
      .map(({ part }) => part),
  );
  return parts.filter((part) => kept.has(part));
};
