import { reads } from '../fixtures/reads.ts';
import { deadline } from './deadline.ts';

reads(deadline, {
  finds: [
    [
      'There are two intakes each year: February 26, 2027 and September 24, 2027.',
      /February 26, 2027[\s\S]*September 24, 2027/,
    ],
    [
      '## Key dates\nDraft budget: May 3, 2027\n\nFinal application: June 14, 2027, 11:59 p.m.',
      /^Submit the application by June 14, 2027, 11:59 PM$/,
    ],
    [
      'Spring round closes March 3, 2028. Fall round closes October 6, 2028. Both at 8 p.m. Eastern.',
      /March 3, 2028, 8:00 PM Eastern/,
    ],
    ['Please return this form by 31 May 2027 to the Clerk.', /by May 31, 2027$/],
    [
      'Return the signed application to the town office by noon on June 4, 2027.',
      /by June 4, 2027, 12:00 PM$/,
    ],
    [
      '## Letter of Intent\nCompleted applications must be postmarked by February 15 each year.',
      /^Postmark the application by February 15 each year/,
    ],
    [
      'The round opens 9:00 am on 2 February 2027 and closes 5:00 pm on 13 March 2027.',
      /^Submit the application by March 13, 2027, 5:00 PM$/,
    ],
    [
      'Applications close: Friday 16 April 2027 at 12 noon, UK time. Projects run for six to fifteen months, starting no earlier than 1 September 2027 and ending no later than 31 December 2028.',
      /^Submit the application by April 16, 2027, 12:00 PM UK time$/,
    ],
    [
      'Submission deadline: The form shall be completed any time between the launch of the Open Call and the 19th of January 2027 at 17:00 CET.',
      /^Submit the application by January 19, 2027, 5:00 PM CET$/,
    ],
    [
      'Deadline for applications: Eligibility check requests can be submitted until 10 December 2026. Applications must be received by 19 January 2027.',
      /^Submit the application by January 19, 2027$/,
    ],
    [
      'Applications for the 2027 cycle will be accepted Jan 1, 2027, through July 1, 2027.',
      /^Submit the application by July 1, 2027$/,
    ],
    [
      'Apply between Monday, March 1, 2027 (9am Pacific Time) and Tuesday, March 30, 2027 (5pm Pacific Time) on this website.',
      /^Submit the application by March 30, 2027, 5:00 PM Pacific Time$/,
    ],
    [
      'The portal will be opened for 90 days from 15th July to 30th September to enable organizations to submit their applications.',
      /^Submit the application by September 30$/,
    ],
    [
      'All proposals are due to the Projects Committee for review by February 15, and notifications will be made in mid-May.',
      /^Submit the application by February 15$/,
    ],
    [
      '## How to apply\nNext deadlines for proposals:\n- 1st April 2027 (notification 15 April)\n- 1st July 2027 (notification 15 July)',
      /^Submit the application by April 1, 2027\nSubmit the application by July 1, 2027$/,
    ],
    ['This is a rolling call.', /^Apply at any time: applications are taken on a rolling basis$/],
    [
      'Submission End: 2027/09/10 05:00 PM',
      /^Submit the application by September 10, 2027, 5:00 PM/,
    ],
    [
      'Applications are due by 5 May 2027.\n\nUpdate: Applications have been extended until 31st May 2027.',
      /^Submit the application by May 31, 2027[^\n]*$/,
    ],
    [
      'Click on the link on the left to complete the form and upload the application by February 17, 2027.',
      /February 17, 2027/,
    ],
    [
      'In case of a weekend or holiday, the deadline is the next business day.',
      /weekend or holiday, the deadline is the next business day$/,
    ],
    [
      'Applications must be received by the first day of March, June, September, and December.',
      /by the first day of March, June, September, and December$/,
    ],

    [
      'The current call for proposals will end at midnight PST on September 15, 2027.',
      /September 15, 2027, 11:59 PM PST/,
    ],
    [
      '#### You must submit your application prior to 5:00pm Central Time on Wednesday, September 4, 2027\n\nUse the form.',
      /September 4, 2027, 5:00 PM/,
    ],
    [
      '### Full Proposal Target Date(s):\n\nApril 01, 2027\n\nDesign track\n\nApril 07, 2028\n\nScale track\n\nWe look forward to reading what you send.',
      /April 7, 2028 \(Scale track\)/,
    ],
    [
      '## Summary of Deadlines\n\n| Event | Deadline |\n| --- | --- |\n| Submission Deadline | 2027 March 4 |\n| Village Fair | 2027 July 1 |',
      /^(?![^]*July)[^]*March 4, 2027/,
    ],
    [
      'We must have everything by the Feast of St. Blaise, Wednesday, February 3, 2027.',
      /by February 3, 2027/,
    ],
    [
      '## Application cycle\n| Cycle | Events held | Application due |\n| I | October 1, 2027 | May 3, 2027 |\n| II | April 1, 2028 | October 15, 2027 |',
      /^Submit the application by May 3, 2027[^\n]*\nSubmit the application by October 15, 2027/,
    ],
    [
      "Forms must be in this office (postmarks don't count) by 4 o'clock on Thursday, April 15, 2027.",
      /^Submit the application by April 15, 2027, 4:00 PM$/,
    ],
    [
      'Letters are read as they come; however, to be considered at the spring meeting they should reach us by March 15, 2027.',
      /by March 15, 2027/,
    ],
    [
      '| Round | In our hands by noon on | You hear by |\n| Winter | January 29, 2027 | March 9, 2027 |\n| Summer | June 4, 2027 | July 20, 2027 |',
      /by January 29, 2027.*\(winter\)/,
    ],
    [
      'Your request must be in by the first business day of February, May, August or November.',
      /first business day of February/,
    ],
    [
      '## Timeline\nApril 14, 2027 - Full proposals due, 5:00 p.m. Pacific',
      /by April 14, 2027, 5:00 PM Pacific/,
    ],
    [
      '| Step | Date |\n| Submit the form to the portal: due | January 20-27, 2027 at 11:59 p.m. |',
      /by January 27, 2027, 11:59 PM/,
    ],
    ['June 15 and September 15 to be considered in November', /June 15[\s\S]*September 15/],
    [
      'Applications must be received by 5:00 p.m. Eastern Time on Friday, March 6, 2026.',
      /by March 6, 2026, 5:00 PM Eastern Time/,
    ],
    ['Application deadline: April 15, 2026', /by April 15, 2026/],
    [
      'The deadline for submission is 17:00 (Brussels time) on 12 February 2027.',
      /by February 12, 2027, 5:00 PM Brussels time/,
    ],
    ['Proposals are due no later than noon on June 1, 2026.', /June 1, 2026, 12:00 PM/],
    [
      'Letters must arrive, not be postmarked, by October 30, 2026.',
      /^Submit the application by October 30, 2026/,
    ],
    [
      'Completed packets must be postmarked by October 31, 2026.',
      /^Postmark the application by October 31, 2026/,
    ],
    [
      'Grant requests are due March 1 and September 1 of each year.',
      /March 1 each year[\s\S]*September 1 each year/,
    ],
    [
      'The application portal opens January 5, 2026 and closes February 20, 2026 at 11:59 pm.',
      /^Submit the application by February 20, 2026, 11:59 PM$/,
    ],
    ['Applications are accepted on a rolling basis; there is no deadline.', /rolling basis/],
    ['Requests may be submitted at any time during the year.', /at any time/],
    ['Closing date:\n\n3 June 2026', /June 3, 2026/],
    [
      '## Deadlines\n\n- Fall cycle: October 1, 2026\n- Spring cycle: April 1, 2027',
      /October 1, 2026[\s\S]*April 1, 2027/,
    ],
    [
      '| Event | Date |\n| RFP issued | May 1, 2026 |\n| Proposals due | June 12, 2026 by 4 p.m. PT |',
      /^Submit the application by June 12, 2026, 4:00 PM PT$/,
    ],
    [
      'Letters of intent are due May 1, 2026, and full applications are due July 10, 2026.',
      /^Submit the application by July 10, 2026$/,
    ],
    // Which of several dates it is
    [
      'Paper submissions: Paper applications must be received by 4:00 p.m. local time on August 12, 2026.\nElectronic submissions: Electronic applications will be accepted via Grants.gov by 11:59 p.m. Eastern Time on August 7, 2026.',
      /August 12, 2026, 4:00 PM local time \(Paper submissions\)\n.*August 7, 2026, 11:59 PM Eastern Time \(Electronic submissions\)$/,
    ],
    [
      'Applications should be with the Clerk by:\n| 31st January | for the March meeting |\n| 31st May | for the July meeting |',
      /January 31 \(March meeting\)\n.*May 31 \(July meeting\)$/,
    ],
    [
      '## What are the application deadlines?\n- March 1 - Artist Fellowships and Cultural Facilities\n- June 1 - School projects and grants to organizations',
      /March 1 \(Artist Fellowships and Cultural Facilities\)\n.*June 1 \(School projects/,
    ],
    [
      '| Events held | Application due |\n| Oct. 1, 2027 - Mar. 31, 2028 | 5:00 p.m., May 3, 2027 |\n| Apr. 1 - Sept. 30, 2028 | 5:00 p.m., October 15, 2027 |',
      /May 3, 2027, 5:00 PM \(Events held Oct\. 1, 2027 - Mar\. 31, 2028\)/,
    ],
    [
      'When: most requests go to the board. Corporate committee (over $10,000): applications close August 2, once a year.',
      /August 2 - Corporate committee \(over \$10,000\)$/,
    ],
    [
      '| Round 1 closes | 5 pm Friday 4 September 2026 (CLOSED) |\n| Round 2 closes | 5 pm Friday 12 March 2027 |',
      /This round has closed: September 4, 2026, 5:00 PM/,
    ],
    [
      'Applications are due June 1, 2027. When a due date falls on a weekend or holiday, applications are due by the last business day before the due date.',
      /falls on a weekend or holiday/,
    ],
  ],
  leaves: [
    '## Deadlines and calendar\nComments returned by staff: January 29, 2027',
    '## Deadlines\nFeedback given on drafts: 5 May 2027',
    'Report due: October 31, 2027',
    '| Acquittal due | 30 September 2027 |',
    'Grantees send a one-page report by 30 September 2027.',
    'Fellows must file their travel receipts by June 1, 2027.',
    'The signed grant agreement must be returned by July 1, 2027.',
    'Applications withdrawn by November 15, 2027 do not count.',
    'We solicit applications and award grants on or before September 15, 2027.',

    'Deadline for Intergovernmental Review: March 26, 2027.',
    '## 2. Notice of Intent\nApplicants are encouraged to send by December 11, 2026 an e-mail of not more than one page.',
    'P.S. The Giving Tree list is due December 1, and that IS a separate thing.',
    '## Coming up at the Foundation\nScholarship applications close March 15, 2027.',
    '## Important deadlines\nFebruary 12, 2027: Application is available',
    'Letters of intent are due May 1, 2026.',
    'Applicants will be notified by August 15, 2026.',
    'Questions must be submitted by May 9, 2026.',
    'Final reports are due December 31, 2027.',
    'All funds must be spent by June 30, 2027.',
    'The organization must have been established before January 1, 2020.',
    'In 2024 we received 300 applications by the March 1, 2024 deadline and awarded 20 grants.',
    'Application Deadline: [date]',
    'The information session on May 5, 2026 explains how to submit an application.',
    'Costs incurred between October 1, 2026 and March 30, 2027 may be reimbursed.',
    'Grants can be applied toward future travel, provided travel takes place prior to June 30 of the current year.',
    'Applications for projects that take place between January 1, 2027 and June 30, 2027 are welcome.',
    'Fellows will also be required to submit a comprehensive report by October 1, 2027.',
    'The office will complete the purchase for your approved funding request no later than May 31st.',
    'Expenses may be claimed by submitting a description like "9/10/27, breakfast at the airport".',
    '6 December 2027: Deadline by the Foundation board on granting',
  ],
});
