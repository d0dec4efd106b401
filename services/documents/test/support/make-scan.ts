import { readFileSync } from 'node:fs';
import { assemble } from './make-pdf.ts';

type Sheet = {
  width: number;
  height: number;
  bytes: Uint8Array;
  filter?: 'DCTDecode';
  /** Rotation in degrees, counterclockwise. */
  rotation?: number;
  /** Height of the page in points. A shorter page shows only the top of the sheet. */
  pageHeight?: number;
};

const letter = { width: 612, height: 792 };

/** Creates a scanned page: gray, slightly noisy and skewed. */
export const callSheet = (): Sheet => ({
  width: 993,
  height: 1285,
  bytes: readFileSync(new URL('../fixtures/scanned-call.jpg', import.meta.url)),
  filter: 'DCTDecode',
});

/** The first three lines of the scanned page, optionally rotated. They are the quickest to recognize. */
export const threeLines = (rotation = 0): Sheet => ({ ...callSheet(), rotation, pageHeight: 100 });

/** Creates a blank page. */
export const blankSheet = (): Sheet => ({
  width: 85,
  height: 110,
  bytes: new Uint8Array(85 * 110).fill(255),
});

/** Makes a PDF of page images without text. */
export function makeScan(sheets: Sheet[]): Uint8Array {
  const objects: string[] = [];
  const kids = sheets.map((_, index) => `${3 + index * 3} 0 R`).join(' ');
  objects[1] = '<< /Type /Catalog /Pages 2 0 R >>';
  objects[2] = `<< /Type /Pages /Kids [${kids}] /Count ${sheets.length} >>`;
  sheets.forEach((sheet, index) => {
    const { width, height, bytes, filter, rotation = 0, pageHeight = letter.height } = sheet;
    const number = 3 + index * 3;
    const isOnItsSide = rotation % 180 === 90;
    const [across, down] = isOnItsSide ? [pageHeight, letter.width] : [letter.width, pageHeight];
    const [left, bottom] = [-letter.width / 2, pageHeight / 2 - letter.height];
    const [cos, sin] = [Math.cos, Math.sin].map((of) => of((rotation * Math.PI) / 180).toFixed(6));
    const content =
      `q 1 0 0 1 ${across / 2} ${down / 2} cm ${cos} ${sin} ${-Number(sin)} ${cos} 0 0 cm ` +
      `${letter.width} 0 0 ${letter.height} ${left} ${bottom} cm /Sheet Do Q`;
    objects[number] =
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${number + 1} 0 R ` +
      `/Resources << /XObject << /Sheet ${number + 2} 0 R >> >> >>`;
    objects[number + 1] = `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
    objects[number + 2] =
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 ` +
      `/ColorSpace /DeviceGray ${filter ? `/Filter /${filter} ` : ''}/Length ${bytes.length} >>\n` +
      `stream\n${Buffer.from(bytes).toString('latin1')}\nendstream`;
  });
  return assemble(objects);
}
