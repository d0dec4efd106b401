import { splitSentences } from '@grantwright/shared/richtext';
import { getDraftingLimit, type DraftingLimit } from '@grantwright/shared/submission';
import { squeeze } from '../text/normalize.ts';
import type { DraftMaterial } from './draft-material.ts';

/** The funder's description of a section. */
export type SectionPlan = {
  name: string;
  /** The funder's prompts in order. Empty if the section has nothing but a name. */
  prompts: readonly string[];
  limit?: DraftingLimit;
  /** Questions to ask the applicant for this section. */
  questions: readonly string[];
};

const maxPrompts = 40;

/** Combines the sections with the prompts and limits from the analysis. */
export function planSections({ sections, details }: DraftMaterial): SectionPlan[] {
  return sections.map(({ name, description }) => {
    const detail = details?.sections.find((section) => section.name === name);
    const prompts = (detail?.prompts ?? []).map(squeeze).filter(Boolean);
    const limit = details && getDraftingLimit(name, details);
    return {
      name,
      prompts: (prompts.length > 0 ? prompts : listPrompts(description)).slice(0, maxPrompts),
      ...(limit && { limit }),
      questions: (details?.questions ?? [])
        .filter((question) => question.sections.includes(name))
        .map(({ question }) => question),
    };
  });
}

/** Splits a description into sentences, each of which can be a prompt. */
const listPrompts = (description: string): string[] =>
  splitSentences(description)
    .map(({ text }) => squeeze(text))
    .filter((text) => /\p{L}{3}/u.test(text));
