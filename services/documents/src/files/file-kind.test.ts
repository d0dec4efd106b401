import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph } from '../../test/support/make-docx.ts';
import { checkFile } from './file-kind.ts';

/** Creates a compound file whose directory is in sector `directory`. */
const compound = (size: number, directory: number, stream = ''): Uint8Array => {
  const bytes = Buffer.alloc(size);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(9, 0x1e);
  bytes.writeUInt32LE(directory, 0x30);
  bytes.write(stream, 1_024, 'utf16le');
  return bytes;
};
const zip = (names: string[], first = ''): Uint8Array =>
  zipSync(
    {
      ...(first && { mimetype: strToU8(first) }),
      ...Object.fromEntries(names.map((name) => [name, strToU8('x'.repeat(50))])),
    },
    { level: 0 },
  );
const contentTypes = (main: string) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      `<Types><Override ContentType="application/vnd.${main}.main+xml"/></Types>`,
    ),
  });
const text = (content: string) => strToU8(content);
const nameOpenDocumentType = (name: string) => `application/vnd.oasis.opendocument.${name}`;
const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex');
const heic = Buffer.from('00000018667479706865696300000000686569636d696631', 'hex');
const mail = 'From: a@harrow.example\r\nTo: b@harrow.example\r\nSubject: The call\r\n\r\nHello\r\n';

describe('a file of an unsupported type', () => {
  it.each([
    [
      'an Excel workbook',
      contentTypes('openxmlformats-officedocument.spreadsheetml.sheet'),
      /in Excel, save it as a PDF/,
    ],
    ['an Excel workbook', zip(['xl/workbook.xml']), /in Excel/],
    ['an Excel workbook', compound(40_960, 40, 'Workbook'), /in Excel/],
    ['a PowerPoint presentation', zip(['ppt/presentation.xml']), /in PowerPoint/],
    ['a PowerPoint presentation', compound(40_960, 40, 'PowerPoint Document'), /in PowerPoint/],
    ['an Outlook message', compound(40_960, 40, '__properties_version1.0'), /attachment/],
    ['an OpenDocument text', zip(['content.xml'], nameOpenDocumentType('text')), /as a PDF/],
    [
      'an OpenDocument spreadsheet',
      zip(['content.xml'], nameOpenDocumentType('spreadsheet')),
      /as a PDF/,
    ],
    ['a Pages document', zip(['Index/Document.iwa', 'Metadata/Properties.plist']), /Export To/],
    [
      'a Numbers spreadsheet',
      zip(['Index/CalculationEngine.iwa', 'Index/Document.iwa']),
      /Export To/,
    ],
    ['a ZIP archive', zip(['guidelines.pdf']), /Unpack it/],
    ['a Rich Text (RTF) document', text('{\\rtf1\\ansi Guidelines}'), /in Word/],
    ['a PNG image', png, /to a PDF/],
    ['a JPEG image', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), /to a PDF/],
    ['a HEIC image', heic, /to a PDF/],
    [
      'a web page',
      text('\n<!DOCTYPE html><html><body>Guidelines</body></html>'),
      /print it to a PDF/,
    ],
    ['a web page', Buffer.from('\ufeff<html><body>Guidelines</body></html>', 'utf16le'), /browser/],
    [
      'a saved web page',
      text('MIME-Version: 1.0\nContent-Type: multipart/related; boundary=x\n\n--x'),
      /PDF/,
    ],
    ['an email message', text(mail), /attachment/],
    [
      'a Word document in XML',
      text('<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument/>'),
      /in Word/,
    ],
    ['an XML file', text('<?xml version="1.0"?><grant/>'), /PDF/],
    ['a plain text file', text('Guidelines\nGrants of up to $5,000.'), /into a Word document/],
    ['a CSV file', text('a,b,c\n1,2,3\n4,5,6\n'), /spreadsheet program/],
    [
      'a link to a document, not the document itself',
      text('{"url": "https://docs.google.com/open?id=1"}'),
      /download it/,
    ],
    ['a file that contains only zeros', new Uint8Array(3_000), /copied completely/],
  ])('is rejected as %s, with advice', async (kind, bytes, advice) => {
    for (const name of ['call.docx', 'call.doc', 'call.pdf']) {
      const refused = await checkFile(bytes, name).catch((error: unknown) => error);
      expect(refused).toMatchObject({
        detail: expect.stringMatching(
          /^This file’s name ends in \.\w+, but the file is /,
        ) as string,
      });
      expect(String(refused)).toContain(`the file is ${kind}.`);
      expect(String(refused)).toMatch(advice);
    }
    await expect(checkFile(bytes, 'call.bin')).rejects.toThrow(`This file is ${kind}. We can only`);
  });

  it('is rejected with a list of supported types if the type is unknown', async () => {
    for (const name of ['budget.doc', 'budget.docx', 'budget'])
      await expect(checkFile(compound(40_960, 40), name)).rejects.toThrow(
        /Upload a PDF or Word file \(/,
      );
  });
});

describe('a supported file with the wrong extension', () => {
  it.each([
    ['call.pdf', makeDocx(paragraph('x')), 'a Word document (.docx)', '.docx'],
    ['call.doc', makeDocx(paragraph('x')), 'a Word document (.docx)', '.docx'],
    ['call.docx', compound(40_960, 40, 'WordDocument'), 'an older Word document (.doc)', '.doc'],
    ['call.docx', text('%PDF-1.7\n'), 'a PDF', '.pdf'],
    ['call', text('%PDF-1.7\n'), 'a PDF', '.pdf'],
  ])(
    'is rejected with a message that states the correct extension: %s',
    async (name, bytes, kind, ending) => {
      const error = await checkFile(bytes, name).catch((refused: unknown) => String(refused));
      expect(error).toContain(kind);
      expect(error).toContain(name === 'call' ? `Add ${ending}` : `Change the ending to ${ending}`);
    },
  );
});

describe('a Word file', () => {
  it('is accepted in the older format even if truncated, and reported as damaged only later', async () => {
    expect(await checkFile(compound(4_096, 40), 'budget.doc')).toBe('doc');
  });

  it('is accepted with an embedded workbook', async () => {
    expect(await checkFile(zip(['word/document.xml', 'xl/workbook.xml']), 'call.docx')).toBe(
      'docx',
    );
  });
});
