import { describe, expect, it } from 'vitest';
import { isDeedOfAReport } from './deeds-of-reports.ts';

const names = ['Sorrel Bend Orchard Trust'];

describe('what a report says that was done', () => {
  it.each([
    'In March we bought the cider barn from the county.',
    'Fourteen teenagers finished the grafting course.',
    'A wet spring kept us busy; we hosted a nine-person work crew from the college.',
    'Sorrel Bend Orchard Trust repaired the deer fence along the river.',
    'Our volunteers planted a hedge on the north side.',
  ])('is heard: “%s”', (text) => {
    expect(isDeedOfAReport(text, names)).toBe(true);
  });

  it.each([
    'We will have planted a second hedge by next May.',
    'Twelve years ago four families cleared the stones from the hill.',
    'Since 1996 the trust has taught children where cider comes from.',
    'We could not have repaired the fence without you.',
    'We are grateful to everyone on the hill.',
  ])('is not: “%s”', (text) => {
    expect(isDeedOfAReport(text, names)).toBe(false);
  });
});
