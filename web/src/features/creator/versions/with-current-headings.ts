import type { SectionChoices } from '@grantwright/shared/contract';
import { listSections, type RichDocument } from '@grantwright/shared/richtext';
import { divideSections, findHeading, type SectionKey } from '@grantwright/shared/submission';
import type { CreatorState } from '../state/creator-state.ts';

type Renamed = NonNullable<SectionChoices['renamed']>;
type Named = { name: string };

/**
 * Gives the sections of an earlier text their current names. Otherwise, a section renamed since would be missing from
 * the text, with its former heading as an extra section. A former name of one section may be the current name of
 * another, so all headings are looked up by the names that the sections had at the same time: when the text was stored,
 * or, if that is unknown, when most of its headings were names of sections (of several such times, the latest).
 *
 * @param renamedThen the renamed sections when the text was stored, if known
 */
export function withCurrentHeadings(
  document: RichDocument,
  { analysis, submission }: Pick<CreatorState, 'analysis' | 'submission'>,
  renamedThen?: Renamed,
): RichDocument {
  if (!analysis) return document;
  const renamed = submission?.sections?.renamed ?? [];
  const { written, analyzedName, keyOf } = divideSections(analysis, submission?.sections);
  const originals = written.map(({ name }) => ({ name: analyzedName(name) }));
  const headings = listSections(document).filter(({ level }) => level > 0);
  const candidates = renamedThen
    ? listNames(originals, renamedThen, keyOf).slice(-1)
    : listNames(originals, renamed, keyOf).toReversed();
  const sectionsByBlock = candidates
    .map((names) => matchHeadings(headings, names))
    .reduce((best, one) => (one.size > best.size ? one : best));
  return document.map((block, index) => {
    const match = sectionsByBlock.get(index);
    const current = match && written[match.section]?.name;
    return current === undefined || current === match?.name || block.type !== 'heading'
      ? block
      : { ...block, children: [{ text: current }] };
  });
}

/** Lists the names of the sections in the analysis and after each renaming, from the first to the last. */
function listNames(
  originals: readonly Named[],
  renamed: Renamed,
  keyOf: SectionKey,
): (readonly Named[])[] {
  const keys = originals.map(({ name }) => keyOf(name));
  return renamed.reduce<(readonly Named[])[]>(
    (history, { from, to }) => {
      const key = keyOf(from);
      const before = history.at(-1) ?? originals;
      const after = before.map((section, index) => (keys[index] === key ? { name: to } : section));
      return [...history, after];
    },
    [originals],
  );
}

type Match = { section: number; name: string };

/** Finds the headings of sections under their names at one time, by block. A heading belongs to only one section. */
function matchHeadings(
  headings: ReturnType<typeof listSections>,
  names: readonly Named[],
): Map<number, Match> {
  const matches = new Map<number, Match>();
  for (const [section, { name }] of names.entries()) {
    const free = headings.filter(({ start }) => !matches.has(start));
    const block = findHeading(free, name, names)?.start;
    if (block !== undefined) matches.set(block, { section, name });
  }
  return matches;
}
