import { expect, it } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Alder Creek Friends',
    achievements: 'Planted 11,400 trees on 7.1 miles of bank since 2014.',
  },
  answers: [
    {
      question: 'How much do you ask for, and for what?',
      answer: '$30,000 out of $55,000. Trees 6,300 x $2.40 = $15,120.',
    },
    { question: 'What will you do?', answer: 'We plant trees on 4.2 miles of bare bank.' },
  ],
};

it('is what is asked for, whatever it will pay for', () => {
  const told = 'Alder Creek Friends requests $30,000 to plant trees on 4.2 miles of bare bank.';
  expect(falseIn(told, sources)).toEqual([]);
});

it.each(['$32,000', '$55,000'])('is reported where it is not: %s', (amount) => {
  const told = `Alder Creek Friends requests ${amount} to plant trees on 4.2 miles of bare bank.`;
  expect(falseIn(told, sources)).toContain(amount);
});

it('may stand in notes without a sign, and so may the total', () => {
  const notes = {
    organizationInfo: {
      name: 'Alder Creek Friends',
      annualBudget: '$61,300',
      additionalInfo: 'seedlings 14,000\nvan hire 5,850\n= 19,850\nwant 18,000 from the county',
    },
  };
  const told =
    'The costs come to $19,850 in all. Alder Creek Friends requests $18,000 of the county.';
  expect(falseIn(told, notes)).toEqual([]);
  expect(falseIn('The costs come to $18,500 in all.', notes)).toContain('$18,500');
});

it('may stand under the label of an amount, beside grants of other years', () => {
  const notes = {
    organizationInfo: {
      name: 'Alder Creek Friends',
      additionalInfo: 'Amount: $32,500 (Canadian). Total cost $41,000.',
    },
    answers: [
      {
        question: 'Have you had grants before and how did they go?',
        answer: '$7,500 from the county in 2021 for a ramp. Tern Fund $18,900 in 2023 for saws.',
      },
    ],
  };
  expect(falseIn('We request $32,500.', notes)).toEqual([]);
  expect(falseIn('We request $23,500.', notes)).toContain('$23,500');
});
