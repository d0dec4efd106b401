import { findAttachmentProblems } from '../../../checklist/find-attachment-problems.ts';
import {
  listAttachmentRows,
  findStatedAttachment,
} from '../../../checklist/list-attachment-rows.ts';
import { isSettled } from '../../../checklist/count-checklist-progress.ts';
import { createFindingFactory, pickQuote } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';

const { blocker, warning } = createFindingFactory('attachment');

/** Finds attachments that are not ready, and files that are missing, too large, too long or in the wrong format. */
export function openAttachments({ details, submission, files }: Draft): Finding[] {
  const rows = listAttachmentRows(details, submission);
  const unfit = rows
    .filter(({ state }) => state === 'ready')
    .flatMap((row) => {
      const { name, pages, maxPages } = row;
      const stated = findStatedAttachment(details, name);
      const more = { place: { type: 'attachment', name } as const, ...pickQuote(stated) };
      return findAttachmentProblems(row, stated, files).map(({ kind, text }) => {
        const subject = `${name}, ${kind}`;
        if (kind === 'pages')
          return warning(
            subject,
            `“${name}” has ${pages} pages, and the limit is ${maxPages}`,
            more,
          );
        if (kind === 'missing')
          return warning(subject, `The file for “${name}” is not in your library`, {
            help: 'It was deleted, or a colleague hasn’t shared it. Choose another file.',
            ...more,
          });
        return warning(subject, `The funder may not accept the file for “${name}”`, {
          help: text,
          facts: [text],
          ...more,
        });
      });
    });
  const open = rows
    .filter((row) => !isSettled(row))
    .map(({ name, required, state }) => {
      const more = {
        place: { type: 'attachment', name } as const,
        ...pickQuote(findStatedAttachment(details, name)),
      };
      if (state === 'not-applicable')
        return (required ? blocker : warning)(
          name,
          `“${name}” is marked as not applicable, without a reason`,
          {
            help: 'Add the reason, or attach the file.',
            ...more,
          },
        );
      return required
        ? blocker(name, `“${name}” is not attached yet`, {
            help: 'The funder requires it. Add the file, or say why it does not apply.',
            ...more,
          })
        : warning(name, `“${name}” is optional and not attached`, more);
    });
  return [...open, ...unfit];
}
