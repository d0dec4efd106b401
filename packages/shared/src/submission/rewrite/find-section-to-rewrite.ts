import type { AnalysisDetails } from '../../contract/analysis.ts';
import type { Submission } from '../../contract/submission.ts';
import type { RichDocument } from '../../richtext/index.ts';
import { findNamed } from '../sections/find-named.ts';
import { measureSections, type MeasuredSection } from '../sections/measure-sections.ts';
import { isSameText } from '../../text/comparable-text.ts';
import { findSectionUsages, findMostUsed } from '../sections/measure-section-usage.ts';
import type { ShortenInput } from '../shorten/propose-cuts.ts';

export type SectionToRewrite = ShortenInput & {
  heading: string;
  /** The index of the first block under the heading. */
  start: number;
  /** Other sections that share the limit. */
  sharedWith: readonly string[];
};

type RewriteContext = {
  details?: AnalysisDetails | undefined;
  submission?: Submission | undefined;
  pagesOf?: ((blocks: RichDocument) => number) | undefined;
};

/**
 * Finds the section to rewrite, with the input that the rewrite needs.
 * @param indexOrName the index of its heading, or its name; if several sections have this name, the first one over its
 *   limit, else the first one with a limit, else the first one
 */
export function findSectionToRewrite(
  document: RichDocument,
  indexOrName: number | string,
  { details, submission, pagesOf }: RewriteContext,
): SectionToRewrite | undefined {
  const measured = measureSections(document, pagesOf);
  const sections = details?.sections ?? [];
  const hasName = (heading: string, name: string) =>
    isSameText(heading, name) &&
    (heading === name || !sections.some((other) => other.name === heading));
  const candidates = measured
    .filter(({ heading, start }) =>
      typeof indexOrName === 'number' ? start === indexOrName : hasName(heading, indexOrName),
    )
    .map((section) => ({
      section,
      usages: details ? findSectionUsages(section, details, submission) : [],
    }));
  const match =
    candidates.find(({ usages }) =>
      usages.some(({ usageIn }) => (usageIn(measured)?.over ?? 0) > 0),
    ) ??
    candidates.find(({ usages }) => usages.length > 0) ??
    candidates[0];
  if (!match) return undefined;
  const { heading, start, end } = match.section;
  const usagesIn = (all: readonly MeasuredSection[]) =>
    match.usages.map(({ limit, usageIn }) => ({ limit, usage: usageIn(all) }));
  const main = findMostUsed(usagesIn(measured))?.limit;
  const inside = measured.filter((section) => section.start >= start && section.end <= end);
  const insideNames = new Set(inside.map((one) => findNamed(sections, one.heading)?.name));
  const funderSections = sections.filter(({ name }) => insideNames.has(name));
  return {
    heading,
    start: start + 1,
    sharedWith: (main?.sections ?? []).filter(
      (name) => findNamed(sections, name) !== findNamed(sections, heading),
    ),
    blocks: document.slice(start + 1, end),
    prompts: funderSections.flatMap(({ prompts, description }) =>
      prompts.length > 0 ? prompts : [description],
    ),
    usageOf(blocks) {
      const changed = [...document.slice(0, start + 1), ...blocks, ...document.slice(end)];
      const usages = usagesIn(measureSections(changed, pagesOf));
      const over = usages.filter(({ usage }) => (usage?.over ?? 0) > 0);
      // Measure the same limit before and after, unless the new text exceeds another one.
      return (findMostUsed(over) ?? usages.find(({ limit }) => limit === main))?.usage;
    },
  };
}
