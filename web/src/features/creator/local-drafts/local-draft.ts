import type { CreatorState } from '../state/creator-state.ts';

/** Raised when the stored state changes its shape; drafts in an older format are ignored. */
const format = 2;

/** What was not saved yet, as it is kept in the browser. */
export type Draft = { format: typeof format; keptAt: number; state: CreatorState };

export const draftOf = (state: CreatorState, keptAt: number): Draft => ({
  format,
  keptAt,
  state,
});

/** Of two keepings the later one; what an older version of the program kept is left alone. */
export function newestDraft(...drafts: unknown[]): Draft | undefined {
  return drafts
    .filter(isDraft)
    .sort((a, b) => b.keptAt - a.keptAt)
    .at(0);
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === format;

/** Where the unsaved work of one person on one application lies. Nobody else's key is ever read. */
export const draftKey = (userId: string, applicationId: string | undefined): string =>
  `${userId}/${applicationId ?? 'new'}`;
