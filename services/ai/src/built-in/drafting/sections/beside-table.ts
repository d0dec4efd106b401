import { countWords, wordsAPage } from './length.ts';
import type { SectionPlan } from './section-plan.ts';

/** A part with the room that a table leaves in it; one whose limit was shared out has that room already. */
export const besideTable = (
  plan: SectionPlan,
  planned: SectionPlan | undefined,
  table: string,
): SectionPlan => {
  const { limit } = plan;
  if (!limit || limit !== planned?.limit) return plan;
  const { words, characters, pages } = limit;
  const whole = Math.min(words ?? Infinity, (pages ?? Infinity) * wordsAPage);
  return {
    ...plan,
    limit: {
      ...(Number.isFinite(whole) ? { words: Math.max(0, whole - countWords(table)) } : {}),
      ...(characters === undefined
        ? {}
        : { characters: Math.max(0, characters - table.length - 1) }),
    },
  };
};
