import type { PortalAnswer } from '@grantwright/shared/submission';
import { formatExcess, formatUsage } from '../../text/usage-text.ts';
import { pluralize } from '../../../../lib/format.ts';

/** Describes the length of an answer, for example "503 of 500 words, 3 over". */
export function formatLength({ usage, words, characters, limit }: PortalAnswer): string {
  if (usage) return [formatUsage(usage), formatExcess(usage)].filter(Boolean).join(', ');
  return limit?.characters ? pluralize(characters, 'character') : pluralize(words, 'word');
}

/** Returns a text file with all answers, each under its name. */
export const createPortalTextFile = (answers: readonly PortalAnswer[]): string =>
  answers
    .map((answer) => `=== ${answer.name} (${formatLength(answer)}) ===\n\n${answer.text}\n`)
    .join('\n\n');
