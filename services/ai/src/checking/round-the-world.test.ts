import { describe, expect, it } from 'vitest';
import type { ClaimSources } from './claim-sources.ts';
import { falseIn } from './fixtures/false-in.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Marula Savers Trust',
    annualBudget: 'R4,180,000',
    achievements:
      'We have planted 246,000 marula trees. One household in twelve speaks Khwe. A baker takes 12 cents of every rand. Two women in five have had training. In 2023 we built a kitchen for ₹1.15 crore with Gram Setu. Volunteers gave 6,500 hours. The story was printed on 11 November 2024.',
  },
  answers: [
    {
      question: 'How much do you ask for?',
      answer:
        'We ask for R2,940,000 over thirty months. The taxi costs R75 each way. Rent should bring R66,000 a year. The Employees Fund has promised ₹40 lakh.',
    },
    {
      question: 'What will you do?',
      answer:
        'The pipe is 2.4 km long. The mill buys 28 tonnes of millet. A doctor calls once a fortnight. A report follows every four months. Lessons last ninety minutes. A meal is brought by 12:30 p.m. Bass Timber, a sawmill at Bridport, gives the wood. A choir from Devonport sings. Dr. Owen of the University of Tasmania counts. Melbourne sends two students.',
    },
  ],
};
const reported = (text: string): string[] => falseIn(text, sources);

describe('money, measures and shares as other countries write them', () => {
  it.each([
    'We ask for R2.94 million over two and a half years.',
    'We ask for 2,940,000 rand over thirty months.',
    'Rent should bring R5,500 a month.',
    'The Employees Fund has promised ₹4 million.',
    'The Employees Fund has promised ₹40,00,000.',
    'In 2023 we built a kitchen for ₹11.5 million with Gram Setu.',
    'We have planted 2.46 lakh marula trees.',
    'The pipe is 2,400 metres long.',
    'The mill buys 28,000 kilograms of millet.',
    'A doctor calls every two weeks.',
    'A report follows three times a year.',
    'Lessons last 1.5 hours.',
    'A meal is brought by half past twelve.',
    '1 in 12 households speaks Khwe.',
    'A baker takes 12% of every rand.',
    '40% of the women have had training.',
    'Volunteers gave six and a half thousand hours.',
    'The story was printed on 11 November 2024, a Monday.',
    'We have planted more than 240,000 marula trees.',
  ])('are the same: %s', (text) => {
    expect(reported(text)).toEqual([]);
  });

  it.each([
    ['R2,490,000', 'We ask for R2,490,000 over thirty months.'],
    ['US$2,940,000', 'We ask for US$2,940,000 over thirty months.'],
    ['₹1.15 lakh', 'In 2023 we built a kitchen for ₹1.15 lakh with Gram Setu.'],
    ['₹4,00,000', 'The Employees Fund has promised ₹4,00,000.'],
    ['R6,500', 'Rent should bring R6,500 a month.'],
    ['2,400', 'The mill buys 2,400 kilograms of millet.'],
    ['250,000', 'We have planted more than 250,000 marula trees.'],
    ['half past one', 'A meal is brought by half past one.'],
    ['One household in ten', 'One household in ten speaks Khwe.'],
    ['Devonport', 'Bass Timber, a sawmill at Devonport, gives the wood.'],
    ['Melbourne', 'Dr. Owen of the University of Melbourne counts.'],
    ['Tuesday', 'The story was printed on 11 November 2024, a Tuesday.'],
  ])('are not: %s', (claim, text) => {
    expect(reported(text)).toContain(claim);
  });
});
