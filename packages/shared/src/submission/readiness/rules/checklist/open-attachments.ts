import { attachmentRows, statedAttachment } from '../../../checklist/attachment-rows.ts';
import { isSettled } from '../../../checklist/checklist-progress.ts';
import { findingsOf, quoteOf } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';

const { blocker, warning } = findingsOf('attachment');

/** Finds attachments that are not ready, or longer than their limit. */
export function openAttachments({ details, submission }: Draft): Finding[] {
  const rows = attachmentRows(details, submission);
  const tooLong = rows.flatMap(({ name, state, pages = 0, maxPages }) =>
    state === 'ready' && maxPages && pages > maxPages
      ? [
          warning(`${name}, pages`, `“${name}” has ${pages} pages, and the limit is ${maxPages}`, {
            place: { type: 'attachment', name },
            ...quoteOf(statedAttachment(details, name)),
          }),
        ]
      : [],
  );
  const open = rows
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
  return [...open, ...tooLong];
}
