import { describe, expect, it } from 'vitest';
import {
  extractOf,
  documentOf,
  extractedTextOf,
  type Rule,
} from '../testing/classified-documents.ts';
import { findOwnership } from './ownership.ts';

const ownershipOfLine = async (lines: string[], line: string): Promise<number> => {
  const document = await documentOf([], extractedTextOf(lines));
  const unit = document.units.find(({ text }) => text === line)!;
  return findOwnership(document, 'Larch River Fund')(unit);
};

describe('findOwnership', () => {
  it("increases the weight of a line below the organization's name", async () => {
    expect(
      await ownershipOfLine(['Larch River Fund', '45 Elm Street'], '45 Elm Street'),
    ).toBeGreaterThan(1);
  });

  it("reduces the weight of a line below another organization's name", async () => {
    const lines = ['Larch River Fund', 'Audited by Birch Accounting Group', '9 Oak Street'];
    expect(await ownershipOfLine(lines, '9 Oak Street')).toBeLessThan(1);
  });

  it("reduces the weight of lines in an authority's letter", async () => {
    const lines = ['Internal Revenue Service', 'Date:', 'A', 'B', 'C', 'D', 'Call 877-555-0100'];
    expect(await ownershipOfLine(lines, 'Call 877-555-0100')).toBeLessThan(1);
  });

  it('does not reduce the weight of lines in a form filled in by the organization', async () => {
    const lines = [
      'Form 990',
      'Internal Revenue Service',
      'A',
      'B',
      'C',
      'D',
      'E',
      '45 Elm Street',
    ];
    expect(await ownershipOfLine(lines, '45 Elm Street')).toBe(1);
  });
});

describe('contacts in a letter', () => {
  it('belong to the addressee, not the sender', async () => {
    const rules: Rule[] = [
      ['LARCH', 'name', 0.6],
      ['Box 2508', 'address', 0.4],
      ['Elm', 'address', 0.4],
      ['Telephone', 'phone', 0.4],
    ];
    const found = await extractOf(
      rules,
      extractedTextOf([
        'Department of the Treasury',
        'Internal Revenue Service',
        'P.O. Box 2508, Cincinnati, OH 45201',
        'Telephone: 877-555-0100',
        'LARCH RIVER FUND INC',
        '45 Elm Street, Springfield, IL 62701',
      ]),
    );
    expect(found.contactInfo).toMatchObject({ address: '45 Elm Street', city: 'Springfield' });
    expect(found.contactInfo?.phone).toBeUndefined();
  });
});
