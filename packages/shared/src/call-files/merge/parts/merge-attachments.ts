import type { Attachment } from '../../../contract/analysis.ts';
import { limits } from '../../../contract/constants.ts';
import { isSameName } from '../../../submission/sections/same-name.ts';
import type { LaterStatement } from '../../wording/later-statement.ts';
import { createChange, toStatedFact } from '../changes.ts';
import {
  canChangeFacts,
  unchanged,
  type MergeResult,
  type MergeContext,
} from '../merge-context.ts';
import { keepLatest } from '../keep-latest.ts';
import { withdrawNamedItems } from './withdraw-named-items.ts';

/**
 * Merges the attachments of all files. Those withdrawn by a later file are omitted, and those it makes optional are
 * optional.
 */
export function mergeAttachments(
  earlier: readonly Attachment[] | undefined,
  later: readonly Attachment[] | undefined,
  statements: readonly LaterStatement[],
  context: MergeContext,
): MergeResult<Attachment[] | undefined> {
  if (!earlier && !later) return unchanged(undefined);
  const remaining = withdrawNamedItems(earlier ?? [], 'Attachment', statements, context);
  const newAttachments = (later ?? []).filter(
    ({ name }) => !remaining.value.some((other) => isSameName(other.name, name)),
  );
  const merged = remaining.value.map((attachment) => withLater(attachment, later, context));
  const added = newAttachments.map((each) =>
    createChange({ about: 'Attachment', after: toStatedFact(each.name, each) }),
  );
  return {
    value: keepLatest(
      merged.map(({ value }) => value),
      newAttachments,
      limits.attachments,
    ),
    changes: [
      ...remaining.changes,
      ...merged.flatMap(({ changes }) => changes),
      ...(context.kind === 'amendment' ? added : []),
    ],
  };
}

function withLater(
  attachment: Attachment,
  later: readonly Attachment[] | undefined,
  context: MergeContext,
): MergeResult<Attachment> {
  const same = later?.find(({ name }) => isSameName(name, attachment.name));
  if (!same) return unchanged(attachment);
  const merged = { ...same, ...attachment };
  if (!attachment.required || same.required) return unchanged(merged);
  const isCertain = canChangeFacts(context);
  return {
    value: { ...merged, required: !isCertain },
    changes: [
      createChange({
        about: `Attachment: ${attachment.name}`,
        before: toStatedFact('Required', attachment),
        after: toStatedFact('Optional', same),
        isCertain,
      }),
    ],
  };
}
