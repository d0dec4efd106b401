import { describe, expect, it, vi } from 'vitest';
import { listStatements } from './figure-statements.ts';
import { maxFigures, findNewerFigures } from './find-newer-figures.ts';
import { findOwnPassages } from './find-own-passages.ts';

type Line = string | string[];

const passagesIn = (line: Line, source: number) =>
  findOwnPassages(
    {
      source: 'pdf',
      blocks: [
        typeof line === 'string'
          ? { type: 'paragraph', text: line, page: 3 }
          : { type: 'table', rows: [line], page: 3 },
      ],
      notes: [],
    },
    source,
  );

/** Compares a statement from 2023 with one from 2025. */
function found(old: Line, newer: Line, years: (number | undefined)[] = [2023, 2025]) {
  const [passage] = passagesIn(old, 0);
  const others = passagesIn(newer, 1);
  if (!passage || others.length === 0) throw new Error('not a passage');
  return findNewerFigures([passage], [passage, ...others], years).flat();
}

const old = 'In 2023, we served 1,038 families in Polk County with fresh food.';

describe('findNewerFigures', () => {
  it('reports a figure as outdated if a later document states a different one in the same words', () => {
    expect(found(old, 'We served 1,412 families in Polk County with fresh food in 2025.')).toEqual([
      {
        figure: '1,038 families',
        newer: '1,412 families',
        quote: 'We served 1,412 families in Polk County with fresh food in 2025.',
        source: 1,
        page: 3,
        year: 2025,
      },
    ]);
  });

  it('compares amounts and figures in table rows', () => {
    const [amount] = found(
      'Our annual operating budget is $450,000, and we have no debt at all.',
      'Our annual operating budget is $520,000, and we own the building.',
    );
    expect(amount).toMatchObject({ figure: '$450,000', newer: '$520,000' });
    const [row] = found(
      ['Total program expenses', '$80,566'],
      ['Total program expenses', '$82,816'],
    );
    expect(row).toMatchObject({ figure: '$80,566', newer: '$82,816' });
    const [line] = found(
      ['4e', 'Total program service expenses', '80,566,738.'],
      ['4e', 'Total program service expenses', '', '82,816,792.'],
    );
    expect(line).toMatchObject({ figure: '80,566,738', newer: '82,816,792' });
  });

  it.each([
    ['the same value', 'We served 1,038 families in Polk County with fresh food in 2025.'],
    ['another place', 'We served 1,412 families in Dallas County with fresh food in 2025.'],
    ['a part of them', 'We served 412 new families in Polk County with fresh food in 2025.'],
    ['another noun', 'We served 1,412 children in Polk County with fresh food in 2025.'],
    ['another activity', 'We trained 1,412 families in Polk County with fresh food in 2025.'],
    ['an earlier year', 'In 2021, we served 900 families in Polk County with fresh food.'],
    ['two figures', 'We served 1,412 families and 9 shelters in Polk County with fresh food.'],
    ['a share', 'We served 41 percent of families in Polk County with fresh food in 2025.'],
  ])('does not report a figure as outdated if the later document states %s', (_what, newer) => {
    expect(found(old, newer)).toEqual([]);
  });

  it.each([
    ['two numbers', ['Total expenses of the year', '5,881', '5,882']],
    ['another label', ['Total expenses of all programs', '5,881']],
  ])('ignores a row with %s', (_what, row) => {
    expect(found(['Total expenses of the year', '4,000'], row)).toEqual([]);
  });

  it.each(['We request $50,000 for', 'With this grant, we will spend $50,000 on'])(
    'ignores plans and requests: %s',
    (start) => {
      const rest = 'the salaries of two teachers in Polk County.';
      expect(found(`${start} ${rest}`, `${start.replace('50', '75')} ${rest}`)).toEqual([]);
    },
  );

  it('ignores a document with several values for the same words', () => {
    const loans =
      'One loan is paid in monthly installments of $442, the other, paid in monthly installments of $680, ends soon.';
    expect(
      found('Our loan is paid in monthly installments of $670, without any delay.', loans),
    ).toEqual([]);
  });

  it('ignores documents that are older or undated', () => {
    const newer = 'We served 1,412 families in Polk County with fresh food.';
    expect(found(old, newer, [2023, 2022])).toEqual([]);
    expect(found(old, newer, [2023, undefined])).toEqual([]);
    expect(found(old, newer, [undefined, 2025])).toEqual([]);
  });

  it('parses each sentence with the words of an old figure once, and no others', () => {
    const answer = (source: number, sentences: string[]) => ({
      source,
      titles: ['Need'],
      text: sentences.join(' '),
      items: [],
      sentences,
      isAnswer: true as const,
    });
    const places = Array.from(
      { length: 200 },
      (_, index) =>
        `Zu${[...String(index)].map((digit) => 'bcdfghkmpt'[Number(digit)]).join('o')}ok`,
    );
    const long = answer(
      0,
      places.map(
        (place, index) => `In 2023, we served ${1_000 + index} families in ${place} County.`,
      ),
    );
    const others = places.map((place, index) =>
      answer(index + 1, [
        `In 2025, we served ${2_000 + index} families in ${place} County.`,
        `In 2025, we trained ${1_000 + index} volunteers of all ages.`,
      ]),
    );
    const parse = vi.fn(listStatements);
    const years = [2023, ...others.map(() => 2025)];
    const [newer] = findNewerFigures([long], [long, ...others], years, parse);
    expect(newer).toHaveLength(maxFigures);
    // the first figures of the answer, and the sentences that share their words: its own and those of later answers
    expect(parse).toHaveBeenCalledTimes(3 * maxFigures);
  });
});
