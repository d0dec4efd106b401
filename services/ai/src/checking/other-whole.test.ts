import { describe, expect, it } from 'vitest';
import { falseIn } from './fixtures/false-in.ts';

const ofProject = {
  organizationInfo: {
    name: 'Elm Creek Keepers',
    additionalInfo:
      'The whole cost is $186,000, of which $141,000 is construction, $18,000 fencing, $13,000 planting and $14,000 counting.',
  },
  answers: [],
};
const inNotes = {
  organizationInfo: {
    name: 'Second Stove',
    additionalInfo: '- ask $40,000, whole thing $96,500\n- Ana Sol coordinator, Kim Ode manager',
  },
  answers: [],
};

describe('the whole cost', () => {
  it('is what the applicant says, and no sum of some of its items', () => {
    expect(falseIn('The whole cost of the project is $168,000.', ofProject)).toEqual(['$168,000']);
    expect(falseIn('The total cost is $172,000.', ofProject)).toEqual(['$172,000']);
    expect(falseIn('The whole cost of the project is $186,000.', ofProject)).toEqual([]);
  });

  it('lets the sum of some items stand under another name', () => {
    expect(falseIn('Fencing and planting come to $31,000.', ofProject)).toEqual([]);
  });

  it('stands in notes in other words', () => {
    expect(falseIn('We ask for $40,000. The total cost is $96,500.', inNotes)).toEqual([]);
  });
});

describe('who is named beside what they are', () => {
  it('is traced in a list as it was typed', () => {
    const line = 'Team: Kim Ode manager, Ana Sol coordinator.';
    expect(falseIn(line, inNotes)).toEqual([]);
  });
});
