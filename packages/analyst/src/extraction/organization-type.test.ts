import { describe, expect, it } from 'vitest';
import { extractOf, extractedTextOf } from '../testing/classified-documents.ts';

const typeIn = async (line: string): Promise<string | undefined> =>
  (await extractOf([['', 'type', 0.6]], extractedTextOf([line]))).organizationType;

describe('findTypes', () => {
  it.each([
    ['Larch Fund is a 501(c)(3) organization.', 'nonprofit'],
    ['We are a not-for-profit association.', 'nonprofit'],
    ['Larch Fund is a private foundation.', 'foundation'],
    ['Registered charity number 123456', 'charity'],
    ['St. Mark is a small rural parish.', 'religious'],
    ['Larch Hall is an independent school.', 'educational'],
    ['We are a rural clinic.', 'healthcare'],
    ['The company is to be a community interest company.', 'other'],
    ['Larch Fund is a community-based organization.', 'nonprofit'],
    ['☐ private foundation ☒ 501(c)(3) organization', 'nonprofit'],
    ['☐ 501(c)(3) organization ☒ private foundation', 'foundation'],
  ])('classifies "%s" as %s', async (line, type) => {
    expect(await typeIn(line)).toBe(type);
  });

  it.each(['☐ private foundation', 'He served in Company C of the regiment.'])(
    'does not find an organization type in "%s"',
    async (line) => {
      expect(await typeIn(line)).toBeUndefined();
    },
  );

  it('finds a type in a phrase that the model considers a name', async () => {
    const found = await extractOf(
      [['Larch', 'name', 0.9]],
      extractedTextOf(['Larch River Fund is a small and independent nonprofit organization.']),
    );
    expect(found.organizationType).toBe('nonprofit');
  });
});
