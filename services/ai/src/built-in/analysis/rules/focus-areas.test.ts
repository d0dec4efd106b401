import { reads } from '../fixtures/reads.ts';
import { focusAreas } from './focus-areas.ts';

reads(focusAreas, {
  finds: [
    [
      'We fund projects in the following areas:\n- Youth and families\n- Clean water\n- The arts',
      /^The funder supports work in: Youth and families; Clean water; The arts$/,
    ],
    [
      'The Trust makes grants in these priority areas:\n- Rural health\n- Literacy',
      /^The funder supports work in: Rural health; Literacy$/,
    ],
    [
      'Proposals must address at least one of the following themes:\n- Housing\n- Transport',
      /^Fit the project to one of these: Housing; Transport$/m,
    ],
    [
      'The solutions proposed in response to this RFP should address one or more of the five core challenges.',
      /should address one or more of the five core challenges/,
    ],
  ],
  leaves: [
    'We do not fund the following areas:\n- Debts\n- Dinners',
    'Grants are made in the following counties:\n- Linn\n- Polk',
    'Describe how the project supports the following goals:\n- Access\n- Quality',
    'The budget must show the following categories:\n- Salaries\n- Supplies',
  ],
});
