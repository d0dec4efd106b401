import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  firstExtra,
  makePdf,
  makeStream,
  type PdfText,
} from '../../../../test/support/make-pdf.ts';
import { extractDocument } from '../../index.ts';

const waiting: PdfText[] = [
  { text: 'Please wait...', y: 72, size: 16, bold: true },
  {
    text: 'If this message is not eventually replaced by the proper contents of the document, your',
    y: 98,
  },
  { text: 'PDF viewer may not be able to display this type of document.', y: 112 },
];
const translated: PdfText[] = [
  { text: 'Bitte warten... Laden Sie die neueste Version des Adobe Reader herunter.', y: 72 },
];
const template = (body: string) =>
  `<template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"><subform name="form1">${body}</subform></template>`;
const draw = (text: string) => `<draw><value><text>${text}</text></value></draw>`;
const field = (name: string, caption: string, ui = '<textEdit/>', rest = '') =>
  `<field name="${name}"><ui>${ui}</ui><caption><value><text>${caption}</text></value></caption>${rest}</field>`;
const datasets = (body: string) =>
  `<xfa:datasets xmlns:xfa="http://www.xfa.org/schema/xfa-data/1.0/"><xfa:data><form1>${body}</form1></xfa:data></xfa:datasets>`;

const packed = (xml: string) =>
  makeStream(deflateSync(Buffer.from(xml)).toString('latin1'), '/Filter /FlateDecode');

const read = (packets: string[], texts = waiting) => {
  const first = firstExtra(1);
  const names = packets.map((_, index) => `(packet${index}) ${first + index} 0 R`).join(' ');
  const bytes = makePdf([{ texts }], {
    catalog: `/AcroForm << /Fields [] /XFA [${names}] >> /NeedsRendering true`,
    objects: packets,
  });
  return extractDocument(bytes, 'pdf');
};
const listTexts = async (reading: ReturnType<typeof read>) =>
  (await reading).blocks.map((block) => ('text' in block ? block.text : ''));

describe('an XFA form', () => {
  it('is read from its template and data', async () => {
    const texts = listTexts(
      read([
        packed(
          template(
            draw('Return this form by 12 November 2027.') +
              field('Name', 'Name of applicant') +
              field('Summary', 'Project summary (maximum 1500 characters)') +
              `<subform presence="hidden">${draw('For office use')}</subform>`,
          ),
        ),
        packed(datasets('<Name>Birch Lake Rowing Club</Name><Summary/>')),
      ]),
    );
    expect(await texts).toEqual([
      'Return this form by 12 November 2027.',
      'Name of applicant: Birch Lake Rowing Club',
      'Project summary (maximum 1500 characters)',
    ]);
  });

  it('yields checked and unchecked options, and the values of added rows', async () => {
    const items = '<items><text>yes</text><text>no</text></items>';
    const texts = listTexts(
      read([
        packed(
          template(
            field('Charity', 'Public charity', '<checkButton/>', items) +
              field('Private', 'Private foundation', '<checkButton/>', items) +
              field('Cost', 'Cost'),
          ),
        ),
        packed(
          datasets('<Charity>yes</Charity><Private>no</Private><Cost>$400</Cost><Cost>$900</Cost>'),
        ),
      ]),
    );
    expect(await texts).toEqual([
      'Public charity',
      'Private foundation',
      'Cost: $400',
      'Cost: $900',
    ]);
  });

  it('is read from rich text in an uncompressed stream', async () => {
    const rich =
      '<draw><value><exData contentType="text/html"><body xmlns="http://www.w3.org/1999/xhtml"><p>Apply <b>by</b> May.</p><p>Attach a budget.</p></body></exData></value></draw>';
    const texts = listTexts(
      read([
        makeStream(`<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/">${template(rich)}</xdp:xdp>`),
      ]),
    );
    expect(await texts).toEqual(['Apply by May.', 'Attach a budget.']);
  });

  it.each<[string, string[], PdfText[]]>([
    ['without packets', [makeStream('nothing')], waiting],
    [
      'with a malformed template',
      [packed('<template xmlns="http://www.xfa.org/schema/"><a')],
      waiting,
    ],
    ['in another language', [makeStream('nothing')], translated],
  ])('is rejected with advice: %s', async (_, packets, texts) => {
    await expect(read(packets, texts)).rejects.toThrow(
      /Adobe form that only Acrobat can display\. .*print it to PDF/,
    );
  });

  it('is recognized by its placeholder page, and rejected', async () => {
    await expect(extractDocument(makePdf([{ texts: waiting }]), 'pdf')).rejects.toThrow(
      /Adobe form/,
    );
  });

  it('is read from its pages if they contain the form', async () => {
    const texts = listTexts(
      read(
        [packed(template(draw('Not this.')))],
        [{ text: 'Applications are due in May.', y: 72 }],
      ),
    );
    expect(await texts).toEqual(['Applications are due in May.']);
  });

  it('is read from a real form of a development agency', async () => {
    const url = new URL('../../../../test/fixtures/cases/a14-xfa.pdf', import.meta.url);
    const text = JSON.stringify((await extractDocument(readFileSync(url), 'pdf')).blocks);
    expect(text).toContain('Return this form by 12 November 2027.');
    expect(text).toContain('up to $20,000');
    expect(text).toContain('Birch Lake Rowing Club');
    expect(text).not.toContain('Please wait');
  });
});
