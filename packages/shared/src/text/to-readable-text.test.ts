import { expect, it } from 'vitest';
import { toReadableText } from './to-readable-text.ts';

it.each([
  ['Closing date | June 1, 2027', 'Closing date: June 1, 2027'],
  ['18. | Closing date: | June 1, 2027 | X', 'Closing date: June 1, 2027'],
  ['| Closing date: | June 1, 2027', 'Closing date: June 1, 2027'],
  ['☐ | Budget – Use the form. | “Budget” |', 'Budget – Use the form. “Budget”'],
  ['☐ Gardens | ☐ Parks', 'Gardens, Parks'],
  ['• Garden prize | $400', 'Garden prize: $400'],
  ['Gardens ☐ Parks', 'Gardens, Parks'],
  ['☒ Nonprofits ☐ Individuals', '☒ Nonprofits ☐ Individuals'],
  ['Cost sharing required? | ☒ Yes | ☐ No', 'Cost sharing required? ☒ Yes ☐ No'],
  ['Small grants | $5,000 | $5,000', 'Small grants: $5,000, $5,000'],
  ['Round | Opens | Closes', 'Round, Opens, Closes'],
  ['Round 1 | May 1 | June 1', 'Round 1: May 1, June 1'],
  ['June 28 | 11:59 p.m.', 'June 28, 11:59 p.m.'],
  ['June 28, 2027 | Deadline for letters', 'June 28, 2027: Deadline for letters'],
  ['Who plants the trees? | Yes | No', 'Who plants the trees? Yes, No'],
  ['Goals: | GOALS | Plant trees', 'Goals: Plant trees'],
  ['• Plant trees', 'Plant trees'],
  ['☐Plant trees\n- Water them\n☐', 'Plant trees\nWater them'],
  ['Applicants must:', 'Applicants must:'],
  ['-5 degrees, either|or', '-5 degrees, either|or'],
])('writes "%s" as "%s"', (text, readable) => expect(toReadableText(text)).toBe(readable));
