import { documentText, type RichBlock } from '@grantwright/shared/richtext';
import { countWords, wordsAPage } from './length.ts';
import type { SectionPlan } from './section-plan.ts';

/** What a table, or a line on who applies, takes of a limit as the editor counts it. */
export const takenBy = ({ blocks, text }: { blocks: RichBlock[]; text: string }): string => {
  const shown = documentText(blocks);
  return shown.length > text.length ? shown : text;
};

/** A part with the room that what stands beside its text leaves in it; one whose limit was shared out has that room already. */
export const besideTable = (
  plan: SectionPlan,
  planned: SectionPlan | undefined,
  besides: string,
): SectionPlan => {
  const { limit, shown } = plan;
  const table = shown ? shown(besides) : besides;
  if (besides === '' || !limit || limit !== planned?.limit) return plan;
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
