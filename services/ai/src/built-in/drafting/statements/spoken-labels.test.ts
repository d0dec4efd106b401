import { expect, it } from 'vitest';
import { draft, section } from '../fixtures/drafted.ts';
import { draftInput } from '../fixtures/draft-inputs.ts';

const notes = `We want $42,000 for a year, 1 May 2027 to 30 April 2028, to open two more net lofts, in Orle and Dunmore.

Why it matters: in March 2026 we asked 140 boat owners and only 38 of them could mend a net. The nearest loft is 61 km away.

What we promise: by April 2028, half of the learners mend a net alone, and each mends at least twelve. We test in October 2027 and again in April 2028, and Ida Quill of the harbor school marks it.

History, if they ask: our founder started it in 2009 in a boat shed with four borrowed needles.

The pilots' guild wrote us a letter on 9 June 2026 asking for the lofts.`;

const drafted = draft(
  draftInput({
    organizationInfo: {
      name: 'Orle Net Menders',
      mission: 'We keep the craft of net mending alive along the coast.',
      additionalInfo: notes,
    },
    answers: [
      {
        question: 'What amount do you request, and over what period?',
        answer: '$42,000 over 12 months from 1 May 2027.',
      },
    ],
    parts: [
      { name: 'Who are you?' },
      { name: 'What is it like where you are?' },
      { name: 'What do you want to do?' },
      { name: 'Who asked for this?' },
      { name: 'What will have changed by the end, and how will you know?' },
      { name: 'What will the money buy?' },
    ],
  }),
);
const whole = drafted.map(({ name }) => section(drafted, name)).join('\n');

it('a word to whoever puts the notes together is no part of a label', () => {
  expect(section(drafted, 'Who are you?')).toContain('started it in 2009');
  expect(whole).not.toContain('if they ask');
});

it('a sentence under a label that its part says anyway stands without it', () => {
  expect(section(drafted, 'What is it like where you are?')).toContain(
    'In March 2026 we asked 140 boat owners',
  );
  expect(whole).not.toContain('Why it matters:');
});

it('what is promised, and how it is seen, tells what will have changed', () => {
  const changed = section(drafted, 'What will have changed by the end, and how will you know?');
  expect(changed).toContain('half of the learners mend a net alone');
  expect(changed).toContain('We test in October 2027');
});

it('a request that tells what for says what is to be done, and is made once', () => {
  expect(section(drafted, 'What do you want to do?')).toMatch(
    /^We want \$42,000 for a year, 1 May 2027 to 30 April 2028, to open two more net lofts/,
  );
  expect(whole).not.toMatch(/We also (?:ask|request|want)/);
  expect(whole).not.toContain('over 12 months');
});

it('who asked for it is told where that is asked', () => {
  expect(section(drafted, 'Who asked for this?')).toContain("pilots' guild wrote us a letter");
});
