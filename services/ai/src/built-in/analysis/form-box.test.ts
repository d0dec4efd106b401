import { describe, expect, it } from 'vitest';
import { formBoxOf, titleOfBox } from './form-box.ts';

describe('a box of a form', () => {
  it.each([
    [
      'B2. Mission and short history of the organization. Include the number of children seen last year. (200 words)',
      'Mission and short history of the organization',
    ],
    ['2.3 Why is it needed? (max. 200 words)', 'Why is it needed?'],
    [
      '3.1.2 Ownership of the building and insurance (max. 150 words)',
      'Ownership of the building and insurance',
    ],
    ['Q3: What is the problem? Use local figures. (300 words)', 'What is the problem?'],
    ['B7. Staff. Names, licences and share of time. (1,200 characters)', 'Staff'],
    [
      '4) Partners — dentists, schools. What has each promised? (max. 1,200 char.)'.replace(
        '—',
        '-',
      ),
      'Partners',
    ],
    [
      'Describe the program: activities, sites, schedule. (600 words)',
      'Describe the program: activities, sites, schedule',
    ],
    [
      'How did residents help shape the project? [500 words, optional]',
      'How did residents help shape the project?',
    ],
  ])('%s', (text, name) => {
    expect(titleOfBox(formBoxOf(text)?.asks ?? '').name).toBe(name);
  });

  it.each([
    'Project Narrative (10 pages)',
    'TIMELINE (5 points) Break your project down into tasks. (Limit 2,000 characters)',
    'Our region has seen much (more than 2,000 words have been said).',
    '3. Letters of support (see page 4)',
  ])('is not: %s', (text) => {
    expect(formBoxOf(text)).toBeUndefined();
  });
});
