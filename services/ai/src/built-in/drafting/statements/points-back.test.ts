import { describe, expect, it } from 'vitest';
import { withWhatTheyPointTo } from './points-back.ts';
import { statement } from './statement.ts';

const said = (text: string, order: number, question?: string) =>
  statement({ text, origin: 'answer', order, ...(question ? { question } : {}) });

describe('a statement that points back', () => {
  it.each([
    'The rest will come from a loan.',
    'They meet on Tuesdays.',
    'Half of them are under 30.',
    'It opens at nine.',
    'In that case we will borrow a tent.',
    'Second, we will dig the well.',
    'She has led the crew since 2016.',
    'In 2019 it counted 51.',
    'When they come back, we weigh them.',
    'What they asked for most was a later boat.',
    '38 of them had sailed before.',
    'Nine had never been at sea.',
    'In May his company sold us the wharf.',
    'Ten years later we have a crew of six.',
    'So we would like to buy a second one.',
    'The sales came to $900.',
  ])('stays with the one before it: %s', (text) => {
    const [, second] = withWhatTheyPointTo([said('We have $97,500 saved.', 1), said(text, 2)]);
    expect(second?.follows).toBe('We have $97,500 saved.');
  });

  it('stays with the one that named the thing', () => {
    const texts = ['We bought three looms in 2022.', 'The looms run every day.'];
    const pair = (before: string) =>
      withWhatTheyPointTo([said(before, 1), said(texts[1] ?? '', 2)])[1];
    expect(pair(texts[0] ?? '')?.follows).toBe(texts[0]);
    expect(pair('The looms are old.')).not.toHaveProperty('follows');
    expect(pair('We weave rugs.')).not.toHaveProperty('follows');
  });

  it('stands alone where the one before it answers something else, or is far', () => {
    const other = [said('We serve 40 families.', 1, 'Who?'), said('It opens at nine.', 2, 'When?')];
    const far = [said('We serve 40 families.', 1), said('It opens at nine.', 7)];
    for (const list of [other, far])
      expect(withWhatTheyPointTo(list)[1]).not.toHaveProperty('follows');
  });

  it.each([
    'In 2019 the state counted 51 boats.',
    'Nine sailors left.',
    'There are three piers.',
    'So far we have built two.',
    'When the ice breaks, the school opens.',
  ])('stands alone where it says what it is about: %s', (text) => {
    const [, second] = withWhatTheyPointTo([said('We have $97,500 saved.', 1), said(text, 2)]);
    expect(second).not.toHaveProperty('follows');
  });

  it('is told by its first words, not by any word', () => {
    const [, second] = withWhatTheyPointTo([
      said('We serve 40 families.', 1),
      said('The food rests on a shelf.', 2),
    ]);
    expect(second).not.toHaveProperty('follows');
  });
});
