import { Document, Packer, Paragraph } from 'docx';
import type { UploadFile } from '../input-methods/input-method.ts';

/** Creates a Word file from paragraphs. */
export async function wordFile(
  name: string,
  paragraphs: readonly (Paragraph | string)[],
): Promise<UploadFile> {
  const children = paragraphs.map((part) =>
    typeof part === 'string' ? new Paragraph(part) : part,
  );
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: await Packer.toBuffer(new Document({ sections: [{ children }] })),
  };
}

export const emptyFile = () => wordFile('empty-page.docx', []);

/** Creates an annual report that contains organization data. */
export const createAnnualReport = (year: number, budget: string) =>
  wordFile(`annual-report-${year}.docx`, [
    `Hill Town Library, Inc. Annual Report ${year}`,
    'Our mission is to lend every child in Hill Town the books that school does not have.',
    'Hill Town Library, Inc. was founded in 1974.',
    `Annual budget: ${budget}`,
    'EIN: 12-3456789',
    'Phone: (609) 555-0142',
  ]);
