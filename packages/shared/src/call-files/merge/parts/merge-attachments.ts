import type { Attachment } from '../../../contract/analysis.ts';
import { limits as maximums } from '../../../contract/constants.ts';
import {
  findAttachmentLimits,
  type AttachmentLimits,
} from '../../../submission/checklist/find-attachment-limits.ts';
import type { QuotedFact } from '../../../submission/facts/map-facts.ts';
import { isSameText } from '../../../text/comparable-text.ts';
import type { LaterStatement } from '../../wording/later-statement.ts';
import { createChange, toStatedFact } from '../changes.ts';
import { leaveUnchanged, type MergeResult, type MergeContext } from '../merge-context.ts';
import { mergeFact } from '../merge-fact.ts';
import { keepWithin } from '../keep-within.ts';
import { mergeRequired } from './merge-required.ts';
import { formatLimit } from './section-limit.ts';
import { withdrawNamedItems } from './withdraw-named-items.ts';

/**
 * Merges the attachments of all files. Those withdrawn by a later file are omitted. A later file decides whether an
 * attachment is required, and its limits.
 */
export function mergeAttachments(
  earlier: readonly Attachment[] | undefined,
  later: readonly Attachment[] | undefined,
  statements: readonly LaterStatement[],
  context: MergeContext,
): MergeResult<Attachment[] | undefined> {
  if (!earlier && !later) return leaveUnchanged(undefined);
  const remaining = withdrawNamedItems(earlier ?? [], 'Attachment', statements, context);
  const newAttachments = (later ?? []).filter(
    ({ name }) => !remaining.value.some((other) => isSameText(other.name, name)),
  );
  const merged = remaining.value.map((attachment) => mergeAttachment(attachment, later, context));
  const additions = newAttachments.map((attachment) =>
    createChange({ about: 'Attachment', after: toStatedFact(attachment.name, attachment) }),
  );
  return {
    value: keepWithin({
      earlier: merged.map(({ value }) => value),
      later: newAttachments,
      maxItems: maximums.attachments,
      isOptional: ({ required }) => !required,
    }),
    changes: [
      ...remaining.changes,
      ...merged.flatMap(({ changes }) => changes),
      ...(context.kind === 'amendment' ? additions : []),
    ],
  };
}

function mergeAttachment(
  attachment: Attachment,
  later: readonly Attachment[] | undefined,
  context: MergeContext,
): MergeResult<Attachment> {
  const match = later?.find(({ name }) => isSameText(name, attachment.name));
  if (!match) return leaveUnchanged(attachment);
  const required = mergeRequired(
    `Attachment: ${attachment.name}`,
    { earlier: attachment, later: match },
    context,
  );
  const limits = mergeLimits(attachment, match, context);
  return {
    value: { ...match, ...attachment, required: required.value, ...limits.value },
    changes: [...required.changes, ...limits.changes],
  };
}

type AttachmentWithLimits = QuotedFact & { limits: AttachmentLimits };

/** Returns the limits changed by a later file, with its quote. Limits that it does not state remain. */
function mergeLimits(
  earlier: Attachment,
  later: Attachment,
  context: MergeContext,
): MergeResult<Partial<Attachment>> {
  const [before, after] = [findAttachmentLimits(earlier), findAttachmentLimits(later)];
  const limits = { ...before, ...after };
  const { value, changes } = mergeFact<AttachmentWithLimits>(
    {
      about: `Limits: ${earlier.name}`,
      earlier: isEmpty(before) ? undefined : { ...earlier, limits: before },
      later: isEmpty(after) ? undefined : { ...later, limits },
      textOf: (limited) => formatLimits(limited.limits),
    },
    context,
  );
  if (value?.limits !== limits) return { value: {}, changes };
  const { quote, page, file } = later;
  return { value: { quote, page, file, statedLimits: limits }, changes };
}

const isEmpty = (limits: AttachmentLimits): boolean => Object.keys(limits).length === 0;

/** "2 pages, 5 MB, .pdf" */
const formatLimits = ({ maxPages, maxMegabytes, fileTypes = [] }: AttachmentLimits): string =>
  [
    ...(maxPages ? [formatLimit({ pages: maxPages })] : []),
    ...(maxMegabytes ? [`${maxMegabytes} MB`] : []),
    ...fileTypes.map((type) => `.${type}`),
  ].join(', ');
