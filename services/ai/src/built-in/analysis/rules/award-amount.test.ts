import { reads } from '../fixtures/reads.ts';
import { awardAmount } from './award-amount.ts';

reads(awardAmount, {
  finds: [
    ['Applicants may request up to $50,000.', /Request at most \$50,000/],
    ['Grants range from $1,000 to $10,000.', /between \$1,000 and \$10,000/],
    ['The maximum award is $75,000 per year for up to two years.', /at most \$75,000 per year/],
    ['Award Ceiling: $1.5 million', /at most \$1,500,000/],
    ['Award Floor: $100,000\n\nAward Ceiling: $250,000', /between \$100,000 and \$250,000/],
    ['Requests must not exceed $25,000 in total costs.', /at most \$25,000 in total costs/],
    ['The EU contribution per project will be between EUR 2 and 4 million.', /€/],
    ['You can apply for between £300 and £20,000.', /£300 and £20,000/],
    ['The minimum request is $5,000.', /at least \$5,000/],
    ['The average grant is $15,000.', /usually about \$15,000/],
    [
      'Approximately $3 million is available for this program in FY 2027.',
      /\$3,000,000 is available in all in FY 2027/,
    ],
    ['The Council expects to award a total of $400,000.', /\$400,000 is available in all/],
    [
      'The budget may not exceed $275,000 in direct costs. No more than $200,000 may be requested in any single year.',
      /\$275,000 in direct costs, and no more than \$200,000 in any single year/,
    ],
    ['Maximum request:\n\n$7,500', /\$7,500/],
  ],
  leaves: [
    'Organizations with annual budgets under $500,000 may apply.',
    'Recipients that expend $1,000,000 or more in federal funds must have a single audit.',
    'Since 1990 the Trust has awarded more than $40 million to local charities.',
    'The Hope Shelter was awarded $30,000 last year.',
    'General liability insurance of $1,000,000 per occurrence is required.',
    'Trainees receive a stipend of $2,262 per month.',
    'For example, a project might request $6,000 for artist fees.',
    'There is an application fee of $25.',
  ],
});
