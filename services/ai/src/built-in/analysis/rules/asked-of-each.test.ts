import { reads } from '../fixtures/reads.ts';
import { askedOfEach } from './asked-of-each.ts';

reads(askedOfEach, {
  finds: [
    [
      'Two neighbors read every request. They ask three things: Is it wanted? Can it be done? Will it last? There are no points.',
      /^Reviewers ask: Is it wanted\?; Can it be done\?; Will it last\?$/,
    ],
  ],
  leaves: [
    'They ask three things: a plan, a budget and a letter.',
    'Do you have questions? Reviewers answer them on Mondays.',
  ],
});
