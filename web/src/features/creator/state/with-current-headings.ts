import type { RichDocument } from '@grantwright/shared/richtext';
import { sectionsOf } from '@grantwright/shared/richtext';
import { divideSections, findHeading } from '@grantwright/shared/submission';
import type { CreatorState } from './creator-state.ts';

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
    const present = names.find((one) => headingOf(text, one, written) !== undefined);
    return present === undefined || present === name
      ? text
      : renameHeading(text, { from: present, to: name }, written);
  }, document);
}

/**
 * Renames the heading of a section, if the text has one.
 * @param sections all sections of the application
 */
export function renameHeading(
  document: RichDocument,
  { from, to }: { from: string; to: string },
  sections: ReadonlyArray<{ name: string }>,
): RichDocument {
  const heading = headingOf(document, from, sections);
  if (heading === undefined) return document;
  return document.map((block, index) =>
    index === heading && block.type === 'heading' ? { ...block, children: [{ text: to }] } : block,
  );
}

const headingOf = (
  document: RichDocument,
  name: string,
  sections: ReadonlyArray<{ name: string }>,
): number | undefined =>
  findHeading(
    sectionsOf(document).filter(({ level }) => level > 0),
    name,
    sections,
  )?.start;
