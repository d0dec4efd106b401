import { describe, expect, it } from 'vitest';
import { forgetUnused, remembered } from './remembered.ts';

const counted = () => {
  const read: string[] = [];
  const lengthOf = remembered((text) => {
    read.push(text);
    return text.length;
  });
  return { read, lengthOf };
};

describe('a text that was read', () => {
  it('is not read again', () => {
    const { read, lengthOf } = counted();
    expect([lengthOf('one'), lengthOf('three'), lengthOf('one')]).toEqual([3, 5, 3]);
    expect(read).toEqual(['one', 'three']);
  });

  it('is kept for the next piece of work, and dropped after one that had no use for it', () => {
    const { read, lengthOf } = counted();
    lengthOf('one');
    forgetUnused();
    lengthOf('one');
    forgetUnused();
    lengthOf('two');
    forgetUnused();
    lengthOf('one');
    expect(read).toEqual(['one', 'two', 'one']);
  });

  it('makes room when there is too much of it', () => {
    const { read, lengthOf } = counted();
    const long = (mark: string) => mark.repeat(300_000);
    for (const mark of ['a', 'b', 'c', 'd', 'e', 'a']) lengthOf(long(mark));
    expect(read).toHaveLength(6);
  });
});
