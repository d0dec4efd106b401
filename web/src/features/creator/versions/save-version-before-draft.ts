import type { RichDocument } from '@grantwright/shared/richtext';

/**
 * Before a new draft replaces the text, stores it as a version. A failure loses nothing: this browser keeps the
 * text, and the server stores what an autosave or a save of the new draft replaces.
 */
export async function saveVersionBeforeDraft(
  applicationId: string | undefined,
  document: RichDocument | null,
): Promise<void> {
  if (applicationId === undefined || !document) return;
  try {
    const { saveVersion } = await import('./save-version.ts');
    await saveVersion({ applicationId, document, reason: 'draft' });
  } catch {
    // The text stays in this browser.
  }
}
