import { expect, it } from 'vitest';
import { withWhatTheyPointTo } from './points-back.ts';
import { statement } from './statement.ts';

const followed = (texts: string[]) =>
  withWhatTheyPointTo(
    texts.map((text, order) => statement({ text, origin: 'additional', order })),
  ).map(({ follows }) => follows);

it('keeps a scrap of a few words beside what stands before it', () => {
  const [before, scrap] = ['Hale School gives us its kitchen.', 'Mornings only.'];
  expect(followed([before, scrap])).toEqual([undefined, before]);
});

it('lets stand alone what tells something, counts or is labelled', () => {
  expect(
    followed([
      'Hale School gives us its kitchen.',
      'We cook there.',
      'Staff of 19.',
      'Lead: Ana Ruiz',
    ]),
  ).toEqual([undefined, undefined, undefined, undefined]);
});
