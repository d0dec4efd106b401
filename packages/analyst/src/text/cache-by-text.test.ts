import { describe, expect, it } from 'vitest';
import { endCachedJob, cacheByText } from './cache-by-text.ts';

const counted = () => {
  const read: string[] = [];
  const lengthOf = cacheByText((text) => {
    read.push(text);
    return text.length;
  });
  return { read, lengthOf };
};

describe('cacheByText', () => {
  it('parses each text only once', () => {
    const { read, lengthOf } = counted();
    expect([lengthOf('one'), lengthOf('three'), lengthOf('one')]).toEqual([3, 5, 3]);
    expect(read).toEqual(['one', 'three']);
  });

  it('keeps a result for the next job, and drops it after a job that does not use it', () => {
    const { read, lengthOf } = counted();
    lengthOf('one');
    endCachedJob();
    lengthOf('one');
    endCachedJob();
    lengthOf('two');
    endCachedJob();
    lengthOf('one');
    expect(read).toEqual(['one', 'two', 'one']);
  });

  it('drops results when the cache is full', () => {
    const { read, lengthOf } = counted();
    const long = (mark: string) => mark.repeat(300_000);
    for (const mark of ['a', 'b', 'c', 'd', 'e', 'a']) lengthOf(long(mark));
    expect(read).toHaveLength(6);
  });
});
