import type { Place } from '@grantwright/shared/submission';

type Part = 'attachments' | 'checklist' | 'package' | 'ai-statement';

/** The panel, or its field, of "Ready to send?" that a place is in, if it is not in a step. */
export function partOf({ type }: Place): Part | undefined {
  if (type === 'attachment') return 'attachments';
  if (type === 'ai-statement') return 'ai-statement';
  return type === 'requirement' ? 'checklist' : undefined;
}

/** Scrolls to a part and focuses it. Returns false if the page lacks it. */
export function scrollToPart(part: Part): boolean {
  const panel = document.getElementById(part);
  panel?.scrollIntoView({ block: 'start' });
  panel?.focus({ preventScroll: true });
  return panel !== null;
}
