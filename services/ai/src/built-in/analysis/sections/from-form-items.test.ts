import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromFormItems } from './from-form-items.ts';

const read = (text: string) =>
  sectionsFromFormItems(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it('knows the fields of an online form, with their limits, and not who fills them in', () => {
  const found = read(
    [
      '# What questions will I be asked?',
      '- First name - Please enter the name we should use',
      '- Project summary - Please tell us what you want to do (there is a 200 word limit)',
      '- Delivery - Please tell us where the work will take place',
      '- People reached - How many people will take part?',
      '- Measuring success - Please explain how you will know that it worked',
    ].join('\n'),
  );
  expect(found.map(({ name }) => name)).toEqual([
    'Project summary',
    'Delivery',
    'People reached',
    'Measuring success',
  ]);
  expect(found[0]?.limit).toEqual({ words: 200 });
});

it('leaves a list of facts', () => {
  expect(
    read('# Questions\n- Deadline - the first of May\n- Amount - up to $500 for each group'),
  ).toEqual([]);
});
