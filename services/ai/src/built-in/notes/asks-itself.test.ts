import { describe, expect, it } from 'vitest';
import { asksItself } from './asks-itself.ts';
import { noteLines } from './notes-lines.ts';

describe('a question that its writer answers', () => {
  it('says what the answer is about', () => {
    expect(asksItself('What do we promise?', '14 of the 20 finish.')).toEqual({ topic: 'goals' });
    expect(asksItself('And the kiln?', 'It stays in the bakery.')).toEqual({});
  });

  it.each([
    ['What do you think?', 'It is late.'],
    ['Is that ok?', 'It is late.'],
    ['What do we promise?', undefined],
    ['What do we promise?', 'And to whom?'],
    ['Why is it that so few of the older men come on Fridays?', 'Nobody knows.'],
  ])('is put to somebody else, or says something: %s', (question, next) => {
    expect(asksItself(question, next)).toBeUndefined();
  });

  it('is no part of what is said', () => {
    expect(noteLines('What do we promise? 14 of the 20 finish.')).toEqual([
      { text: '14 of the 20 finish.', line: 0, paragraph: 0, label: 'goals' },
    ]);
  });
});
