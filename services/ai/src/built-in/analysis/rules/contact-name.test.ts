import { expect, it } from 'vitest';
import { findIn } from '../fixtures/reads.ts';
import { contacts } from './contacts.ts';

const lines = (text: string): string[] => findIn(contacts, text).map((one) => one.text);

it.each([
  [
    'Contact Joan Petit, Grants Officer, at jpetit@example.org or 555-304-0107.',
    'Ask questions about the program: Joan Petit, jpetit@example.org, 555-304-0107',
  ],
  [
    'Questions only to Tamika Rozycki, trozycki@example.gov.',
    'Ask questions about the program: Tamika Rozycki, trozycki@example.gov',
  ],
  [
    'Questions? Phyllis Aune 555-0162 after supper.',
    'Ask questions about the program: Phyllis Aune, 555-0162',
  ],
  [
    '## Contact\nPhilippa Ngata\nTelephone: (202) 555-0175',
    'Ask questions about the program: Philippa Ngata, (202) 555-0175',
  ],
  [
    'You may telephone Sr. Bernarda Toomey, 502-555-0188, except during dinner.',
    'Ask questions about the program: Sr. Bernarda Toomey, 502-555-0188',
  ],
])('names whom to ask: %s', (text, line) => {
  expect(lines(text)).toContain(line);
});

it.each([
  'Questions? Contact the Grants Office at grants@example.org.',
  'Contact Community Programs, 555-304-0107.',
  'For questions call United Way at 555-304-0107.',
])('takes no office for a person: %s', (text) => {
  expect(lines(text).join()).toMatch(/^Ask questions about the program: (?:grants@|555)/);
});
