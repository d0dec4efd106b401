import { describe, expect, it } from 'vitest';
import { mainVerb } from './main-verb.ts';

describe('the verb that makes a line a sentence', () => {
  it.each([
    ['Teachers co-plan and stay in the room so that the skills stay.', 'stay'],
    ['71% of children in the district qualify for free lunch', 'qualify'],
    ['Mobile clinic visits 22 labor camps from May to October', 'visits'],
    ['Each residency ends with a show for families', 'ends'],
    ['Last year attendance was 4 points higher', 'was'],
  ])('%s', (line, verb) => {
    const found = mainVerb(line);
    expect(found?.words[found.at]).toBe(verb);
  });

  it.each([
    'Ten-week residencies in ceramics, printmaking, dance and spoken word',
    'free child care during class so parents can come',
    'Teacher workshops each August',
    'the annual festival, which 1,800 people attended',
    'data pulled by our team',
    '200 families visited',
  ])('is not in: %s', (line) => {
    expect(mainVerb(line)).toBeUndefined();
  });
});
