import type { z } from 'zod';

/** The beginning of zod's built-in messages, which appear for fields without a message in the contract. */
const builtInMessage = /^(Too (big|small)|Invalid|Unrecognized|Expected)\b.*(:|input|expected)/;

/** Formats the message for one invalid field, as a sentence for the user. */
export function formatIssue(issue: z.core.$ZodIssue): string {
  if (!builtInMessage.test(issue.message)) return issue.message;
  const field = issue.path.length ? `“${issue.path.join('.')}”` : 'The request';
  switch (issue.code) {
    case 'too_big':
      return `${field} can be at most ${issue.maximum}${getUnit(issue.origin)}.`;
    case 'too_small':
      return issue.minimum === 1 && issue.origin !== 'number'
        ? `${field} must not be empty.`
        : `${field} must be at least ${issue.minimum}${getUnit(issue.origin)}.`;
    case 'invalid_type':
      return `${field} is missing or has the wrong type.`;
    case 'unrecognized_keys':
      return `${field} has unknown fields: ${issue.keys.join(', ')}.`;
    default:
      return `${field} is not valid.`;
  }
}

const getUnit = (origin: string): string =>
  origin === 'string' ? ' characters long' : origin === 'array' ? ' entries long' : '';
