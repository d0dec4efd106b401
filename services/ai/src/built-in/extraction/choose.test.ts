import { describe, expect, it } from 'vitest';
import { choose, type Placed } from './choose.ts';
import { sameName, sameNumber, sameSite, sameStreet } from './same-value.ts';

const same = (a: string, b: string) => a === b;
const found = (value: string, document: string, trust: number, year?: number): Placed<string> => ({
  value,
  quote: value,
  document,
  trust,
  ...(year === undefined ? {} : { year }),
});

describe('a choice between papers', () => {
  it('is for the newest where things change, with the others newest first', () => {
    const choice = choose(
      [
        found('$300,000', 'a', 3, 2019),
        found('$482,000', 'b', 2.5, 2024),
        found('$410,000', 'c', 3, 2022),
      ],
      { same, newest: true },
    );
    expect(choice?.chosen.value).toBe('$482,000');
    expect(choice?.others.map(({ value }) => value)).toEqual(['$410,000', '$300,000']);
  });

  it('is for the surest where things do not change', () => {
    const choice = choose([found('1984', 'a', 3, 2019), found('1986', 'b', 2.2, 2024)], {
      same,
      newest: false,
    });
    expect(choice?.chosen.value).toBe('1984');
    expect(choice?.others.map(({ value }) => value)).toEqual(['1986']);
  });

  it('does not hear a guess against a plain statement', () => {
    const choice = choose([found('a@x.org', 'a', 2.7, 2019), found('b@y.org', 'b', 1.2, 2024)], {
      same,
      newest: true,
    });
    expect(choice).toMatchObject({ chosen: { value: 'a@x.org' }, others: [] });
  });

  it('is between papers, not within one', () => {
    const choice = choose([found('x', 'a', 3), found('y', 'a', 2.9)], { same, newest: true });
    expect(choice).toMatchObject({ chosen: { value: 'x' }, others: [] });
  });

  it('takes two spellings for one value', () => {
    expect(sameName('The Elm House, Inc.', 'ELM HOUSE')).toBe(true);
    expect(sameName('Elm House', 'Oak House')).toBe(false);
    expect(sameStreet('2240 SE Hawthorne Boulevard', '2240 SE HAWTHORNE BLVD, Suite 4')).toBe(true);
    expect(sameStreet('12 Main St', '14 Main St')).toBe(false);
    expect(sameNumber('(503) 555-0148', '503.555.0148')).toBe(true);
    expect(sameSite('https://www.elm.org/about', 'elm.org')).toBe(true);
  });
});
