import type { RichDocument } from '@grantwright/shared/richtext';

/** Stores the text that a new draft replaces as a version. This browser keeps it too, so a failure loses nothing. */
export async function keepBeforeDraft(
  applicationId: string | undefined,
  document: RichDocument | null,
): Promise<void> {
  if (applicationId === undefined || !document) return;
  try {
    const { keepReplaced } = await import('./keep-version.ts');
    keepReplaced({ applicationId, document, reason: 'draft' });
  } catch {
    // The code did not load; the text stays in this browser.
  }
}
