import { expect, it } from 'vitest';
import { draftInput } from '../fixtures/draft-inputs.ts';
import { draft } from '../fixtures/drafted.ts';

it.each([
  [
    'much more is asked for',
    'We ask for $64,000.\n- Shelves: $7,600\n- Training: $3,800\n- Mats: $2,400\n- ten helpers get what the state scale says for a year',
    '$13,800',
  ],
  [
    'they are the biggest',
    'Ask = $46,000\nBiggest lines: seed $18,600, nets and rope $9,700, stipends $15,000',
    '$43,300',
  ],
  [
    'they are the biggest, one by one',
    'Money: total $82,400. Ask = $46,000.\nBiggest lines: seed $18,600. Nets & rope $9,700. Stipends $15,000. Remaining = lab and fuel.',
    '$24,700',
  ],
  [
    'the request is one of them',
    'We ask for $38,500 for Safe Steps. A trailer would also come out of it, at $4,250. The whole project costs $71,300.',
    '$42,750',
  ],
])('makes no table of some costs only, where %s', (_, additionalInfo, sum) => {
  const sections = draft(
    draftInput({
      organizationInfo: { name: 'Marula Rooms', mission: 'We lend books.', additionalInfo },
      parts: [{ name: 'Project Description' }, { name: 'Itemized budget' }],
    }),
  );
  expect(JSON.stringify(sections)).not.toContain(sum);
});

it('makes a table of what is asked for, though the whole costs more', () => {
  const additionalInfo =
    'We want $14,600 for evening rides. Dispatcher, 10 hours a week: $9,600. Mileage: $3,200. The phone line that lets him work from home: $1,800. On top of that the van goes out in the evening, another $8,400, and that is covered: the Town of Orle is in for $5,000, Orle Rotary $3,400 (the cheque comes in May). So the whole thing is $23,000.';
  const sections = draft(
    draftInput({
      organizationInfo: { name: 'Marula Rides', mission: 'We drive people.', additionalInfo },
      parts: [{ name: 'Project Description' }, { name: 'Itemized budget' }],
    }),
  );
  const text = JSON.stringify(sections);
  expect(text).toContain('The items below come to $14,600, the amount that we ask for.');
  expect(text).not.toContain('which is right');
});
