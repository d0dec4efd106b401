import { splitIntoUnits } from '../document/split-into-units.ts';
import { describe, expect, it } from 'vitest';
import { extractOf, extractedTextOf, type Rule } from '../testing/classified-documents.ts';
import { loadNameWeights, nameWeightsSchema } from './name-weights.ts';
import { findOrganizationNames } from './find-organization-names.ts';

const named: Rule[] = [['', 'name', 0.3]];
const nameIn = async (lines: string[], more = {}): Promise<string | undefined> =>
  (await extractOf(named, extractedTextOf(lines, more))).name;

describe('the extracted name', () => {
  it('is the full name if the document abbreviates it elsewhere', async () => {
    const name = await nameIn([
      'Larch Valley Relief Fund (LVRF)',
      'LVRF helps families after floods.',
      'LVRF was founded by neighbors. LVRF has no staff.',
    ]);
    expect(name).toBe('Larch Valley Relief Fund');
  });

  it('is the full name if the document defines a short form that is not its initials', async () => {
    const name = await nameIn([
      'BYLAWS OF LARVA',
      'The name of the organization shall be Larch Valley Association (LARVA).',
      'LARVA has members. LARVA meets in May.',
    ]);
    expect(name).toBe('Larch Valley Association');
  });

  it('is quoted from a mention of the full name', async () => {
    const found = await extractOf(
      [
        ['helps', 'name', 0.6],
        ['', 'name', 0.5],
      ],
      extractedTextOf([
        'Larch Valley Relief Fund (LVRF)',
        'LVRF helps families.',
        'LVRF has no staff.',
      ]),
    );
    expect(found.sources?.name?.quote).toBe('Larch Valley Relief Fund (LVRF)');
  });

  it('ends before title words', async () => {
    const name = await nameIn([
      'Larch River Fund Annual Report 2024',
      'Larch River Fund plants trees along the river.',
    ]);
    expect(name).toBe('Larch River Fund');
  });

  it('starts after title words', async () => {
    const name = await nameIn([
      'BYLAWS OF THE LARCH RIVER FUND',
      'The name of the organization shall be Larch River Fund.',
    ]);
    expect(name).toBe('Larch River Fund');
  });

  it('can be a single word that matches the host', async () => {
    const name = await nameIn([
      'We at Quillbrook teach people to read.',
      'Write to hello@quillbrook.example.',
      'Quillbrook is a nonprofit organization.',
    ]);
    expect(name).toBe('Quillbrook');
  });

  it('is not confused with the authority that sent a letter', async () => {
    const name = await nameIn([
      'Department of the Treasury',
      'Internal Revenue Service',
      'LARCH RIVER FUND INC',
      '45 Elm Street',
      'Dear Applicant: Larch River Fund Inc is exempt.',
    ]);
    expect(name).toBe('Larch River Fund Inc');
  });

  it('is found in the publisher details of a page that does not otherwise mention it', async () => {
    const name = await nameIn(['We plant trees.'], {
      title: 'About us',
      origin: { names: ['Larch River Fund'], host: 'larchriverfund.example' },
    });
    expect(name).toBe('Larch River Fund');
  });

  it('is absent if no phrase is likelier than the others', async () => {
    const found = await extractOf(
      [],
      extractedTextOf([
        'Ann went with Ben.',
        'Carl saw Dora.',
        'Emil met Fay.',
        'Gail likes Hugo.',
      ]),
    );
    expect(found.name).toBeUndefined();
  });
});

describe('findOrganizationNames', () => {
  it('ranks the names in a document before its units are classified', async () => {
    const extractedText = extractedTextOf([
      'Larch River Fund',
      'Larch River Fund is a charity. It thanks the Birch County Council.',
    ]);
    const names = findOrganizationNames(
      splitIntoUnits(extractedText).units,
      extractedText,
      await loadNameWeights(),
    );
    expect(names[0]).toBe('Larch River Fund');
  });
});

it('rejects weights if a cue is missing or unknown', async () => {
  const { frequency, ...rest } = await loadNameWeights();
  const weights = { ...rest, frequency };
  expect(nameWeightsSchema.safeParse(weights).success).toBe(true);
  expect(nameWeightsSchema.safeParse(rest).success).toBe(false);
  expect(nameWeightsSchema.safeParse({ ...weights, unknownCue: 1 }).success).toBe(false);
});
