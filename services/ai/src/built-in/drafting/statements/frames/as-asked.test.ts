import { expect, it } from 'vitest';
import { asAsked } from './as-asked.ts';

it.each([
  [
    'Which partners are confirmed?',
    'The Town of Lisle, the Penn Valley Tribe (Ruth Francis), Sea Trust and the University of Lisle.',
    'Our confirmed partners are the Town of Lisle, the Penn Valley Tribe (Ruth Francis), Sea Trust, and the University of Lisle.',
  ],
  ['Which towns?', 'Yendi, Karaga and Tolon.', 'The towns are Yendi, Karaga, and Tolon.'],
  [
    'Who are the partners?',
    'Street Health, Law Centre, Churches Together.',
    'Our partners are Street Health, Law Centre, and Churches Together.',
  ],
  [
    'Permits?',
    'Community forest agreement over 96 hectares, valid until 2039.',
    'Permits: community forest agreement over 96 hectares, valid until 2039.',
  ],
  [
    'Who else gives?',
    'Valley Health Trust $15,500 (confirmed), Lisle County $10,000 (pending).',
    'Other support: Valley Health Trust $15,500 (confirmed), Lisle County $10,000 (pending).',
  ],
])('%s %s', (question, line, written) => {
  expect(asAsked(question, line)).toBe(written);
});

it.each([
  ['Which partners are confirmed?', 'All of them have signed.'],
  ['Which towns?', 'Those on the river'],
  ['Who else gives?', 'The Orle Trust has promised $4,000.'],
  ['What will you do?', 'A garden'],
])('and nothing else: %s %s', (question, line) => {
  expect(asAsked(question, line)).toBeUndefined();
});
