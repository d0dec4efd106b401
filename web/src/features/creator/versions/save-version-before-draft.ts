import type { CreatorState } from '../state/creator-state.ts';

/**
 * Stores the text as a version before a new draft replaces it. Nothing is lost if this fails: the browser keeps the
 * text, and the server stores the text replaced by an autosave or a save of the new draft.
 *
 * @returns whether the server has stored it
 */
export async function saveVersionBeforeDraft(work: CreatorState): Promise<boolean> {
  if (!work.saved || !work.document) return false;
  try {
    const { saveVersion } = await import('./save-version.ts');
    await saveVersion({ applicationId: work.saved.id, work, reason: 'draft' });
    return true;
  } catch {
    return false;
  }
}
