import { reads } from '../fixtures/reads.ts';
import { notTaken } from './not-taken.ts';

reads(notTaken, {
  finds: [
    ['We accept letters of inquiry only.', /^We accept letters of inquiry only$/],
    ['We do not take fax or e-mail.', /^We do not take fax or e-mail$/],
    ['No letters of support, no videos, no binders.', /^No letters of support, no videos/],
    ['Nothing else, please: no brochures, clippings or discs.', /no brochures/],
    ['Please do not send proposals.', /do not send proposals/],
    [
      'Requests by mail are fine. Faxes and e-mails are not accepted.',
      /^Faxes and e-mails are not accepted$/,
    ],
    ['Staple nothing.', /^Staple nothing to the application$/],
    [
      'Additional enclosures, such as flyers, are not to be a part of the Letter of Inquiry.',
      /^Additional enclosures/,
    ],
  ],
  leaves: [
    'Please send your letter by e-mail.',
    'We do not fund buildings.',
    'No paper should be wasted on this.',
  ],
});
