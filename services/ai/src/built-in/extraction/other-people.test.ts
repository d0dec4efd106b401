import { expect, it } from 'vitest';
import { paperFrom } from './fixtures/reading-of.ts';
import { valuesOf } from './fixtures/values-of.ts';
import { paperOf } from './paper.ts';

const othersIn = (text: string): string[] =>
  paperOf(paperFrom('paper', 'docx', text))
    .lines.filter(({ others }) => others)
    .map(({ text: own }) => own);

it('keeps a form’s answers of who founded and who filed it apart from the body', () => {
  const { name, contactInfo } = valuesOf(
    paperFrom(
      'articles',
      'docx',
      `# Articles of Incorporation for a Nonprofit Corporation
      1. The domestic entity name for the nonprofit corporation is Larkspur Valley Repair Café.
      2. The principal office address of the nonprofit corporation’s initial principal office is
      | Street address | 415 Spruce Street, Salida, CO 81201, United States |
      4. The true name and mailing address of the incorporator are
      | Name | Whitcomb, Dana R. |
      | Mailing address | 17 Alder Way, Howard, CO 81233 |
      8. The true name and mailing address of the individual causing the document to be delivered for filing are
      | Name | Ibsen, Nora |
      | Address | Ibsen Legal, 90 F Street, Salida, CO 81201 |
      | Telephone | (719) 555-0133 |`,
    ),
  );
  expect(name).toBe('Larkspur Valley Repair Café');
  expect(contactInfo?.phone).toBeUndefined();
  expect(contactInfo?.address).toBe('415 Spruce Street');
});

it('knows another body by what it is to this one', () => {
  expect(
    othersIn('Scout Halls Victoria, our peak body: 1300 555 870, www.scouthalls.example.org.au'),
  ).toHaveLength(1);
  expect(othersIn('Ferris & Bloom, our accountants, 4 High Street, Hexham')).toHaveLength(1);
  expect(othersIn('Elm Row Players, our home for forty years: 12 Mill Street')).toHaveLength(0);
});
