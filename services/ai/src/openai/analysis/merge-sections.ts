import type { SectionDetail } from '@grantwright/shared/contract';
import { limits } from '@grantwright/shared/contract';
import { createSectionKey } from './create-section-key.ts';

const maxPrompts = 40;

/** Merges sections of the same name, in order of first mention. Table-of-contents entries have no details. */
export function mergeSections(sections: readonly SectionDetail[]): SectionDetail[] {
  const merged = new Map<string, SectionDetail>();
  for (const section of sections) {
    const key = createSectionKey(section.name);
    const earlier = merged.get(key);
    merged.set(key, earlier ? merge(earlier, section) : section);
  }
  return shareLimits([...merged.values()].slice(0, limits.sections));
}

function merge(earlier: SectionDetail, later: SectionDetail): SectionDetail {
  const [main, other] = detailOf(later) > detailOf(earlier) ? [later, earlier] : [earlier, later];
  const { appliesTo: othersCondition, ...others } = other;
  const { appliesTo, ...own } = main;
  // a section required of several tracks applies to all applicants
  const isLimited = appliesTo === othersCondition || detailOf(other) <= bareDetail;
  return {
    ...others,
    ...own,
    ...(appliesTo && isLimited && { appliesTo }),
    name: earlier.name,
    description: main.description || other.description,
    required: earlier.required || later.required,
    prompts: [...new Set([...earlier.prompts, ...later.prompts])].slice(0, maxPrompts),
  };
}

/** The amount of detail in a table-of-contents entry. */
const bareDetail = 1;

const detailOf = ({ limit, prompts, description, quote }: SectionDetail): number =>
  (limit ? 3 : 0) + prompts.length + (quote ? 1 : 0) + Math.min(2, description.length / 100);

/** Copies a shared limit to each section that shares it, and removes names that are not sections. */
function shareLimits(sections: readonly SectionDetail[]): SectionDetail[] {
  const byKey = new Map(sections.map((section) => [createSectionKey(section.name), section]));
  const sharing = sections.flatMap(({ name, limit }) => {
    const others = (limit?.sharedWith ?? []).flatMap(
      (other) => byKey.get(createSectionKey(other))?.name ?? [],
    );
    const names = [...new Set([name, ...others])];
    return limit && names.length > 1 ? [{ limit, names }] : [];
  });
  return sections.map((section) => {
    const shared = sharing.find(({ names }) => names.includes(section.name));
    const { sharedWith: _, ...own } = section.limit ?? {};
    if (shared && (!section.limit || section.limit.sharedWith)) {
      const names = shared.names.filter((name) => name !== section.name);
      return { ...section, limit: { ...shared.limit, ...own, sharedWith: names } };
    }
    return section.limit ? { ...section, limit: own } : section;
  });
}
