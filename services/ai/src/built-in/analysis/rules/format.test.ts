import { reads } from '../fixtures/reads.ts';
import { format } from './format.ts';

reads(format, {
  finds: [
    [
      'Do not change the font (Georgia 12) or the questions.',
      /^Do not change the font \(Georgia 12\) or the questions$/,
    ],
    [
      'And these uploads, as PDF, none larger than 5 MB:\n- Project budget\n- Board list',
      /^And these uploads, as PDF, none larger than 5 MB$/,
    ],
    [
      'Write no more than three pages, in a font no smaller than 12 point, with these sections:',
      /in a font no smaller than 12 point$/,
    ],
    [
      'Use 12-point Times New Roman with one-inch margins, double-spaced.',
      /12-point Times New Roman/,
    ],
    ['All attachments must be in PDF format.', /PDF/],
    ['Files may not exceed 10 MB.', /10 MB/],
    ['Applications must be written in English.', /English/],
    ['Do not encrypt, zip, or password protect any files.', /Do not encrypt/],
    ['Number all pages and do not staple or bind the proposal.', /Number all pages/],
    ['The text should be no smaller than 11 point Arial.', /11 point Arial/],
    ['Margins: at least 1 inch on all sides', /1 inch/],
    ['Proposals must be single-spaced on 8.5 x 11 inch paper.', /single-spaced/],
  ],
  leaves: [
    'The Department of Education is not bound by any estimates in this notice.',
    'The condition, who is living with it (zip codes, ages, incomes), source of data.',
    'pages, 11 point, and contain:',
    'A complete application must contain the following items, in this order, and each item must be tabbed:',

    'Slides from the webinar are available as a PDF.',
    'Download the PDF version of these guidelines.',
    'Programs must serve people with limited English proficiency.',
    'Language services are available in Spanish.',
    'The average household spends more in English towns.',
  ],
});
