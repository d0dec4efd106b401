import { describe, expect, it } from 'vitest';
import {
  createFileName,
  createExportFileName,
  createSavedFileName,
} from './create-export-file-name.ts';

describe('the name of an exported file', () => {
  it.each([
    ['Mobile pantry', 'mobile_pantry.docx'],
    ['Grant 100% <final> | v2*', 'grant_100___final____v2_.docx'],
    ['Name.docx', 'name_docx.docx'],
    ['..\\..\\x', '______x.docx'],
    ['\u202Egpj.exe', '_gpj_exe.docx'],
    ['a\u0000b\r\nc', 'a_b__c.docx'],
    ['Příliš žluťoučký kůň', 'p__li___lu_ou_k__k__.docx'],
  ])('consists of the ASCII letters and digits of %j', (title, name) => {
    expect(createExportFileName(title, '.docx')).toBe(name);
  });

  it.each(['助成金申請書类', 'عرض المشروع', '🎉🎉', '   ', '...', '', '\u202E\u0007', '___'])(
    'is "application.docx" if %j has no such characters',
    (title) => {
      expect(createExportFileName(title, '.docx')).toBe('application.docx');
    },
  );

  it.each(['CON', 'prn', 'Nul', 'aux', 'COM1', 'lpt9'])('is never the device name %s', (title) => {
    expect(createExportFileName(title, '.docx')).toBe(`application_${title.toLowerCase()}.docx`);
    expect(createFileName(title, '.docx')).toBe(`application_${title.toLowerCase()}.docx`);
  });

  it.each([createExportFileName, createFileName])(
    'is at most 50 characters, truncated at a word',
    (nameOf) => {
      expect(nameOf('a'.repeat(300), '.docx')).toBe(`${'a'.repeat(44)}.docx`);
      const words = nameOf('A second van for the mobile pantry of the whole county', '.docx');
      expect(words).toBe('a_second_van_for_the_mobile_pantry_of_the.docx');
      expect([...nameOf('𠮷野家'.repeat(40), '.docx')].length).toBeLessThan(50);
    },
  );

  it('keeps letters of all scripts in the international name', () => {
    expect(createFileName('助成金申請書类', '.docx')).toBe('助成金申請書类.docx');
    expect(createFileName('عرض المشروع', '.docx')).toBe('عرض_المشروع.docx');
    expect(createFileName('🎉 Youth fund 🎉', '.docx')).toBe('__youth_fund__.docx');
    expect(createFileName('e\u0301cole', '.docx')).toBe('école.docx');
    expect(createFileName('🎉', '.docx')).toBe('application.docx');
  });
});

it('names the downloaded file of a saved application after its ID', () => {
  expect(createSavedFileName('7f3a')).toBe('application-7f3a.docx');
});
