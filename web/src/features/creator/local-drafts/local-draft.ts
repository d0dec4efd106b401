import type { CreatorState } from '../state/creator-state.ts';

/** Increment this when the shape of the stored state changes. Drafts in an older format are ignored. */
const formatVersion = 2;

/** The unsaved state of the creator as stored in the browser. */
export type Draft = {
  format: typeof formatVersion;
  storedAt: number;
  state: CreatorState;
  /** Whether the server confirmed an autosave of this text and nothing else was unsaved. */
  isOnServer?: boolean;
};

export const toDraft = (state: CreatorState, storedAt: number, isOnServer = false): Draft => ({
  format: formatVersion,
  storedAt,
  state,
  isOnServer,
});

/** Returns the most recent draft in the current format. */
export function findNewestDraft(...drafts: unknown[]): Draft | undefined {
  return drafts
    .filter(isDraft)
    .sort((a, b) => b.storedAt - a.storedAt)
    .at(0);
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === formatVersion;

/** Returns the storage key for a user's draft of an application. */
export const getDraftKey = (userId: string, applicationId: string | undefined): string =>
  `${userId}/${applicationId ?? 'new'}`;
