import { expect, it } from 'vitest';
import { paperName } from './paper-name.ts';

it.each([
  ['PDF version of Application (signed and dated)', 'Application'],
  ['Excel version of Budget', 'Budget'],
  [
    'Proof of standing (tax letter, or the entry in the register of charities of your state)',
    'Proof of standing',
  ],
  ['Scanned copy of the trust deed', 'Trust deed'],
  ['Any other document.', 'Any other document'],
  [
    'Utilization certificate of the previous grant, in the format prescribed under rule 9',
    'Utilization certificate of the previous grant',
  ],
  [
    'Registration Certificate (under section 12 of the Societies Act of 1960)',
    'Registration Certificate',
  ],
  [
    'Audited accounts for the last three years, certified by a chartered accountant',
    'Audited accounts for the last three years',
  ],
])('%s is called %s', (line, name) => {
  expect(paperName(line)?.name).toBe(name);
});

it.each(['Read the guidelines', 'Contact', 'Name of the organization'])(
  '%s is no paper',
  (line) => {
    expect(paperName(line)).toBeUndefined();
  },
);
