import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { worksOfGifts } from './works-of-gifts.ts';

const told = (text: string) => worksOfGifts(paperOf(paperFrom('page', 'html', text)))[0]?.value;

it.each([
  '# Your gifts make it possible for Elm Row Clinic to:',
  'Donations from our neighbors help us to:',
  'Your generous support helps Elm Row Clinic:',
])('takes the works that stand below “%s”', (opening) => {
  expect(
    told(`# Elm Row Clinic
    ${opening}
    - Treat patients without insurance
    - Teach and test expectant mothers
    # Visit us`),
  ).toBe('Treat patients without insurance\nTeach and test expectant mothers');
});

it.each([
  ['what a sum buys', '- $20 buys a week of bandages\n- $50 pays a nurse'],
  ['what donors get', '- Save on your taxes\n- Join your friends at our gala'],
  ['a single line', '- Treat patients without insurance'],
])('takes nothing of %s', (_, items) => {
  expect(told(`# Elm Row Clinic\nYour gifts help us to:\n${items}`)).toBeUndefined();
});
