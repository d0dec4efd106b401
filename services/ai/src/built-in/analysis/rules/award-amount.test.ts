import { reads } from '../fixtures/reads.ts';
import { awardAmount } from './award-amount.ts';

reads(awardAmount, {
  finds: [
    [
      'The total budget requested may not exceed $750,000 for a duration of up to 36 months.',
      /^Request at most \$750,000/,
    ],
    ['Anticipated Funding Amount: $9,000,000', /\$9,000,000 is available in all/],
    [
      'Applicants may request cost share/matching grants ranging from $10,000 to $75,000.',
      /^Request between \$10,000 and \$75,000/,
    ],
    [
      'Estimated Range of Awards: $4,000,000 to $12,000,000.',
      /between \$4,000,000 and \$12,000,000/,
    ],
    ['We will award $2 million over three years.', /\$2,000,000 is available in all|\$2 million/],
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
    'For requests of more than $2,000, applicants must contribute dollar for dollar.',
    'Applications over $50,000 require the approval of the Executive Director.',
    'In 2019 the agency made 62 awards under a pilot, in amounts up to $40,000.',
    'This notice supersedes the one of March 2023, under which awards of up to $900,000 were made.',
    'Attach two quotes for each item above $10,000.',
    'Brightwell matches employee gifts of up to $1,000 a year.',
    'Charities must have an annual turnover of less than £150,000.',
    'The amount granted varies, but is generally in the range of $8-10 million.',
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
