import { summarizeEligibility } from '../../../eligibility/summarize-eligibility.ts';
import { judgeEligibility } from '../../../eligibility/judge-eligibility.ts';
import { createFindingFactory, pickQuote } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';

const { warning } = createFindingFactory('eligibility');
const place = { type: 'before-you-start', topic: 'eligibility' } as const;

/**
 * Finds rules about applicants that the profile contradicts, or that the applicant does not meet or has not answered.
 */
export function eligibilityConflicts({
  allDetails,
  organizationInfo,
  submission,
  now,
}: Draft): Finding[] {
  if (!allDetails) return [];
  const judgments = judgeEligibility(allDetails, organizationInfo ?? {}, now);
  const facts = judgments
    .filter(({ verdict }) => verdict !== 'eligible')
    .map(({ fact, verdict }) => `${verdict}: ${fact.text}`);
  const outcome = summarizeEligibility(judgments, submission?.checklist);
  switch (outcome.kind) {
    case 'not-eligible':
      return judgments
        .filter(({ verdict }) => verdict === 'not-eligible')
        .map(({ fact, why }) =>
          warning(fact.text, `You may not be eligible: ${fact.text}`, {
            help: why,
            place,
            ...pickQuote(fact),
          }),
        );
    case 'declined':
      return [
        warning('declined', 'You answered that you don’t meet a rule about applicants', {
          place,
          facts,
        }),
      ];
    case 'to-check':
      return [
        warning('to check', 'Check whether you are eligible', {
          help: `Open: ${getOpenText(outcome)}.`,
          place,
          facts,
        }),
      ];
    default:
      return [];
  }
}

function getOpenText({ unsure, questions }: { unsure: number; questions: number }): string {
  const parts = [
    unsure > 0 && `${unsure} unsure ${unsure === 1 ? 'rule' : 'rules'}`,
    questions > 0 && `${questions} ${questions === 1 ? 'rule' : 'rules'} to confirm`,
  ];
  return parts.filter(Boolean).join(', ');
}
