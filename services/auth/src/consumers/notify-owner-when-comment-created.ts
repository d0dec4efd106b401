import { events } from '@grantwright/shared/events';
import { onEvent, type Consumer } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import { addCommentEmail } from '../emails/add-comment-email.ts';

export const notifyOwnerWhenCommentCreated = (deps: Deps): Consumer =>
  onEvent(events.commentCreated, 'notify-owner-when-comment-created', ({ time, data }) =>
    addCommentEmail(deps, { ...data, commentedAt: new Date(time) }),
  );
