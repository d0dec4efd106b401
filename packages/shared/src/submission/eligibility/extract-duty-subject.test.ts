import { expect, it } from 'vitest';
import { extractDutySubject } from './extract-duty-subject.ts';

it.each([
  ['Groups with ten members must send a list.', 'Groups with ten members'],
  ['Groups that are ten years old are required to call.', 'Groups that are ten years old'],
  ['Apply online. Groups of ten have to register.', 'Groups of ten'],
  ['Applicants must be charities, and those with staff must list it.', 'those with staff'],
  ['Groups must have ten members and must send a list.', 'Groups'],
  ['Only groups with ten members may apply and must register.', ''],
  ['Groups with ten members must not apply.', ''],
  ['Groups with ten members may apply.', ''],
])('finds the subject of the duty in %j', (text, subject) => {
  expect(extractDutySubject(text)).toContain(subject);
  expect(extractDutySubject(text).includes('ten')).toBe(subject.includes('ten'));
});
