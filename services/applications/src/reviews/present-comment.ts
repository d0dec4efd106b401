import type { ReviewComment } from '@grantwright/shared/contract';
import type { CommentRecord } from './comment-model.ts';

export const presentComment = (record: Omit<CommentRecord, 'outbox'>): ReviewComment => ({
  id: record._id,
  author: record.author,
  anchor: record.anchor,
  text: record.text,
  createdAt: record.createdAt.toISOString(),
  resolvedAt: record.resolvedAt?.toISOString(),
});
