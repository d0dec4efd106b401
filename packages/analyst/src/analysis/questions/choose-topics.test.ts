import { expect, it } from 'vitest';
import { findQuestionForPrompt, listQuestionsForName } from './choose-topics.ts';

it.each([
  ['Description of the duties of the board', /^Who sits on your board/],
  ['Description of earlier work with the trust', /^What has your organization done before/],
  ['Describe any funding you have already secured', /^How much are you asking/],
  ['Financial plan for future sustainability', /go on|after|ends/],
  ['Time-tables', /^What are the main steps/],
  ['What is the challenge that your project addresses?', /^What need/],
  ['What challenges do you expect to face?', /^What could go wrong/],
  ['What is your motivation for applying?', /^Why do you want to take part/],
  ['How the tour aligns with the mission of the trust', /^What will you do/],
])('chooses the question that fits the section “%s”', (name, question) => {
  expect(listQuestionsForName(name)[0]).toMatch(question);
});

it('does not ask for project costs in a question about the annual budget', () => {
  expect(listQuestionsForName('Annual operating budget')).toEqual([]);
});

it('ignores an example of a possible answer', () => {
  expect(findQuestionForPrompt('Collaborated on a paper with our partners')).toBeUndefined();
});
