import { expect, it } from 'vitest';
import { statement, type Statement } from '../statements/statement.ts';
import { allocate } from './allocate.ts';
import { planSections } from './plan-sections.ts';

const said = (text: string, asked: 'population' | 'evaluation', question: string): Statement => ({
  ...statement({ text, origin: 'answer', order: 1, question }, { [asked]: 3 }, 'known'),
  asked,
});

it('loses nothing that was said where no part asks for the project in short', () => {
  const statements = [
    said('60 families with about 95 children will come.', 'population', 'Who takes part?'),
    said('We count them at the door.', 'evaluation', 'How will you know?'),
  ];
  const plans = planSections(
    ['What would you like to do?', 'Which families will it help?', 'Why is it needed?'].map(
      (name) => ({ name, description: '' }),
    ),
  );
  const placed = allocate(statements, plans);
  expect(placed.flat()).toHaveLength(2);
  expect(placed[1]?.map(({ statement: one }) => one.text)).toContain(statements[0]?.text);
});
