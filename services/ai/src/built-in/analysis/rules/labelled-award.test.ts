import { reads } from '../fixtures/reads.ts';
import { labelledAward } from './labelled-award.ts';

reads(labelledAward, {
  finds: [
    ['| Size of a grant | $10,000 to $60,000 |', /^Request between \$10,000 and \$60,000/],
    ['| Award | $2,500 to $10,000 |', /^Request between \$2,500 and \$10,000/],
    ['Amount: $500 - $2,000 per site', /^Request between \$500 and \$2,000 per site$/],
    ['| How much can we apply for? | Between £250 and £2,000 |', /between £250 and £2,000/],
    ['| Grant amount | Up to $35,000 over two years |', /at most \$35,000 over two years/],
    ['| Prize for each winner | $75,000 |', /^Prize for each winner: \$75,000$/],
    ['| Maximum grant | €8,000 |', /^Request at most €8,000/],
    ['| Typical grant | $4,000 to $6,000 |', /^Typical grant: \$4,000 to \$6,000$/],
    ['| Total pot | £45,000 |', /^£45,000 is available in all/],
    ['| Prize purse | $300,000 |', /\$300,000 is available in all/],
    ['Amount available: $2,000,000', /\$2,000,000 is available in all/],
    ['Everybody may ask. Total fund: £1.5m.', /£1,500,000 is available in all/],
  ],
  leaves: [
    '| Amount | $ |',
    '| Award date | May 3, 2027 |',
    '| Total project budget | $40,000 |',
    '| Match | $5,000 |',
    '| Grants | Our grants help towns of fewer than 5,000 people |',
    '| Amount requested from us | how much you ask for |',
    // A list of grants that were made.
    'Elm Club\nAmount: $500\nOak Club\nAmount: $700\nAsh Club\nAmount: $900',
    '## Past grants\n| Grant | $12,000 |',
  ],
});
