import { aiStance } from '../../ai-policy/ai-stance.ts';
import { findingsOf, quoteOf } from '../create-finding.ts';
import type { Finding } from '../finding.ts';
import type { Draft } from '../readiness-input.ts';

const { blocker, warning } = findingsOf('ai-rule');
const namesAi = /\b(?:AI|artificial intelligence|language models?|ChatGPT|Grantwright)\b/;

/** What the funder's rule on AI asks of this application. */
export function aiRule({ details, submission, draftedBy, text }: Draft): Finding[] {
  const { stance, asksDisclosure, rules } = aiStance(details?.aiPolicy);
  const quoted = quoteOf(rules[0]);
  const findings: Finding[] = [];
  const isDisclosed = (submission?.aiStatement ?? '').trim() !== '' || namesAi.test(text);
  if (asksDisclosure && !isDisclosed) {
    const create = submission?.isAssistOnly ? warning : blocker;
    findings.push(
      create('disclosure', 'The funder asks for a statement on the use of AI', {
        help: 'Write the statement in the package below.',
        place: { type: 'ai-statement' },
        ...quoted,
      }),
    );
  }
  if (stance === 'forbids' && !submission?.isAssistOnly) {
    findings.push(
      warning('forbids', 'This funder forbids text written by AI', {
        help: draftedBy
          ? 'Grantwright drafted this text. Rewrite it in your own words, or ask the funder.'
          : 'If AI drafted parts of it, rewrite them in your own words, or ask the funder.',
        place: { type: 'before-you-start', sign: 'ai' },
        ...quoted,
      }),
    );
  }
  return findings;
}
