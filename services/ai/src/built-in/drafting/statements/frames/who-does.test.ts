import { expect, it } from 'vitest';
import { whoDoes } from './who-does.ts';

it.each([
  [
    'Who will lead the project?',
    'Dale Pruett, crew chief.',
    'Dale Pruett, crew chief, will lead the project.',
  ],
  [
    'Who leads it?',
    'Dr. Ines Holloway-Marsh, chief medical officer',
    'Dr. Ines Holloway-Marsh, chief medical officer, leads the project.',
  ],
  ['Who runs it?', 'Moana Tau.', 'Moana Tau runs the project.'],
  [
    'Who leads it?',
    'Sian Haf Pugh, two and a half days a week.',
    'Sian Haf Pugh leads the project two and a half days a week.',
  ],
  [
    'Who leads the project?',
    'Atieno Odongo, with Caleb Otieno in the field.',
    'Atieno Odongo leads the project, with Caleb Otieno in the field.',
  ],
  [
    'Who is responsible for the project?',
    'Jean Petit, night manager, jpetit@example.org, 478-555-0199.',
    'Jean Petit, night manager (jpetit@example.org, 478-555-0199), is responsible for the project.',
  ],
  [
    'Who is in charge?',
    'Bronwyn Casey for the project.',
    'Bronwyn Casey is in charge of the project.',
  ],
  [
    'Who will be responsible for the project?',
    'Me, Rosa Tait, musical director',
    'Rosa Tait, musical director, is responsible for the project.',
  ],
  [
    'Who will manage your reading rooms?',
    'Thandi Mabaso (director)',
    'Thandi Mabaso (director) will manage our reading rooms.',
  ],
  [
    'Who leads the project, and what is their experience?',
    'Ana Ruiz, our coordinator.',
    'Ana Ruiz, our coordinator, leads the project.',
  ],
])('%s %s', (question, line, written) => {
  expect(whoDoes(question, line)).toBe(written);
});

it.each([
  ['Who leads it?', 'Ana Ruiz leads it, with two drivers.'],
  ['Who leads it?', 'Ana Ruiz and Ben Okafor.'],
  ['Who leads it?', 'Ana Ruiz, Ben Okafor'],
  ['Who leads it?', 'Hank for everything with an engine'],
  ['Who leads it?', 'Declan Prior, volunteer coordinator, who drove an ambulance.'],
  ['Who else gives?', 'Orle Trust, confirmed'],
  ['Who benefits?', 'Pine Creek, mostly'],
])('and nothing else: %s %s', (question, line) => {
  expect(whoDoes(question, line)).toBeUndefined();
});
