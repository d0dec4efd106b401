import { describe, expect, it } from 'vitest';
import { connect } from './connect.ts';

describe('the sentences of a paragraph', () => {
  it('vary where they were made of notes', () => {
    expect(
      connect([{ text: 'We run a seed bank.' }, { text: 'We planted 40 oaks in 2025.' }]),
    ).toEqual(['We run a seed bank.', 'In 2025, we planted 40 oaks.']);
  });

  it('stay as they are where somebody wrote them out', () => {
    expect(
      connect([
        { text: 'We run a seed bank.' },
        { text: 'We planted 40 oaks in 2025.', whole: true },
        { text: 'We mend tools.', whole: true },
      ]),
    ).toEqual(['We run a seed bank.', 'We planted 40 oaks in 2025.', 'We mend tools.']);
  });

  it.each([
    ['We have mutual aid with Millheim.', 'We also have mutual aid with Millheim.'],
    ['We have built 40 homes.', 'We have also built 40 homes.'],
    ['We receive no federal money.', 'We receive no federal money.'],
  ])('put "also" where it belongs: %s', (given, said) => {
    expect(
      connect([
        { text: 'We answered 412 calls for help from our hall in Penns Hollow.' },
        { text: given },
      ]),
    ).toEqual(['We answered 412 calls for help from our hall in Penns Hollow.', said]);
  });
});
