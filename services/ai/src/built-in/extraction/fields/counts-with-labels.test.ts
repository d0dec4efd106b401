import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { countsWithLabels } from './counts-with-labels.ts';

const told = (text: string) =>
  countsWithLabels(paperOf(paperFrom('report', 'pdf', text)))[0]?.value;

it('takes the counts beside their labels with the programme they are told of', () => {
  expect(
    told(`# Annual report 2023
## Harvest School 2023
- Length: two weeks
- Total pupils: 148 from nine villages
## Night Library
- Families served: about 90`),
  ).toBe(
    'Harvest School 2023: Total pupils: 148 from nine villages\nNight Library: Families served: about 90',
  );
});

it('takes no goal and no date', () => {
  expect(
    told(`# Annual report 2023
## Next year
- Families served: 400 planned
- Total volunteers: 12/03/2024`),
  ).toBeUndefined();
});
