import { anyOf } from '../../../../values/any-of.ts';
import { findingsOf } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';

const { warning } = findingsOf('see-attached');
const reference = anyOf(
  /\b(?:see|in|is|are|as|please find) (?:the )?(?:attached|enclosed)\b/i,
  /\b(?:attached|enclosed) (?:is|are|please find|hereto|herewith)\b/i,
  /\bsee (?:the )?(?:attachment|appendix|enclosure|annex)\b(?: [A-Z0-9]{1,3}\b)?/i,
);

/** Finds references to an attachment if no attachment is ready. */
export function attachmentReferences({ text, submission }: Draft): Finding[] {
  const match = reference.exec(text);
  const isReady = submission?.attachments?.some(({ state }) => state === 'ready') ?? false;
  if (!match || isReady) return [];
  const [words] = match;
  return [
    warning(words, `The text says “${words}”, but no attachment is ready`, {
      help: 'Add the attachment below, or remove the reference.',
      place: { type: 'words', words },
    }),
  ];
}
