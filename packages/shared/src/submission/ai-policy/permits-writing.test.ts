import { expect, it } from 'vitest';
import { permitsWriting } from './permits-writing.ts';

it.each([
  'AI tools are permitted.',
  'Applicants may use AI tools.',
  'The use of AI is no longer prohibited.',
  'AI may be used to draft the narrative.',
  'You may use AI to help write your proposal.',
  'Applicants may use AI in preparing their applications.',
  'The use of AI to write an application must be disclosed.',
  'AI-generated text is allowed.',
])('permits text written by AI: %s', (text) => expect(permitsWriting(text)).toBe(true));

it.each([
  'AI tools may be used for translation.',
  'Applicants may use AI to check the budget.',
  'AI is allowed for data analysis.',
  'You are welcome to use AI to find partners.',
  'AI may be used only to check spelling and grammar.',
  'Applicants must disclose any use of generative AI.',
  'Proposals must not be written by AI.',
  'The use of AI is discouraged.',
])('does not permit text written by AI: %s', (text) => expect(permitsWriting(text)).toBe(false));
