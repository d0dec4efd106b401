import { htmlToDocument } from '@grantwright/shared/richtext';
import type { ExportContent } from '../src/export/export-source.ts';
import { applicationToDocx } from '../src/word/application-to-docx.ts';
import { listParagraphs, readDocx } from './read-docx.ts';

/** Exports an application with this HTML to Word and returns the file's parts by path. */
export const createWordParts = async (html: string, overrides: Partial<ExportContent> = {}) =>
  readDocx(
    await applicationToDocx({
      title: 'Mobile pantry',
      grantProgram: 'Community Food Fund',
      organizationName: 'Harbor Street Food Bank',
      date: 'November 21, 2026',
      document: htmlToDocument(html),
      ...overrides,
    }),
  );

export function getPart(parts: Map<string, string>, path: string): string {
  const text = parts.get(path);
  if (text === undefined) throw new Error(`no ${path}`);
  return text;
}

export const listParagraphsWithText = (parts: Map<string, string>) =>
  listParagraphs(parts).filter(({ text }) => text !== '');
