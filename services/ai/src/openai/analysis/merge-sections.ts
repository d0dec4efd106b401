import type { Attachment, SectionDetail, SharedLimit } from '@grantwright/shared/contract';
import { limits } from '@grantwright/shared/contract';
import { createSectionKey } from './create-section-key.ts';
import type { VerifiedSection } from './to-section.ts';

const maxPrompts = 40;

type MergedSections = { sections: SectionDetail[]; sharedLimits: SharedLimit[] };

/**
 * Merges sections with the same name, in order of first mention. Table-of-contents entries have no details.
 *
 * @param attachments those that a limit of several sections may cover too
 */
export function mergeSections(
  sections: readonly VerifiedSection[],
  attachments: readonly Pick<Attachment, 'name'>[] = [],
): MergedSections {
  const merged = new Map<string, VerifiedSection>();
  for (const section of sections) {
    const key = createSectionKey(section.name);
    const earlier = merged.get(key);
    merged.set(key, earlier ? merge(earlier, section) : section);
  }
  return separateSharedLimits([...merged.values()].slice(0, limits.sections), attachments);
}

function merge(earlier: VerifiedSection, later: VerifiedSection): VerifiedSection {
  const [main, other] =
    rateDetail(later) > rateDetail(earlier) ? [later, earlier] : [earlier, later];
  const { appliesTo: othersCondition, ...others } = other;
  const { appliesTo, ...own } = main;
  // a section required of several tracks applies to all applicants
  const isLimited = appliesTo === othersCondition || rateDetail(other) <= bareDetail;
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

const rateDetail = ({ limit, prompts, description, quote }: VerifiedSection): number =>
  (limit ? 3 : 0) + prompts.length + (quote ? 1 : 0) + Math.min(2, description.length / 100);

/** Separates limits that name other sections or attachments, and removes other names. */
function separateSharedLimits(
  sections: readonly VerifiedSection[],
  attachments: readonly Pick<Attachment, 'name'>[],
): MergedSections {
  const attached = new Map(attachments.map(({ name }) => [createSectionKey(name), name]));
  const byKey = new Map(sections.map((section) => [createSectionKey(section.name), section]));
  const sharedLimits = new Map<string, SharedLimit>();
  const withOwnLimits = sections.map((section) => {
    const { limit: stated, ...others } = section;
    if (!stated) return others;
    const { sharedWith = [], ...limit } = stated;
    const names = sharedWith.flatMap((name) => byKey.get(createSectionKey(name))?.name ?? []);
    const covered = [...new Set([section.name, ...names])];
    const isAttachment = (key: string) => !byKey.has(key) && attached.has(key);
    const keys = new Set(sharedWith.map(createSectionKey).filter(isAttachment));
    const files = [...keys].flatMap((key) => attached.get(key) ?? []);
    if (covered.length + files.length === 1) return { ...others, limit };
    const { quote, page } = section;
    const key = JSON.stringify([limit, covered.toSorted(), files.toSorted()]);
    if (!sharedLimits.has(key))
      sharedLimits.set(key, {
        ...limit,
        sections: sections.flatMap(({ name }) => (covered.includes(name) ? [name] : [])),
        ...(files.length > 0 && { attachments: files }),
        ...(quote && { quote }),
        ...(page && { page }),
      });
    return others;
  });
  return {
    sections: withOwnLimits,
    sharedLimits: [...sharedLimits.values()].slice(0, limits.sharedLimits),
  };
}
