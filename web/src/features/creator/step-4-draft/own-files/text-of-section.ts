import type { RichDocument } from '@grantwright/shared/richtext';
import { findSectionToRewrite } from '@grantwright/shared/submission';
import type { OutlineEntry } from '../outline/outline-entry.ts';
import { findHeading } from '../rewrite/find-heading.ts';

/** Returns the blocks under the heading of a section, or undefined if the section is no longer in the text. */
export function getSectionText(
  document: RichDocument,
  { heading, start = 0 }: Pick<OutlineEntry, 'heading' | 'start'>,
): { start: number; blocks: RichDocument } | undefined {
  const found = findHeading(document, heading, start);
  return found < 0 ? undefined : findSectionToRewrite(document, found, {});
}
