import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findOrganizationTypes } from './organization-type.ts';

const typeOf = (text: string, names: string[] = []) =>
  [...findOrganizationTypes(paperOf(paperFrom('paper', 'html', text)), names)].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('the type told beside another word', () => {
  it.each([
    [
      'Dale Cave Rescue is a national voluntary body and registered charity.',
      'Dale Cave Rescue',
      'charity',
    ],
    [
      'Dale Church Council is a body corporate and a charity in England.',
      'Dale Church Council',
      'charity',
    ],
    [
      'Dale Free Library District is a taxing district of the State.',
      'Dale Free Library District',
      'other',
    ],
    ['We are a Dutch public benefit organization (ANBI).', 'Dale Code', 'nonprofit'],
  ])('is read in “%s”', (text, name, type) => {
    expect(typeOf(text, [name])).toBe(type);
  });
});

it('a schedule that prints every reason tells the type of none of them', () => {
  const schedule = `# Form 990 Return of Organization Exempt From Income Tax
    Under section 501(c), 527, or 4947(a)(1) of the Internal Revenue Code
    1 A church, convention of churches, or association of churches described in section 170(b)(1)(A)(i).
    2 A school described in section 170(b)(1)(A)(ii).
    3 A hospital or a cooperative hospital service organization described in section 170(b)(1)(A)(iii).
    7 X An organization that normally receives a substantial part of its support from the public`;
  expect(typeOf(schedule, ['Dale Tool Library'])).toBeUndefined();
});

it('a hospice that says it is a nonprofit is one by its form', () => {
  const hospice = 'Dale Bend Hospice serves the families of the valley.';
  expect(typeOf(hospice, ['Dale Bend Hospice'])).toBe('healthcare');
  expect(
    typeOf(`${hospice}\nDale Bend Hospice is a nonprofit organization.`, ['Dale Bend Hospice']),
  ).toBe('nonprofit');
});
