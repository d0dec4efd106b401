import { findAiStance } from '../../../ai-policy/find-ai-stance.ts';
import { isWrittenByApplicant } from '../../../ai-policy/is-written-by-applicant.ts';
import {
  deniesAiUse,
  isAiStatement,
  isDisclosureHeading,
  extractAiUseSentences,
  statesAiUse,
} from '../../../ai-policy/states-ai-use.ts';
import { createFindingFactory, pickQuote } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';

const { blocker, warning } = createFindingFactory('ai-rule');
const place = { type: 'ai-statement' } as const;

/** Checks the application against the funder's rule on AI. */
export function aiPolicy(draft: Draft): Finding[] {
  const { details, submission = {} } = draft;
  const { stance, asksDisclosure, rules } = findAiStance(details?.aiPolicy);
  const quoted = pickQuote(rules[0]);
  const findings: Finding[] = [
    ...(asksDisclosure ? findMissingDisclosure(draft, quoted) : []),
    ...findFalseDenials(draft),
  ];
  if (stance === 'forbids' && !isWrittenByApplicant(submission)) {
    findings.push(
      warning('forbids', 'This funder forbids text written by AI', {
        help: submission.writtenBy?.length
          ? 'Grantwright drafted this text. Rewrite it in your own words, or ask the funder.'
          : 'If AI drafted parts of it, rewrite them in your own words, or ask the funder.',
        place: { type: 'before-you-start', topic: 'ai' },
        facts: rules.map(({ text }) => text),
        ...quoted,
      }),
    );
  }
  return findings;
}

/** Finds a statement or text that denies the use of AI although an analyst drafted parts of the text. */
function findFalseDenials({ submission = {}, text }: Draft): Finding[] {
  const { writtenBy = [], aiStatement = '' } = submission;
  if (writtenBy.length === 0) return [];
  const author = writtenBy.includes('openai') ? 'the AI service' : 'Grantwright';
  const help = 'Correct it, unless you have replaced everything that was drafted.';
  const denial = `says that no AI was used, but ${author} drafted parts of this application`;
  const sentence = extractAiUseSentences(text).split('\n')[0] ?? '';
  return [
    ...(deniesAiUse(aiStatement)
      ? [warning('denied', `The statement on AI ${denial}`, { help, facts: [aiStatement], place })]
      : []),
    ...(deniesAiUse(extractAiUseSentences(text))
      ? [
          warning('denied in the text', `The text ${denial}`, {
            help,
            facts: [sentence],
            place: { type: 'words', words: sentence.trim() },
          }),
        ]
      : []),
  ];
}

/**
 * The statement may be in the package or in the text. A statement in the package that does not mention AI use is only a
 * warning.
 */
function findMissingDisclosure(
  { submission = {}, text, sections }: Draft,
  quoted: ReturnType<typeof pickQuote>,
): Finding[] {
  const statement = submission.aiStatement?.trim() ?? '';
  const isInText = sections.some(
    (section) => isDisclosureHeading(section.heading) && isAiStatement(section.text),
  );
  if (isAiStatement(statement) || isInText || statesAiUse(text)) return [];
  if (statement !== '')
    return [
      warning('unclear statement', 'The statement on AI may not say whether AI was used', {
        help: 'Say which AI tools you used, and for what, or that you used none.',
        facts: [statement],
        place,
        ...quoted,
      }),
    ];
  const create = isWrittenByApplicant(submission) ? warning : blocker;
  return [
    create('disclosure', 'The funder asks for a statement on the use of AI', {
      help: 'Write the statement in the package below.',
      place,
      ...quoted,
    }),
  ];
}
