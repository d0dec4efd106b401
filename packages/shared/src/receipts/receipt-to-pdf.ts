import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Receipt } from '../contract/index.ts';
import {
  createTaggedPdf,
  finishPdf,
  hasGlyph,
  setAttributes,
  findUnsupportedCharacters,
  type Pdf,
  type Structure,
} from '../pdf/index.ts';
import { listReceiptRows, type ReceiptParties } from './list-receipt-rows.ts';

const require = createRequire(import.meta.url);
const faces = {
  regular: readFileSync(
    require.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
  ),
  bold: readFileSync(require.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf')),
};
const margin = 72;
const labelWidth = 140;

export const nameReceiptFile = ({ number }: Pick<Receipt, 'number'>): string =>
  `receipt_${number.toLowerCase()}.pdf`;

/**
 * Generates a one-page tagged PDF (PDF/UA-1). A name with characters missing from the font is omitted. The same receipt
 * and parties result in the same bytes, so that an email sent twice has the same attachment unless the buyer's name has
 * changed.
 */
export async function receiptToPdf(receipt: Receipt, parties: ReceiptParties): Promise<Buffer> {
  const pdf = createTaggedPdf({
    size: 'LETTER',
    margin,
    info: { Title: `Receipt ${receipt.number}`, CreationDate: new Date(receipt.paidAt) },
  });
  for (const [name, font] of Object.entries(faces)) pdf.registerFont(name, font);
  const buyer = parties.buyer.filter((line) => isPrintable(pdf, line));
  draw(pdf, listReceiptRows(receipt, { ...parties, buyer }));
  return await finishPdf(pdf);
}

const isPrintable = (pdf: Pdf, text: string): boolean =>
  findUnsupportedCharacters(text, (code) => hasGlyph(pdf, 'regular', code)).length === 0;

function draw(pdf: Pdf, rows: ReturnType<typeof listReceiptRows>): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const title = addChild(pdf, root, 'H1');
  title.add(() => pdf.font('bold').fontSize(22).text('Receipt', margin, margin));
  title.end();
  const table = addChild(pdf, root, 'Table');
  let y = margin + 48;
  for (const { label, lines } of rows) {
    const row = addChild(pdf, table, 'TR');
    const header = addChild(pdf, row, 'TH');
    setAttributes(header, { O: 'Table', Scope: 'Row' });
    header.add(() => pdf.font('bold').fontSize(11).text(label, margin, y, { width: labelWidth }));
    header.end();
    const value = addChild(pdf, row, 'TD');
    const width = pdf.page.width - 2 * margin - labelWidth;
    value.add(() =>
      pdf
        .font('regular')
        .fontSize(11)
        .text(lines.join('\n'), margin + labelWidth, y, { width }),
    );
    value.end();
    row.end();
    y = pdf.y + 8;
  }
  table.end();
  root.end();
}

function addChild(pdf: Pdf, parent: Structure, type: string): Structure {
  const element = pdf.struct(type);
  parent.add(element);
  return element;
}
