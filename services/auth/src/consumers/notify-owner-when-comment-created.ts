import { events } from '@grantwright/shared/events';
import { onEvent, type Consumer } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import { addCommentMail } from '../mails/add-comment-mail.ts';

export const notifyOwnerWhenCommentCreated = (deps: Deps): Consumer =>
  onEvent(events.commentCreated, 'notify-owner-when-comment-created', ({ time, data }) =>
    addCommentMail(deps, { ...data, commentedAt: new Date(time) }),
  );
