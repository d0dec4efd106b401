import { reads } from '../fixtures/reads.ts';
import { rejection } from './rejection.ts';

reads(rejection, {
  finds: [
    [
      'Applications that average fewer than 60 points are not discussed further.',
      /fewer than 60 points/,
    ],
    ['We have no way to take a late application.', /no way to take a late application/],
    [
      'A request that arrives after the closing date is kept for the next meeting.',
      /is kept for the next meeting/,
    ],
    [
      'Requests for monetary donations cannot be accepted.',
      /^Requests for monetary donations cannot be accepted$/,
    ],
    [
      "Proposals for projects that are not on these lists won't be considered.",
      /won't be considered/,
    ],
    [
      'Grants that have been sent in without a previous discussion will not be accepted.',
      /without a previous discussion will not be accepted/,
    ],
    ['You will not be able to apply after this time.', /not be able to apply after/],
    [
      'Gap funding to bridge support between external grants will not be considered.',
      /Gap funding .* will not be considered/,
    ],
    ['Late applications will not be accepted.', /Late applications will not be accepted/],
    ['Incomplete proposals will be rejected without review.', /rejected/],
    [
      'We will not consider an application that:\n\n- is late\n- asks for more than the ceiling',
      /rejected if .*: is late; asks for more than the ceiling/,
    ],
    ['Applications requesting more than $50,000 will be deemed ineligible.', /ineligible/],
    ['No extensions to the application deadline will be granted.', /No extensions/],
    ['We do not accept unsolicited proposals.', /unsolicited/],
    [
      'We will not consider:\n- projects already under way\n- purchases of vehicles',
      /^Not considered: projects already under way; purchases of vehicles$/,
    ],
  ],
  leaves: [
    'Projects will not be considered for funding if they do not obtain the minimum threshold for the following criteria:\n\n- the extent to which the action meets the objectives of the call;\n- the extent to which the action has a genuine transnational dimension;',
    'Applications will be reviewed by a panel in May.',
    'Your privacy will be considered.',
    'All proposals will be evaluated by staff.',
  ],
});
