import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  firstExtra,
  makePdf,
  makeStream,
  type PdfText,
} from '../../../../test/support/make-pdf.ts';
import { extractDocument } from '../../index.ts';

const first = firstExtra(1);
const rect = (y: number, x = 72, width = 12) =>
  `/Type /Annot /Subtype /Widget /Rect [${x} ${y} ${x + width} ${y + 12}]`;
const appearance = (text: string) =>
  makeStream(
    `BT /F1 11 Tf 2 2 Td (${text}) Tj ET`,
    '/Type /XObject /Subtype /Form /BBox [0 0 300 60]',
  );

/** Fields and the objects that they refer to are numbered from `first`. */
const read = async (texts: PdfText[], objects: string[], fields: number[], widgets = fields) => {
  const refs = (numbers: number[]) => numbers.map((number) => `${first + number} 0 R`);
  const pdf = makePdf([{ texts, annotations: refs(widgets) }], {
    catalog: `/AcroForm << /Fields [${refs(fields).join(' ')}] >>`,
    objects,
  });
  return (await extractDocument(pdf, 'pdf')).blocks;
};

describe('the fields of a PDF form', () => {
  it('are extracted even if they lack appearances', async () => {
    const blocks = await read(
      [
        { text: 'EIN:', y: 100 },
        { text: 'County:', y: 130 },
        { text: 'Mission:', y: 160 },
      ],
      [
        `<< ${rect(688, 130, 200)} /FT /Tx /T (ein) /V (04-7719302) >>`,
        `<< ${rect(658, 130, 200)} /FT /Ch /Ff 131072 /T (county) /Opt [[(H) (Harlow)] [(W) (Wye)]] /V (W) >>`,
        `<< /Type /Annot /Subtype /Widget /Rect [130 600 400 640] /FT /Tx /Ff 4096 /T (mission) /V (We shelter people\\rand feed them.) >>`,
      ],
      [0, 1, 2],
    );
    const text = blocks
      .map((block) => ('text' in block ? block.text : block.rows.flat().join(' ')))
      .join(' ');
    expect(text).toContain('EIN: 04-7719302');
    expect(text).toContain('County: Wye');
    expect(text).not.toContain('Harlow');
    expect(text).toContain('We shelter people and feed them.');
  });

  it('are extracted only once if they have appearances', async () => {
    const blocks = await read(
      [{ text: 'EIN:', y: 100 }],
      [
        `<< ${rect(688, 130, 200)} /FT /Tx /T (ein) /V (04-7719302) /AP << /N ${first + 1} 0 R >> >>`,
        appearance('04-7719302'),
      ],
      [0],
    );
    expect(JSON.stringify(blocks).match(/04-7719302/g)).toHaveLength(1);
  });

  it('become checked or unchecked items if they are check boxes or radio buttons', async () => {
    const labels = [
      'Private foundation',
      'Public charity',
      'Works under a sponsor',
      'Has an audit',
    ];
    const on = (name: string) =>
      `/AP << /N << /${name} ${first + 5} 0 R /Off ${first + 5} 0 R >> >>`;
    const blocks = await read(
      [
        { text: 'Type of organization:', y: 100 },
        ...labels.map((text, index) => ({ text, x: 90, y: 120 + index * 20 })),
      ],
      [
        `<< ${rect(670)} /Parent ${first + 4} 0 R /AS /Off ${on('Private')} >>`,
        `<< ${rect(650)} /Parent ${first + 4} 0 R /AS /Public ${on('Public')} >>`,
        `<< ${rect(630)} /FT /Btn /T (sponsor) /AS /Off /V /Off >>`,
        `<< ${rect(610)} /FT /Btn /T (audit) /AS /Yes /V /Yes ${on('Yes')} >>`,
        `<< /FT /Btn /Ff 49152 /T (type) /V /Public /Kids [${first} 0 R ${first + 1} 0 R] >>`,
        appearance('4'),
      ],
      [4, 2, 3],
      [0, 1, 2, 3],
    );
    expect(blocks.slice(1)).toEqual(
      labels.map((text, index) => ({
        type: 'item',
        depth: 0,
        ordered: false,
        text,
        checked: index === 1 || index === 3,
        page: 1,
      })),
    );
  });

  it('include only the selected values of a list box', async () => {
    const blocks = await read(
      [{ text: 'Counties:', y: 100 }],
      [
        `<< /Type /Annot /Subtype /Widget /Rect [130 640 330 700] /FT /Ch /T (counties) /Opt [(Harlow) (Wye) (Marsh)] /V [(Wye)] /AP << /N ${first + 1} 0 R >> >>`,
        makeStream(
          'BT /F1 11 Tf 2 40 Td (Harlow) Tj 0 -14 Td (Wye) Tj 0 -14 Td (Marsh) Tj ET',
          '/Type /XObject /Subtype /Form /BBox [0 0 200 60]',
        ),
      ],
      [0],
    );
    const text = JSON.stringify(blocks);
    expect(text).toContain('Wye');
    expect(text).not.toContain('Harlow');
    expect(text).not.toContain('Marsh');
  });

  it('are extracted from a real information sheet', async () => {
    const { blocks } = await extractDocument(
      readFileSync(new URL('../../../../test/fixtures/cases/a13-acroform.pdf', import.meta.url)),
      'pdf',
    );
    const text = blocks.map((block) => ('text' in block ? block.text : ''));
    expect(text).toEqual([
      'Organization Information Sheet',
      'Legal name: Willowmere Night Shelter, Inc.',
      'EIN: 04-7719302',
      'Year founded: 1998',
      'Mission: We shelter adults who sleep outdoors in Willowmere and help them find a home.',
      'Type of organization: 501(c)(3) public charity',
      'Fiscal sponsor? ☐',
    ]);
  });
});
