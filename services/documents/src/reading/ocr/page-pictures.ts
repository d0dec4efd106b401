import { PDFParse } from 'pdf-parse';
import { pdfOptions } from '../pdf/open-pdf.ts';

/** What the engine reads best: body text about thirty pixels high. */
export const resolution = 200;
/** Pixels of the longer side: a page may call itself as large as a wall, or as small as a stamp. */
const longest = { least: 2_200, most: 2_800 };
/** A sheet scanned at 600 dots an inch; what is larger is not decoded, for it may be a bomb. */
const mostPixels = 36_000_000;

export type Picture = { bytes: Uint8Array; width: number; height: number };

/** Makes pictures of the pages of a PDF, one at a time. Takes the bytes over. */
export function pagePictures(data: Uint8Array) {
  const parser = new PDFParse({ ...pdfOptions, maxImageSize: mostPixels, data });
  return {
    /** `points` is the longer side of the page. */
    picture: async (page: number, points: number): Promise<Picture | undefined> => {
      const side = Math.min(longest.most, Math.max(longest.least, (points * resolution) / 72));
      const { pages } = await parser.getScreenshot({
        partial: [page],
        scale: side / points,
        imageBuffer: true,
        imageDataUrl: false,
      });
      const [shot] = pages;
      return shot && { bytes: shot.data, width: shot.width, height: shot.height };
    },
    close: () => parser.destroy(),
  };
}

/** Whether a PDF has a picture in it: a cheap look, since pages are only painted when there is. */
export const containsImages = (bytes: Uint8Array): boolean => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return ['/Subtype /Image', '/Subtype/Image'].some((mark) => file.includes(mark));
};
