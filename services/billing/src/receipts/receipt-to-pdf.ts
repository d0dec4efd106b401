import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Receipt } from '@grantwright/shared/contract';
import type {} from './pdfkit.d.ts';
import { receiptRows, type ReceiptParties } from './receipt-rows.ts';

type Pdf = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Pdf['struct']>;
const require = createRequire(import.meta.url);
const faces = {
  regular: readFileSync(
    require.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
  ),
  bold: readFileSync(require.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf')),
};
const margin = 72;
const labelWidth = 140;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** A one-page tagged PDF (PDF/UA-1). A name with characters missing from the font is omitted. */
export async function receiptToPdf(receipt: Receipt, parties: ReceiptParties): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA' as 'PDF/A-1',
    lang: 'en-US',
    displayTitle: true,
    info: { Title: `Receipt ${receipt.number}` },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.once('end', resolve));
  for (const [name, font] of Object.entries(faces)) pdf.registerFont(name, font);
  const buyer = parties.buyer.filter((line) => isPrintable(pdf, line));
  draw(pdf, receiptRows(receipt, { ...parties, buyer }));
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function isPrintable(pdf: Pdf, text: string): boolean {
  const { font } = pdf.font('regular')._font;
  return (
    !rightToLeft.test(text) &&
    [...text].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
  );
}

function draw(pdf: Pdf, rows: ReturnType<typeof receiptRows>): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const title = child(pdf, root, 'H1');
  title.add(() => pdf.font('bold').fontSize(22).text('Receipt', margin, margin));
  title.end();
  const table = child(pdf, root, 'Table');
  let y = margin + 48;
  for (const { label, lines } of rows) {
    const row = child(pdf, table, 'TR');
    const header = child(pdf, row, 'TH');
    header.dictionary.data['A'] = { O: 'Table', Scope: 'Row' };
    header.add(() => pdf.font('bold').fontSize(11).text(label, margin, y, { width: labelWidth }));
    header.end();
    const value = child(pdf, row, 'TD');
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

function child(pdf: Pdf, parent: Structure, type: string): Structure {
  const element = pdf.struct(type);
  parent.add(element);
  return element;
}
