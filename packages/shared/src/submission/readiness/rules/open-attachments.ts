import { attachmentRows, statedAttachment } from '../../checklist/attachment-rows.ts';
import { isSettled } from '../../checklist/checklist-progress.ts';
import { findingsOf, quoteOf } from '../create-finding.ts';
import type { Finding } from '../finding.ts';
import type { Draft } from '../readiness-input.ts';

const { blocker, warning } = findingsOf('attachment');

/** Attachments that are not ready. */
export function openAttachments({ details, submission }: Draft): Finding[] {
  return attachmentRows(details, submission)
    .filter((row) => !isSettled(row))
    .map(({ name, required, state }) => {
      const more = {
        place: { type: 'attachment', name } as const,
        ...quoteOf(statedAttachment(details, name)),
      };
      if (state === 'not-applicable')
        return (required ? blocker : warning)(name, `“${name}” does not apply, but why?`, {
          help: 'Add the reason, or attach it.',
          ...more,
        });
      return required
        ? blocker(name, `“${name}” is not attached yet`, {
            help: 'The funder requires it. Add the file, or say why it does not apply.',
            ...more,
          })
        : warning(name, `“${name}” is optional and not attached`, more);
    });
}
