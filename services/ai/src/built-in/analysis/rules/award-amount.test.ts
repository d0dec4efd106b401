import { reads } from '../fixtures/reads.ts';
import { awardAmount } from './award-amount.ts';

reads(awardAmount, {
  finds: [
    ["This year's fund: £700,000, about thirty grants", /£700,000 is available in all/],
    ['Pot for 2028: £240,000 across two rounds', /£240,000 is available in all/],
    [
      'Grants are between $8,000 and $90,000 in total (or about the same in euros).',
      /^Request between \$8,000 and \$90,000/,
    ],
    [
      'A total of $900,000 is available; individual awards will not exceed $120,000.',
      /(?=[\s\S]*\$900,000 is available in all)(?=[\s\S]*Request at most \$120,000)/,
    ],
    [
      '| Funding available | $1.2 million in total; grants of $5,000 to $30,000 |',
      /(?=[\s\S]*\$1,200,000 is available in all)(?=[\s\S]*between \$5,000 and \$30,000)/,
    ],
    [
      'For 2028 we have $90,000 in all and expect to make about six grants.',
      /^About \$90,000 is available in all/,
    ],
    ['We have $300,000 for this round.', /^About \$300,000 is available in all this round$/],
    [
      'Founded in 1998, the Foundation gives about $450,000 each year.',
      /^About \$450,000 is available each year$/,
    ],
    ['The Trust awards nearly $90,000 in grants annually.', /^About \$90,000 is available/],
    // What is no grant's worth is told in the funder's words, never as "Awards are … each".
    [
      'You are eligible for a share of its almost £90,000 grant funding pot.',
      /^You are eligible for a share of its almost £90,000 grant funding pot$/,
    ],
    [
      'The 2027 grants include $8,000,000 for prevention, research grants and administration.',
      /^The 2027 grants include/,
    ],
    ['A grant of $2,500 is used to fulfill a program.', /^Awards are \$2,500 each$/],
    [
      'We provide each award recipient or group with $5,000 for a lesson plan.',
      /^Awards are \$5,000 each$/,
    ],
    ['$5000 USD is the maximum award: smaller bids are encouraged.', /^Request at most \$5,000$/],
    [
      'We intend to cap the total support of a grant at $1000 for any one request.',
      /^Request at most \$1,000$/,
    ],
    ['Projects may be funded by a grant in amounts up $500.', /^Request at most \$500$/],
    [
      'No group or event will be awarded more than one thousand dollars ($1000) for a project.',
      /^Request at most \$1,000$/,
    ],
    [
      'Flat grants of $1000 and $500 are offered to international and local attendees respectively.',
      /^Flat grants of \$1000 and \$500 are offered/,
    ],
    [
      'If several grants are applied for, the total amount awarded to that individual may not exceed $4,000.',
      /^Request at most \$4,000$/,
    ],
    [
      'We are launching a new grants program of up to $4M to support such projects.',
      /^Up to \$4,000,000 is available in all$/,
    ],
    [
      'Grants totaling between $1-4M are available.',
      /^Between \$1,000,000 and \$4,000,000 is available in all$/,
    ],
    [
      'The fund provides up to $10,000 support for project materials.',
      /^The fund provides up to \$10,000 support for project materials$/,
    ],
    [
      '$2,500 is generally the maximum grant available in a year.',
      /^Grants are usually up to \$2,500/,
    ],
    [
      'The Board has voted to approve a budget of approximately $80,000 for the 2027 Grant Program.',
      /^About \$80,000 is available in all/,
    ],
    [
      'Anticipated Funding Amount: $56,000,000\nApproximately $31 M for Track One\nApproximately $25 M for Track Two',
      /^(?!.*usually)/s,
    ],
    [
      'The maximum award per grant is $225,000 and matching funds are required.',
      /^Request at most \$225,000$/,
    ],
    [
      'Up to $5,000 may be awarded to each recipient, with $25,000 in total funding available.',
      /^About \$25,000 is available in all\nRequest at most \$5,000$/,
    ],
    [
      'Total funds available for 2027: $600,000; Project Awards: $10,000 - $75,000.',
      /^(?:About )?\$600,000 is available in all\nRequest between \$10,000 and \$75,000$/,
    ],
    [
      'Award size: $10,000 - $75,000; total available: $600,000.',
      /^(?:About )?\$600,000 is available in all\nRequest between \$10,000 and \$75,000$/,
    ],
    [
      'Total pool $300,000, individual grants $2,000-$9,000.',
      /^About \$300,000 is available in all\nRequest between \$2,000 and \$9,000$/,
    ],
    [
      'The maximum total contribution to an organization per fiscal year is $15,000.',
      /^Request at most \$15,000 per year$/,
    ],
    [
      'The Service announces the availability of approximately $4.45 million in competitive grant funds.',
      /^About \$4,450,000 is available in all$/,
    ],

    [
      'The funding support under this scheme will be up to Rs. 10,000 (for a semester).',
      /at most INR 10,000/,
    ],
    [
      'No grant of more than $2500 will typically be awarded in any given case nor will grants totaling more than $2500 be awarded to any single individual in a year.',
      /^Request at most \$2,500/,
    ],
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
    ['Requests may not exceed $50,000 over 1 year.', /^Request at most \$50,000 over one year$/],
    ['Applicants may request up to $50,000.', /Request at most \$50,000/],
    ['Grants range from $1,000 to $10,000.', /between \$1,000 and \$10,000/],
    ['The maximum award is $75,000 per year for up to two years.', /at most \$75,000 per year/],
    ['We can share $95,000 this coming year.', /\$95,000 is available in all/],
    ['The Council has budgeted $225,000 for FY 2028.', /\$225,000 is available in all/],
    [
      'Total amount of funding you are applying for - the maximum that can be applied for is £10,000.',
      /^Request at most £10,000/,
    ],
    [
      'The Board expects to have about $890,000 a year for all three councils.',
      /\$890,000 is available each year/,
    ],
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
    [
      'In 2027 we will make about 20 grants of $5,000 to $25,000, for a total of $400,000.',
      /^\$400,000 is available in all\nRequest between \$5,000 and \$25,000/,
    ],
    ['Grants of up to $15,000 are available.', /^Request at most \$15,000$/],
    ['$23M, subject to availability of funds', /^About \$23,000,000 is available in all$/],
    ['The minimum grant award amount per intermediary is $50,000.', /^Request at least \$50,000$/],
    ['## The Basics\n- $250 to $25,000', /^Request between \$250 and \$25,000$/],
    ['Maximum request:\n\n$7,500', /\$7,500/],
    // A ceiling without the name of its tier would be taken for that of all.
    [
      '## Funding categories\n| Category | Expected visitors | Maximum award |\n| A. Signature | 1,000 | $40,000 |\n| B. Established (third year or later) | 300 | $20,000 |\n| C. Off-season bonus | - | add $2,500 |',
      /^A\. Signature: request at most \$40,000\nB\. Established \(third year or later\): request at most \$20,000\nC\. Off-season bonus: add \$2,500$/,
    ],
    [
      '# Funding streams\n## Stream 1: Community Projects\n$1,001 to $8,000. Speak with us a week before closing.\n## Quick Response\nUp to $500. One page form, ten working days.',
      /^Stream 1 \(Community Projects\): request between \$1,001 and \$8,000\nQuick Response: request at most \$500$/,
    ],
    [
      '## What we give\nMain Grants: £500 to £5,000, for one year.\nVillage Halls: up to £10,000 towards roofs and heating.',
      /^Main Grants: request between £500 and £5,000\nVillage Halls: request at most £10,000$/,
    ],
    [
      'Track 3 projects are expected to be budgeted in the $500K - $1.5M range for up to 3 years',
      /^Track 3: request between \$500,000 and \$1,500,000/,
    ],
    [
      'First-time applicants should ask for no more than $5,000.',
      /^First-time applicants: request at most \$5,000$/,
    ],
    [
      'After a successful first grant you may ask for up to $40,000 a year for two years.',
      /^After a successful first grant: request at most \$40,000 per year/,
    ],
    ['Small grants up to $5,000; Large up to $25,000', /Small grants.*\$5,000.*Large.*\$25,000/],
    [
      'Grant size: Up to $20,000 (average award: $8,500)',
      /^Request at most \$20,000\n.*usually about \$8,500/,
    ],
    ['The total request may not exceed $400,000.', /^Request at most \$400,000 in all$/],
    ['No gift will be larger than $7,500 and most will be nearer to four.', /at most \$7,500$/],
    ['Each microgrant offers $1500 for training workshops.', /^Awards are \$1,500 each$/],
    ['Between 3 000 $ and 12 000 $ per project.', /^Request between \$3,000 and \$12,000$/],
    ['Up to 60 000 $ available this year.', /^Up to \$60,000 is available in all this year$/],
    ['Grants of up to £5k are made.', /^Request at most £5,000$/],
    ['The grant may not exceed 12 000 €.', /^Request at most €12,000$/],
    [
      'Project grants are available for projects valued at up to $25,000 each.',
      /^Request at most \$25,000$/,
    ],
    [
      'If your group is applying for more than $1,000, it must be incorporated. Grants of up to $6,000 are made.',
      /^Request at most \$6,000$/,
    ],
  ],
  leaves: [
    'In addition, a living and moving allowance of up to $4,000 is offered to fellows.',
    'For students requesting up to $250: Proof of attendance at a conference.',
    'To date, 37 grants have been awarded totalling £39,999.',
    'After granting $35,000 to date, the fund announces its next cycle.',
    'Grants can only be paid from the interest earned, which is less than £1,000 a year.',
    'Principal investigator of a grant: 77,000-112,000 Kč (about €3,100-4,600) monthly',
    'A typical conference grant size is USD 10 per attendee.',
    'The Office is launching a $1,000,000 prize competition to award cash prizes to incubators.',
    'If the project budget exceeds $10,000, describe the plan for the rest.',
    'Recommended grants: up to EUR 120 for daily allowance.',
    'We may pause the program if our budget for the quarter ($15,000 USD) has been spent.',

    'Your co-contribution may include volunteer labour at $45/hour, but no more than half of it.',
    'Groups with annual budgets of $600,000 or less may ask.',
    'An award shall not exceed $25.00 per documented room night.',
    'For general support, see our Capacity Building Grants, which go up to $15,000.',
    'The Seniors Club Grants are a separate program with grants of up to $1,500.',
    'It follows the Smart Cities program, which made 60 awards of up to $1,200,000 in 2023.',
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
    'Thanks to your gifts and a $50,000 grant from the Ames Foundation, we opened ten beds.',
  ],
});
