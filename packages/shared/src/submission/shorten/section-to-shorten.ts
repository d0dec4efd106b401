import type { AnalysisDetails } from '../../contract/analysis.ts';
import type { RichDocument } from '../../richtext/index.ts';
import type { CountingRule } from '../counting/counting-rule.ts';
import { measureSections } from '../sections/measure-sections.ts';
import { isSameName } from '../sections/same-name.ts';
import { sectionUsage } from '../sections/section-usage.ts';
import type { ShortenInput } from './propose-cuts.ts';

export type SectionToShorten = ShortenInput & {
  heading: string;
  /** The index of the first block under the heading. */
  start: number;
  /** Other sections that the limit includes. */
  sharedWith: readonly string[];
};

type Given = {
  details: AnalysisDetails;
  counting?: CountingRule | undefined;
  pagesOf?: ((blocks: RichDocument) => number) | undefined;
};

/** The section with this name, the first one that is over its limit; undefined if no section of this name has a limit. */
export function sectionToShorten(
  document: RichDocument,
  name: string,
  { details, counting, pagesOf }: Given,
): SectionToShorten | undefined {
  const measured = measureSections(document, pagesOf);
  const limited = measured
    .filter(({ heading }) => isSameName(heading, name))
    .flatMap((section) => {
      const usage = sectionUsage(section, details, counting);
      return usage ? [{ section, ...usage }] : [];
    });
  const found = limited.find(({ usageIn }) => (usageIn(measured)?.over ?? 0) > 0) ?? limited[0];
  if (!found) return undefined;
  const { heading, start, end } = found.section;
  const inside = measured.filter((section) => section.start >= start && section.end <= end);
  const asked = details.sections.filter((section) =>
    inside.some((one) => isSameName(one.heading, section.name)),
  );
  return {
    heading,
    start: start + 1,
    sharedWith: found.limit.sharedWith ?? [],
    blocks: document.slice(start + 1, end),
    prompts: asked.flatMap(({ prompts, description }) =>
      prompts.length > 0 ? prompts : [description],
    ),
    usageOf: (blocks) =>
      found.usageIn(
        measureSections(
          [...document.slice(0, start + 1), ...blocks, ...document.slice(end)],
          pagesOf,
        ),
      ),
  };
}
