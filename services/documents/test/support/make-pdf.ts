export type PdfText = {
  text: string;
  x?: number;
  /** From the top of the page down to the baseline. */
  y: number;
  size?: number;
  bold?: boolean;
  /** Red, green and blue from 0 to 1. */
  color?: [number, number, number];
  /** 3 is text that is not painted. */
  mode?: number;
  /** The direction the text runs in, in degrees against the clock: 90 runs up the page. */
  turned?: number;
};

export type PdfPage = {
  texts: PdfText[];
  /** Page description before the texts, such as rules and boxes. */ drawing?: string;
  /** Page description after the texts, which it may cover. */ over?: string;
  /** How the page is turned for display, clockwise. */ rotate?: number;
  /** Annotation dictionaries. */ annotations?: string[];
};

type Extras = {
  padding?: number;
  /** Entries of the catalog. */ catalog?: string;
  /** Fonts beside F1 and F2. */ fonts?: string;
  /** Objects of their own; the first is number `firstExtra(pages)`. */ objects?: string[];
};

const height = 792;
const escape = (text: string) => text.replace(/[\\()]/g, (character) => `\\${character}`);

/** A real PDF of letter size in Helvetica, for tests. */
export function makePdf(
  pages: PdfPage[],
  { padding = 0, catalog = '', fonts = '', objects: extra = [] }: Extras = {},
): Uint8Array {
  const objects: string[] = [];
  const kids = pages.map((_, at) => `${5 + at * 2} 0 R`).join(' ');
  objects[1] = `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`;
  objects[2] = `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`;
  objects[3] = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
  objects[4] =
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>';
  pages.forEach((page, at) => {
    const content = `${page.drawing ?? ''}\n${page.texts.map(showText).join('\n')}\n${page.over ?? ''}`;
    objects[5 + at * 2] =
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 ${height}] /Contents ${6 + at * 2} 0 R ` +
      `/Rotate ${page.rotate ?? 0} /Annots [${(page.annotations ?? []).join(' ')}] ` +
      `/Resources << /Font << /F1 3 0 R /F2 4 0 R ${fonts} >> >> >>`;
    objects[6 + at * 2] = `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
  });
  objects.push(...extra);
  if (padding > 0) objects.push(makeStream('x'.repeat(padding)));
  return assemble(objects);
}

/** The number of the first object of one's own in a PDF of so many pages. */
export const firstExtra = (pages: number): number => 5 + pages * 2;

/** A stream object; `entries` go into its dictionary. */
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
  turned = 0,
}: PdfText): string {
  const radians = (turned * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians).toFixed(6), Math.sin(radians).toFixed(6)];
  return `BT ${color.join(' ')} rg ${mode} Tr /${bold ? 'F2' : 'F1'} ${size} Tf ${cos} ${sin} ${-Number(sin)} ${cos} ${x} ${height - y} Tm (${escape(text)}) Tj ET`;
}

/** The file of numbered objects, of which the first is the catalog. */
export function assemble(objects: string[]): Uint8Array {
  let out = '%PDF-1.4\n';
  const offsets: number[] = [];
  objects.forEach((body, number) => {
    offsets[number] = out.length;
    out += `${number} 0 obj\n${body}\nendobj\n`;
  });
  const start = out.length;
  out += `xref\n0 ${objects.length}\n0000000000 65535 f \n`;
  for (let number = 1; number < objects.length; number += 1) {
    out += `${String(offsets[number]).padStart(10, '0')} 00000 n \n`;
  }
  out += `trailer\n<< /Size ${objects.length} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(out, 'latin1'));
}
