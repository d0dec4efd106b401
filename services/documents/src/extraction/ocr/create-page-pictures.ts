import { PDFParse } from 'pdf-parse';
import { pdfOptions } from '../pdf/open/open-pdf.ts';

/** In dots per inch. Body text is then about thirty pixels high, which works best for the engine. */
export const resolution = 200;
/** Bounds on the longer side in pixels, since pages may have unusual sizes. */
const longerSide = { min: 2_200, max: 2_800 };
/** The size of a page scanned at 600 dpi. Larger images may be decompression bombs and are not decoded. */
const maxPixels = 36_000_000;

export type Picture = { bytes: Uint8Array; width: number; height: number };

/** Renders the pages of a PDF one at a time. Detaches the bytes. */
export function createPagePictures(data: Uint8Array) {
  const parser = new PDFParse({ ...pdfOptions, maxImageSize: maxPixels, data });
  return {
    /** `points` is the longer side of the page. */
    picture: async (page: number, points: number): Promise<Picture | undefined> => {
      const side = Math.min(longerSide.max, Math.max(longerSide.min, (points * resolution) / 72));
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
