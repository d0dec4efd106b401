import type { SectionDetail } from '../../../contract/analysis.ts';
import { limits } from '../../../contract/constants.ts';
import { isSameText } from '../../../text/comparable-text.ts';
import type { LaterStatement } from '../../wording/later-statement.ts';
import { statesOnlyReplacedValue } from '../../wording/states-only-replaced-value.ts';
import { createChange, toStatedFact } from '../changes.ts';
import {
  canChangeFacts,
  leaveUnchanged,
  type MergeResult,
  type MergeContext,
} from '../merge-context.ts';
import { mergeFact } from '../merge-fact.ts';
import { keepWithin } from '../keep-within.ts';
import { mergeRequired } from './merge-required.ts';
import { findSectionLimit, formatLimit, limitUnits } from './section-limit.ts';
import { isSameSection } from './section-name.ts';
import { hasWeight, formatWeight } from './weight.ts';
import { withdrawNamedItems } from './withdraw-named-items.ts';

const maxPrompts = 40;

/**
 * Merges the sections of all files by name, with the later limit and points.
 *
 * @param statements of the later file, which may withdraw or limit a section by name
 */
export function mergeSections(
  known: readonly SectionDetail[],
  later: readonly SectionDetail[],
  statements: readonly LaterStatement[],
  context: MergeContext,
): MergeResult<SectionDetail[]> {
  const { value: earlier, changes } = withdrawNamedItems(known, 'Section', statements, context);
  const merged = earlier.map((section) => {
    const same = later.find(({ name }) => isSameSection(name, section.name));
    const result = same ? mergeSection(section, same, context) : mergeLimit(section);
    changes.push(...result.changes);
    return result.value;
  });
  const newSections = later.filter(
    ({ name }) => !earlier.some((section) => isSameSection(section.name, name)),
  );
  if (context.kind === 'amendment') {
    changes.push(
      ...newSections.map((section) =>
        createChange({ about: 'Section', after: toStatedFact(section.name, section) }),
      ),
    );
  }
  const value = keepWithin({
    earlier: merged,
    later: newSections,
    maxItems: limits.sections,
    isOptional: ({ required }) => !required,
  });
  return { value, changes };

  function mergeLimit(section: SectionDetail): MergeResult<SectionDetail> {
    const limiting = findSectionLimit(section, earlier, statements);
    return limiting
      ? mergeSection(section, { ...section, ...limiting }, context)
      : { value: section, changes: [] };
  }
}

function mergeSection(
  earlier: SectionDetail,
  later: SectionDetail,
  context: MergeContext,
): MergeResult<SectionDetail> {
  const createLabel = (subject: string) => `${subject}: ${earlier.name}`;
  const limit = mergeFact(
    {
      about: createLabel('Length'),
      earlier: earlier.limit && earlier,
      later: later.limit && later,
      textOf: ({ limit: length = {} }) => formatLimit(length),
    },
    context,
  );
  const points = mergeFact(
    {
      about: createLabel('Points'),
      earlier: hasWeight(earlier) ? earlier : undefined,
      later: hasWeight(later) ? later : undefined,
      textOf: formatWeight,
    },
    context,
  );
  const changed = [limit.value, points.value].find((section) => section === later);
  const required = canChangeFacts(context)
    ? mergeRequired(createLabel('Section'), { earlier, later }, context)
    : leaveUnchanged(earlier.required);
  return {
    value: {
      ...earlier,
      description: earlier.description || later.description,
      required: required.value,
      prompts: mergePrompts(earlier, later),
      ...(limit.value?.limit && { limit: combineLimits(limit.value, earlier) }),
      ...(points.value?.points !== undefined && { points: points.value.points }),
      ...(points.value?.percent !== undefined && { percent: points.value.percent }),
      ...(changed && pickSource(changed)),
    },
    changes: [...limit.changes, ...points.changes, ...required.changes],
  };
}

const pickSource = ({ quote, page, file }: SectionDetail) => ({ quote, page, file });

/** A later limit in another unit applies in addition, unless its sentence replaces the earlier one. */
function combineLimits({ limit, quote }: SectionDetail, { limit: before = {} }: SectionDetail) {
  const remaining = { ...before };
  for (const unit of limitUnits) {
    if (statesOnlyReplacedValue(quote, unit.slice(0, -1), String(before[unit])))
      delete remaining[unit];
  }
  return { ...remaining, ...limit };
}

const mergePrompts = (earlier: SectionDetail, later: SectionDetail): string[] => [
  ...earlier.prompts,
  ...later.prompts
    .filter((prompt) => !earlier.prompts.some((other) => isSameText(other, prompt)))
    .slice(0, maxPrompts - earlier.prompts.length),
];
