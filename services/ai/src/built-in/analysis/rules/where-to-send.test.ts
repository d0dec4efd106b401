import { reads } from '../fixtures/reads.ts';
import { whereToSend } from './where-to-send.ts';

reads(whereToSend, {
  finds: [
    [
      'Send everything as a single PDF to poems@house.example.org.',
      /^Send the application to: poems@house\.example\.org$/,
    ],
    [
      'Please submit a proposal and a budget by email to Ana Lund at grants@elm.example.org.',
      /^Send the application to: grants@elm\.example\.org$/,
    ],
    [
      'Return the form by email to green@vale.example.gov.uk.',
      /^Send the application to: green@vale/,
    ],
    [
      'RETURN TO: Clement R. Yoder, Trustee, Harlan Foundation, 44 North Sixth Street, Reading, PA 19601.',
      /^Send the application to: Clement R\. Yoder, .*PA 19601$/,
    ],
    [
      'By email to clerk@example.org - as ONE pdf, under 10MB - or by post to: The Clerk, 3 Chapel Mews, York YO42 0XX.',
      /^Send the application to: clerk@example\.org/,
    ],
    [
      'Mail your letter to P.O. Box 1148, Providence RI 02901.',
      /^Send the application to: P\.O\. Box 1148/,
    ],
    [
      'Those who prefer may send a PDF to letters@example.org; put your name in the subject line.',
      /^Send the application to: letters@example\.org/,
    ],
    [
      'Mail Completed Application To:\nRoyal Hill Foundation\nP.O. Box 8956\nPortland, OR 97207',
      /^Send the application to: Royal Hill Foundation, P\.O\. Box 8956, Portland, OR 97207$/,
    ],
    [
      'All correspondence is to be mailed to: Jim Storm\nHill Foundation\n5200 Willson Road, Suite 307\nMinneapolis, MN 55424',
      /^Send the application to: Jim Storm, Hill Foundation, 5200 Willson Road, Suite 307, Minneapolis, MN 55424$/,
    ],
  ],
  leaves: [
    'Send your questions about the form to ana@elm.example.org.',
    'Submit invoices and receipts by email to pay@elm.example.org.',
    'Submit a letter of intent by email to loi@elm.example.org.',
    'Send questions to:\nHill Foundation\nP.O. Box 12\nPortland, OR 97207',

    '## Agency contacts\nEmail: program@example.gov',

    'Send questions to grants@example.org.',
    'By mail we mean the post.',
    '## Technical trouble\nE-mail to help@example.org.',
  ],
});
