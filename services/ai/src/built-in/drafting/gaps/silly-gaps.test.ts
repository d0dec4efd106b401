import { expect, it } from 'vitest';
import { draft, section } from '../fixtures/drafted.ts';
import { draftInput } from '../fixtures/draft-inputs.ts';

const drafted = (name: string, question: string, answer: string, prompts: string[] = []): string =>
  section(
    draft(
      draftInput({
        organizationInfo: { name: 'Marsh Road Clinic', mission: 'We treat whoever comes.' },
        parts: [{ name, prompts }],
        answers: [{ question, answer }],
      }),
    ),
    name,
  );

it('asks for no figure where one in so many is told', () => {
  const text = drafted(
    'Statement of need',
    'Which need does the project meet?',
    'One in eleven babies here is born too early (State Health Report, 2024).',
  );
  expect(text).toContain('One in eleven');
  expect(text).not.toContain('Which figure shows the need');
});

it('asks for no partners where they are told in a few words', () => {
  const text = drafted(
    'Partners',
    'Which partners take part, and what has each of them agreed to do?',
    'The Elks will lend their hall and two vans.',
  );
  expect(text).toContain('Elks');
  expect(text).not.toContain('Which organizations work with you');
});

it('asks nobody how many will take part in a boiler', () => {
  const text = drafted(
    'Project description',
    'What will you do with the grant?',
    'We will replace the boiler in October.',
  );
  expect(text).not.toContain('How many people will take part');
});

it('takes “long-term” for no question about the money afterwards', () => {
  const text = drafted(
    'Project description',
    'What will you do?',
    'We will visit every home weekly.',
    ['Such visits help with long-term retention of clients.'],
  );
  expect(text).not.toContain('when this grant ends');
});

it('asks nothing under a form but who fills it in', () => {
  const sections = draft(
    draftInput({
      organizationInfo: { name: 'Marsh Road Clinic', mission: 'We treat whoever comes.' },
      parts: [
        { name: 'Signed County Funding Application for each clinic' },
        { name: 'Project description' },
      ],
      answers: [{ question: 'What will you do?', answer: 'We will visit every home weekly.' }],
    }),
  );
  expect(section(sections, 'Signed County Funding Application for each clinic')).toMatch(
    /^\[NEEDS INPUT: Who will fill in/,
  );
});
