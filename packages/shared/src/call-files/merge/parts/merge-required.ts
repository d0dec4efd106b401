import type { QuotedFact } from '../../../submission/facts/map-facts.ts';
import { anyOf } from '../../../values/any-of.ts';
import { createChange, toStatedFact } from '../changes.ts';
import {
  canChangeFacts,
  leaveUnchanged,
  type MergeContext,
  type MergeResult,
} from '../merge-context.ts';

/** "are now required", "must be attached" */
const duty = anyOf(
  /\b(?:required|mandatory|compulsory)\b/i,
  /\b(?:must|shall|ha(?:s|ve) to|needs? to) (?:now |also )?(?:be )?(?:submit|includ|attach|provid)/i,
  /\b(?:must|shall|ha(?:s|ve) to|needs? to) (?:now |also )?(?:be )?(?:complet|upload|send|sent|enclos)/i,
);
/** "when you submit the application": the time of a duty, not a condition such as "when you apply as a team". */
const notSubmission = String.raw`(?! (?:(?:you|they|applicants|the applicant) )?(?:submit(?:s|ting)?|send(?:s|ing)?|upload(?:s|ing)?|appl(?:y|ies|ying))\b(?! (?:as|for|with|on|jointly|more)\b))`;
/** "are not required", "if you include letters" */
const noDuty = new RegExp(
  String.raw`(?:\bnot|n['’]t|\bno longer) (?:\w+ )?(?:required|mandatory)\b|\b(?:if|unless)\b|\bwhen\b${notSubmission}`,
  'i',
);

type Part = QuotedFact & { required: boolean };

/** Chooses whether an attachment or a section is required. A file that merely mentions it does not make it required. */
export function mergeRequired(
  about: string,
  { earlier, later }: { earlier: Part; later: Part },
  context: MergeContext,
): MergeResult<boolean> {
  if (earlier.required === later.required) return leaveUnchanged(earlier.required);
  if (later.required && !statesDuty(later)) return leaveUnchanged(false);
  const isCertain = canChangeFacts(context);
  return {
    value: isCertain ? later.required : earlier.required,
    changes: [
      createChange({
        about,
        before: toStatedFact(formatRequired(earlier), earlier),
        after: toStatedFact(formatRequired(later), later),
        isCertain,
      }),
    ],
  };
}

const formatRequired = ({ required }: Part): string => (required ? 'Required' : 'Optional');

const statesDuty = ({ quote = '' }: Part): boolean => duty.test(quote) && !noDuty.test(quote);
