import { readFileSync } from 'node:fs';
import { assemble } from './make-pdf.ts';

type Sheet = { width: number; height: number; bytes: Uint8Array; filter?: 'DCTDecode' };

/** A page of a call as a scanner gives it: gray, a little noisy, a little askew. */
export const callSheet = (): Sheet => ({
  width: 993,
  height: 1285,
  bytes: readFileSync(new URL('../fixtures/scanned-call.jpg', import.meta.url)),
  filter: 'DCTDecode',
});

/** A sheet of white paper. */
export const blankSheet = (): Sheet => ({
  width: 85,
  height: 110,
  bytes: new Uint8Array(85 * 110).fill(255),
});

/** A PDF of letter size whose pages are pictures and hold no text. */
export function makeScan(sheets: Sheet[]): Uint8Array {
  const objects: string[] = [];
  const kids = sheets.map((_, at) => `${3 + at * 3} 0 R`).join(' ');
  objects[1] = '<< /Type /Catalog /Pages 2 0 R >>';
  objects[2] = `<< /Type /Pages /Kids [${kids}] /Count ${sheets.length} >>`;
  sheets.forEach(({ width, height, bytes, filter }, at) => {
    const number = 3 + at * 3;
    const content = 'q 612 0 0 792 0 0 cm /Sheet Do Q';
    objects[number] =
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${number + 1} 0 R ` +
      `/Resources << /XObject << /Sheet ${number + 2} 0 R >> >> >>`;
    objects[number + 1] = `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
    objects[number + 2] =
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 ` +
      `/ColorSpace /DeviceGray ${filter ? `/Filter /${filter} ` : ''}/Length ${bytes.length} >>\n` +
      `stream\n${Buffer.from(bytes).toString('latin1')}\nendstream`;
  });
  return assemble(objects);
}
