import { computeFacts } from '@grantwright/analyst';
import { getDraftingLimit, type DraftingLimit } from '@grantwright/shared/submission';
import { asksForMoney } from '../../generation/asks-for-money.ts';
import type { DraftInput } from '../../providers/provider.ts';
import { type QueriedSection, createNameKey } from './section-query.ts';
import { assignRules, type SectionRules } from './section-rules.ts';

/** A section to draft, with the funder's rules that apply to it. */
export type SectionWork = QueriedSection &
  SectionRules & {
    /** The section's own length limit, or its share of a limit that applies to several sections together. */
    limit: DraftingLimit | undefined;
    /** Sums and rates computed from the sources, one per line. */
    computed: string;
  };

/** Returns the sections in the funder's order. */
export function listSectionWork(input: DraftInput): SectionWork[] {
  const details = new Map(
    (input.details?.sections ?? []).map((detail) => [createNameKey(detail.name), detail]),
  );
  const sections = input.sections.map((section) => {
    const detail = details.get(createNameKey(section.name));
    return {
      ...section,
      detail,
      limit: detail && input.details && getDraftingLimit(detail.name, input.details),
      asksForMoney: asksForMoney(section, detail),
    };
  });
  const rules = assignRules(input, sections);
  const computed = computeFacts(input);
  return sections.map((section, index) => ({
    ...section,
    ...(rules[index] ?? { rules: [], generalRules: [] }),
    computed: computed
      // sums from documents are relevant only to sections about money
      .filter(({ source }) => section.asksForMoney || source.type !== 'document')
      .map(({ text }) => text)
      .join('\n'),
  }));
}
