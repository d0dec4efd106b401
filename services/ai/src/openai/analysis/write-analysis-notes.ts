import { notACallNotes } from '@grantwright/shared/call-files';
import type { CallStatus } from '@grantwright/shared/contract';
import type { ModelAnalysis } from './analysis-schema.ts';
import type { Evidence } from './evidence.ts';

/** Returns messages for the user about the document and about dropped statements. */
export function writeAnalysisNotes(
  { isRepetition }: Evidence,
  parts: readonly ModelAnalysis[],
  status: CallStatus,
  unverified: number,
): string[] {
  const kind = parts
    .map(({ documentKind }) => documentKind)
    .find((text) => text && isRepetition(text))
    ?.replace(/(?<![.\s])[.\s]+$/, '');
  const notACall = notACallNotes.model.write({ kind: kind ? `: ${kind}` : '' });
  const [statements, pronoun] =
    unverified === 1 ? ['One statement was', 'it'] : [`${unverified} statements were`, 'them'];
  return [
    ...(status === 'not-a-call' ? [notACall] : []),
    ...(unverified > 0
      ? [`${statements} left out because the document does not say ${pronoun} in those words.`]
      : []),
  ];
}
