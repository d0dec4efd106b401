import { readFileSync } from 'node:fs';
import { assemble } from './make-pdf.ts';

type Sheet = {
  width: number;
  height: number;
  bytes: Uint8Array;
  filter?: 'DCTDecode';
  /** Rotation in degrees, counterclockwise. */
  turned?: number;
};

/** A scanned page: gray, slightly noisy and skewed, or rotated. */
export const callSheet = (turned = 0): Sheet => ({
  turned,
  width: 993,
  height: 1285,
  bytes: readFileSync(new URL('../fixtures/scanned-call.jpg', import.meta.url)),
  filter: 'DCTDecode',
});

/** A blank page. */
export const blankSheet = (): Sheet => ({
  width: 85,
  height: 110,
  bytes: new Uint8Array(85 * 110).fill(255),
});

/** Makes a letter-size PDF of page images without text. */
export function makeScan(sheets: Sheet[]): Uint8Array {
  const objects: string[] = [];
  const kids = sheets.map((_, at) => `${3 + at * 3} 0 R`).join(' ');
  objects[1] = '<< /Type /Catalog /Pages 2 0 R >>';
  objects[2] = `<< /Type /Pages /Kids [${kids}] /Count ${sheets.length} >>`;
  sheets.forEach(({ width, height, bytes, filter, turned = 0 }, at) => {
    const number = 3 + at * 3;
    const isOnItsSide = turned % 180 === 90;
    const [across, down] = isOnItsSide ? [792, 612] : [612, 792];
    const [cos, sin] = [Math.cos, Math.sin].map((of) => of((turned * Math.PI) / 180).toFixed(6));
    const content =
      `q 1 0 0 1 ${across / 2} ${down / 2} cm ${cos} ${sin} ${-Number(sin)} ${cos} 0 0 cm ` +
      '612 0 0 792 -306 -396 cm /Sheet Do Q';
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
