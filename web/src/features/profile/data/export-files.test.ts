import { expect, it } from 'vitest';
import { createExportFiles } from './export-files.ts';

const document = (name: string, originalName = name) => ({ id: name, name, originalName });

it('gives each file a unique, short ASCII name with the extension of its format', () => {
  const documents = [
    document('Bylaws.PDF'),
    document('Bylaws', 'scan.pdf'),
    document('助成', 'a.docx'),
    document('x'.repeat(200), 'b.doc'),
    document('../../etc/passwd'),
  ];
  const applications = ['Reading rooms', 'Reading rooms'].map((title, id) => ({
    id: String(id),
    title,
  }));
  const paths = createExportFiles({ documents, applications }).map(({ path }) => path);
  expect(paths).toEqual([
    'documents/01_bylaws.pdf',
    'documents/02_bylaws.pdf',
    'documents/03_document.docx',
    `documents/04_${'x'.repeat(42)}.doc`,
    'documents/05_etc_passwd',
    'applications/01_reading_rooms.docx',
    'applications/01_reading_rooms.json',
    'applications/02_reading_rooms.docx',
    'applications/02_reading_rooms.json',
  ]);
});
