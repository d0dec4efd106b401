import { describe, expect, it } from 'vitest';
import { deniesAiUse, isAiStatement, isDisclosureHeading, statesAiUse } from './states-ai-use.ts';

describe('statesAiUse', () => {
  it.each([
    'AI was used to draft parts of this application.',
    'No AI tools were used in preparing this proposal.',
    'Parts of this application were drafted with Grantwright, and reviewed by us.',
    'No part of this narrative was written by artificial intelligence.',
    'We used ChatGPT to edit the narrative for grammar.',
    'We did not use AI to write this proposal.',
    'We didn’t use AI to write this proposal.',
    'A language model helped to draft this.',
    'This proposal was written without the help of AI.',
    'We used ChatGPT to proofread.',
  ])('recognizes a statement of how the text was prepared: %s', (text) =>
    expect(statesAiUse(text)).toBe(true),
  );

  it.each([
    'Our project teaches AI to teenagers.',
    'This proposal asks for funds to build an AI tutor.',
    'This proposal describes an AI tutor that was created by our students.',
    'We will use AI to draft the narrative of each exhibit.',
    'We used AI to score essays, and results improved.',
    'The application of AI in clinics was reviewed.',
    'AI was used to sort 4,000 donated books.',
    'Our policy on AI is attached.',
    'The air quality was reviewed.',
  ])('ignores other text about AI: %s', (text) => expect(statesAiUse(text)).toBe(false));
});

it.each([
  ['No AI tools were used.', true],
  ['We did not use AI. This proposal was written without any language model.', true],
  ['No part of this application was written by artificial intelligence.', true],
  ['AI was used to draft the summary, but not used for the budget.', false],
  ['We didn’t use AI.', true],
  ['We used AI. No text was left unreviewed.', false],
  ['Parts of this application were drafted with Grantwright, and reviewed by us.', false],
  ['We do not care about AI.', false],
  [
    'Parts of this application were drafted with Grantwright, and no part was left unreviewed.',
    false,
  ],
  ['We used AI to draft this application and did not use it for data.', false],
  ['No text was left unreviewed, and parts were drafted with ChatGPT.', false],
  ['Parts were drafted with Grantwright, none of them without a human reader of AI output.', false],
  ['AI was used to draft the plan; it was not used for the budget.', false],
  ['Grantwright drafted the summary, and we did not use it for the budget.', false],
  ['We did not rely on AI for data and we used ChatGPT to draft the summary.', false],
  ['No part of this application was drafted, edited or written by AI.', true],
  ['No page, section or sentence was generated with ChatGPT.', true],
  ['AI was used for no part of this application.', true],
  ['AI was used to write no part of this application.', true],
  ['Staff wrote this application, and AI was not used.', true],
  ['We wrote this application in our own words and without AI.', true],
  ['Grantwright checked the text, and no AI was used to write it.', true],
  ['The text was written by our staff with no help from AI.', true],
])('deniesAiUse(%j) returns %s', (text, isDenied) => expect(deniesAiUse(text)).toBe(isDenied));

it.each([
  ['We used Grantwright.', true],
  ['No text was written by AI.', true],
  ['We did not use AI.', true],
  [
    'We wrote this application. Grantwright, a software tool, listed the requirements and checked the text.',
    true,
  ],
  ['See above.', false],
  ['We care about AI.', false],
])('isAiStatement(%j) returns %s', (text, isSaid) => expect(isAiStatement(text)).toBe(isSaid));

it.each([
  ['Use of AI', true],
  ['AI disclosure', true],
  ['Statement on the use of AI', true],
  ['AI tutoring', false],
  ['Use of funds', false],
])('isDisclosureHeading(%j) returns %s', (heading, isAnnounced) =>
  expect(isDisclosureHeading(heading)).toBe(isAnnounced),
);
