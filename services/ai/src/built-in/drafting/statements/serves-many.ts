import { persons } from '../../notes/people-words.ts';

const number =
  '(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|a hundred)';
const served = new RegExp(
  `\\b(?:we|it|this|the (?:project|program(?:me)?|grant))\\b[^.;]{0,40}\\b(?:serve|reach|help|support|welcome|work with|enrol+|take in)\\b (?:about |some |around |up to |at least |over |another )*${number} (?:[\\p{L}'’-]+ ){0,3}${persons}\\b`,
  'iu',
);

/** "We expect to serve 80 caregivers with about 130 children": for how many it is. */
export const servesMany = (text: string): boolean => served.test(text);
