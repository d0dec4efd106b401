import type { RichDocument } from '@grantwright/shared/richtext';
import { divideSections } from '@grantwright/shared/submission';
import type { CreatorState } from '../state/creator-state.ts';
import { findHeadingBlock, renameHeading } from '../sections/rename-heading.ts';

/**
 * Gives the sections of an earlier text their current names. Otherwise, a section renamed since would be missing from
 * the text, with its former heading as a section that nobody asked for.
 */
export function withCurrentHeadings(
  document: RichDocument,
  { analysis, submission }: Pick<CreatorState, 'analysis' | 'submission'>,
): RichDocument {
  if (!analysis) return document;
  const choices = submission?.sections;
  const { written, analyzedName, keyOf } = divideSections(analysis, choices);
  return written.reduce((text, { name }) => {
    const original = analyzedName(name);
    const former = (choices?.renamed ?? [])
      .filter(({ from }) => keyOf(from) === keyOf(original))
      .map(({ to }) => to);
    const names = [name, ...former.toReversed(), original];
    const present = names.find((one) => findHeadingBlock(text, one, written) !== undefined);
    return present === undefined || present === name
      ? text
      : renameHeading(text, { from: present, to: name }, written);
  }, document);
}
