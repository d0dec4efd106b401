export type PdfText = {
  text: string;
  x?: number;
  /** Distance from the top of the page to the baseline. */
  y: number;
  size?: number;
  bold?: boolean;
  /** Red, green and blue from 0 to 1. */
  color?: [number, number, number];
  /** Text rendering mode; 3 is unpainted. */
  mode?: number;
  /** Text direction in degrees counterclockwise, where 90 runs up the page. */
  rotation?: number;
};

export type PdfPage = {
  texts: PdfText[];
  /** Page description drawn before the texts, such as rules and boxes. */ drawing?: string;
  /** Page description drawn after the texts, which it may cover. */ over?: string;
  /** Rotation of the page, clockwise. */ rotate?: number;
  /** Annotation dictionaries. */ annotations?: string[];
};

type Extras = {
  padding?: number;
  /** Additional catalog entries. */ catalog?: string;
  /** Additional fonts. */ fonts?: string;
  /** Additional objects, numbered from `firstExtra(pages)`. */ objects?: string[];
};

const height = 792;
const escape = (text: string) => text.replace(/[\\()]/g, (character) => `\\${character}`);

/** Makes a letter-size PDF in Helvetica. */
export function makePdf(
  pages: PdfPage[],
  { padding = 0, catalog = '', fonts = '', objects: extra = [] }: Extras = {},
): Uint8Array {
  const objects: string[] = [];
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ');
  objects[1] = `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`;
  objects[2] = `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`;
  objects[3] = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
  objects[4] =
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>';
  pages.forEach((page, index) => {
    const content = `${page.drawing ?? ''}\n${page.texts.map(showText).join('\n')}\n${page.over ?? ''}`;
    objects[5 + index * 2] =
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 ${height}] /Contents ${6 + index * 2} 0 R ` +
      `/Rotate ${page.rotate ?? 0} /Annots [${(page.annotations ?? []).join(' ')}] ` +
      `/Resources << /Font << /F1 3 0 R /F2 4 0 R ${fonts} >> >> >>`;
    objects[6 + index * 2] = `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
  });
  objects.push(...extra);
  if (padding > 0) objects.push(makeStream('x'.repeat(padding)));
  return assemble(objects);
}

/** Returns the number of the first additional object in a PDF with this many pages. */
export const firstExtra = (pages: number): number => 5 + pages * 2;

/** Makes a stream object with `entries` in its dictionary. */
export const makeStream = (content: string, entries = ''): string =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;

function showText({
  text,
  x = 72,
  y,
  size = 11,
  bold = false,
  color = [0, 0, 0],
  mode = 0,
  rotation = 0,
}: PdfText): string {
  const radians = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians).toFixed(6), Math.sin(radians).toFixed(6)];
  return `BT ${color.join(' ')} rg ${mode} Tr /${bold ? 'F2' : 'F1'} ${size} Tf ${cos} ${sin} ${-Number(sin)} ${cos} ${x} ${height - y} Tm (${escape(text)}) Tj ET`;
}

/** Assembles a PDF from numbered objects, the first of which is the catalog. */
export function assemble(objects: string[]): Uint8Array {
  let pdf = '%PDF-1.4\n';
  const offsets: number[] = [];
  objects.forEach((body, number) => {
    offsets[number] = pdf.length;
    pdf += `${number} 0 obj\n${body}\nendobj\n`;
  });
  const start = pdf.length;
  pdf += `xref\n0 ${objects.length}\n0000000000 65535 f \n`;
  for (let number = 1; number < objects.length; number += 1) {
    pdf += `${String(offsets[number]).padStart(10, '0')} 00000 n \n`;
  }
  pdf += `trailer\n<< /Size ${objects.length} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(pdf, 'latin1'));
}
