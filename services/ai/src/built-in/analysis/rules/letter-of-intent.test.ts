import { reads } from '../fixtures/reads.ts';
import { letterOfIntent } from './letter-of-intent.ts';

reads(letterOfIntent, {
  finds: [
    [
      '## Calendar\n| Event | Date |\n| Notice of Intent to Apply (mandatory) | May 4, 2027, 3:00 p.m. Mountain Time |\n| Application due | June 18, 2027 |',
      /^Send the notice of intent(?: to apply)? by May 4, 2027, 3:00 PM Mountain Time$/,
    ],
    [
      '## Timetable\n| Step | Date |\n| Track 2: concept note | 4 May 2027, 12:00 (noon) CET |\n| Track 2: full proposal (by invitation) | 6 September 2027, 12:00 (noon) CEST |',
      /^Send the concept note by May 4, 2027, 12:00 PM CET$/,
    ],
    [
      '## Two steps, four dates\n| Step | Date |\n| Letter of inquiry | February 1, 2027, 5 p.m. Central |\n| Invitations sent | March 5, 2027 |\n| Full proposal | April 16, 2027 |',
      /^Send the letter of inquiry by February 1, 2027, 5:00 PM Central$/,
    ],
    [
      'Letter of intent (one page) by April 20, 2027; full proposals by invitation by June 15, 2027.',
      /^Send the letter of intent by April 20, 2027$/,
    ],
    ['Letters must be postmarked by March 31, 2027.', /^Send the letter by March 31, 2027$/],
    [
      'Letters of intent are due by 5 p.m. ET on May 1, 2026.',
      /Send the letter of intent by May 1, 2026, 5:00 PM ET/,
    ],
    ['Letter of Intent Due Date(s)\n\nMay 1, 2025; May 1, 2026', /May 1, 2025; May 1, 2026/],
    ['A letter of intent is not required, but it helps us plan the review.', /not required/],
    ['All applicants must first submit a letter of inquiry.', /letter of inquiry/],
    [
      'Only applicants whose concept paper is approved will be invited to submit a full proposal, and a concept paper is required.',
      /concept paper/,
    ],
    [
      'All Letters of Inquiry are to be at the office no later than 4:00 P.M.:\n- March 1 for the first cycle.\n- October 1 for the second cycle.',
      /Send the letter of inquiry by March 1, 4:00 PM/,
    ],
    ['LOI deadline: January 15, 2027', /January 15, 2027/],
    ['Letters of intent are encouraged but not binding.', /encouraged|not required/],
    ['Pre-proposals must be submitted by March 3, 2026.', /pre-proposal by March 3, 2026/],
    [
      'Letters of intent are due May 1, 2026, and full applications are due July 10, 2026.',
      /by May 1, 2026$/,
    ],
    [
      'Organizations asked to complete a full proposal will receive notification with detailed information.',
      /asked to complete a full proposal/,
    ],
    ['The Foundation has a two-stage funding request process.', /two-stage/],
  ],
  leaves: [
    'Pre-application workshop (optional): May 4, 2027',
    '# Letter of Intent\nCompleted applications must be postmarked by February 15 each year.',
    'Applications are due July 10, 2026.',
    'Include two letters of support.',
    'A letter of agreement will be sent to grantees.',
    'Applicants will be notified by June 1, 2026.',
  ],
});
