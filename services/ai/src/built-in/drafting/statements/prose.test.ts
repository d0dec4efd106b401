import { expect, it } from 'vitest';
import { draftInput } from '../fixtures/draft-inputs.ts';
import { draft, textOf, unsupported } from '../fixtures/drafted.ts';
import { proseSentences } from './prose.ts';

it('knows the sentences of a paragraph that somebody wrote out', () => {
  const text =
    'The work runs until June 2029. Reports go out each May. The fence is inspected on Friday.';
  expect([...proseSentences(text)]).toContain('Reports go out each May.');
});

it.each([
  ['notes', 'Need second van. Old one broke. 40 kids wait.'],
  ['a list', '- The work runs until June 2029.\n- Reports go out each May.'],
  ['one sentence', 'Reports go out each May.'],
  ['an open end', 'The work runs until June 2029. Reports go out each May'],
])('finds none in %s', (_, text) => {
  expect(proseSentences(text).size).toBe(0);
});

it('leaves them as they are, and makes the rest agree', () => {
  const input = draftInput({
    organizationInfo: {
      name: 'Larch Bench Workshop',
      mission:
        'Larch Bench Workshop gives former servicemen a bench and a trade, and sells what they make.',
      currentProjects:
        'We keep 41 benches. Wardens are in the shop every day. Boat Class takes in 48 pupils a year. Night Shift, for those who cannot sleep, runs on Wednesdays.',
    },
    parts: [
      { name: 'Organization Background' },
      { name: 'Project Description' },
      { name: 'Goals and Objectives' },
    ],
    answers: [
      {
        question: 'Who will lead and carry out the work, and what qualifies them?',
        answer:
          'Greg Tolland will run the project; he was an engineer for 22 years. Captain Deb Horsfall, 58, leads the peer workers. Dr Yasmin Haddad, a psychologist, sits with us on Thursdays.',
      },
      {
        question: 'Whom will the project serve, where, and how many people in what time?',
        answer:
          'The project will serve forty veterans from Larch. Three in five live with chronic pain. About 95 partners will come to family days.',
      },
      {
        question: 'Which results do you promise, in numbers, and how will you measure them?',
        answer: 'By 31 January 2029:\n- 24 in paid work or in business\n- at least 26 boats sold',
      },
    ],
  });
  const sections = draft(input);
  const text = sections.map(textOf).join('\n');
  for (const said of [
    'and sell what they make.',
    'Boat Class takes in 48 pupils a year.',
    'Night Shift, for those who cannot sleep, runs on Wednesdays.',
    'Captain Deb Horsfall, 58, leads the peer workers.',
    'Three in five live with chronic pain.',
    'By 31 January 2029: 24 in paid work or in business; at least 26 boats sold.',
  ])
    expect(text).toContain(said);
  expect(text).not.toMatch(/an at least/);
  expect(unsupported(input, sections)).toEqual([]);
});
