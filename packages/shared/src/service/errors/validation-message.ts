import type { z } from 'zod';

/** How zod's own messages begin, where the contract has no sentence of its own. */
const unworded = /^(Too (big|small)|Invalid|Unrecognized|Expected)\b.*(:|input|expected)/;

/** What is wrong with one field, as a sentence for the person. */
export function validationMessage(issue: z.core.$ZodIssue): string {
  if (!unworded.test(issue.message)) return issue.message;
  const what = issue.path.length ? `“${issue.path.join('.')}”` : 'What was sent';
  switch (issue.code) {
    case 'too_big':
      return `${what} can be at most ${issue.maximum}${unitOf(issue.origin)}.`;
    case 'too_small':
      return issue.minimum === 1 && issue.origin !== 'number'
        ? `${what} must not be empty.`
        : `${what} must be at least ${issue.minimum}${unitOf(issue.origin)}.`;
    case 'invalid_type':
      return `${what} is missing or not of the right kind.`;
    case 'unrecognized_keys':
      return `${what} holds something that is not known here: ${issue.keys.join(', ')}.`;
    default:
      return `${what} is not valid.`;
  }
}

const unitOf = (origin: string): string =>
  origin === 'string' ? ' characters long' : origin === 'array' ? ' entries long' : '';
