import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';
import { signaturePattern } from './placeholders.ts';

const { warning } = createFindingFactory('signature');
const maxWords = 80;

/** Finds a blank signature line, which an application that is sent online must not leave open. */
export function blankSignatures({ text }: Draft): Finding[] {
  const line = text
    .split('\n')
    .find((candidate) => candidate.includes('___') && signaturePattern.test(candidate));
  if (line === undefined) return [];
  const words = line.trim().slice(0, maxWords);
  return [
    warning('blank', 'A signature line is blank', {
      help: 'Sign the printed file, or remove the line if you send the application online.',
      facts: [words],
      place: { type: 'words', words },
    }),
  ];
}
