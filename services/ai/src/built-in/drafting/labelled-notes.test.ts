import { expect, it } from 'vitest';
import { draftInput } from './fixtures/draft-inputs.ts';
import { draft, section, textOf } from './fixtures/drafted.ts';

/** Labels in capitals, as many who fill in forms write, and amounts as in India. */
const notes = `PLACE: Devgaon town and Sirur block, Orle district, Tarnland. We do not work there so far.
WHAT WE WILL DO: We will open one hearing centre in rented rooms by 15 May 2027 and test every child in 20 schools.
LEADER: Dr. Anjali Kadam, with the Trust since 2004. Its convenor is Smt. Meera Joshi.
TOTAL COST: Rs. 12,60,000
- Salaries Rs. 7,04,000
- Helpers' honoraria, 4 x 2,500 x 15 months: Rs. 1,50,000
- Hearing aids, 300 at Rs. 1,020: Rs. 3,06,000
- Rent and running of centre: Rs. 1,00,000
REQUEST: Rs. 8,60,000
OTHER MONEY: Rotary Club of Orle, Rs. 4,00,000, sanctioned 4 September 2026.
FOREIGN FUNDS: The Trust is registered up to 31 December 2028.
AFTER THE PROJECT: The first centre covers 82% of its costs from a Rs. 30 card.`;

const parts = [
  { name: 'Project description' },
  { name: 'Leadership' },
  { name: 'Sustainability' },
  { name: 'Budget' },
];

const drafted = draft(
  draftInput({
    organizationInfo: {
      name: 'Shravan Trust',
      mission: 'We help children hear.',
      additionalInfo: notes,
    },
    parts,
  }),
);
const whole = drafted.map(textOf).join('\n');

it('takes all the costs below their total, in Indian figures too', () => {
  const budget = section(drafted, 'Budget');
  expect(budget).toContain('Salaries');
  expect(budget).toContain('Hearing aids, 300 at Rs. 1,020');
  expect(budget).not.toContain('which is right');
});

it('shouts no label, and keeps those that say something in an ordinary voice', () => {
  expect(whole).not.toMatch(/\b[A-Z]{4,} ?[A-Z]*:/);
  expect(whole).toContain('Foreign funds: The Trust is registered');
});

it('tells what comes after the project where the funder asks for it', () => {
  expect(section(drafted, 'Sustainability')).toContain('The first centre covers 82%');
});

it('divides no place into a list, and no sentence after "Smt."', () => {
  expect(whole).toContain('Devgaon town and Sirur block, Orle district, Tarnland');
  expect(whole).toContain('Its convenor is Smt. Meera Joshi.');
});

it('asks for no other funding that stands beside the costs', () => {
  const asked = draft(
    draftInput({
      organizationInfo: {
        name: 'Marsh Road Readers',
        mission: 'We teach reading.',
        additionalInfo:
          'BUDGET\n* Teachers, 3 part-time: $43,200\n* Tablets: $9,400\n* Books: $2,900\nTOTAL $55,500\n\nComing in: employers $20,500 between them. River Trust $8,000, awarded October 6, 2026. So we need $27,000.',
      },
      parts: [{ name: 'How did you arrive at the amount?' }, { name: 'Budget' }],
    }),
  );
  expect(asked.map(textOf).join('\n')).not.toContain('Which other funding');
});

it('begins a summary with what is wanted, and not with how it is measured', () => {
  const made = draft(
    draftInput({
      organizationInfo: {
        name: 'Sondu Seed Women',
        mission: 'We keep seed.',
        additionalInfo:
          'We want three more seed houses, at Orle, Tarn and Lisk. How many people? I said 1,000 households and you said be careful. So let us say 750 new households borrow in the first two seasons.',
      },
      answers: [
        {
          question: 'How will you measure the results?',
          answer: 'In January 2028 students will visit 60 of the households and ask what they ate.',
        },
      ],
      parts: [{ name: 'Project Abstract' }, { name: 'Project Design' }, { name: 'Your team' }],
    }),
  );
  const abstract = section(made, 'Project Abstract');
  expect(abstract).toContain('three more seed houses');
  expect(abstract).not.toContain('students will visit');
  expect(made.map(textOf).join('\n')).not.toContain('you said');
  expect(section(made, 'Your team')).not.toContain('750 new households');
});
