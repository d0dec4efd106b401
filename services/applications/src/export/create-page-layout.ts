import type { DocumentFormat } from '@grantwright/shared/contract';
import { usualFormat } from '@grantwright/shared/submission';

const paperSizes = {
  letter: { width: 12_240, height: 15_840 },
  a4: { width: 11_906, height: 16_838 },
};

const twipsPerInch = 1_440;

/** Returns the page layout in twentieths of a point. */
export function createPageLayout({
  paper = usualFormat.paper,
  margin = usualFormat.margin,
}: DocumentFormat = {}) {
  const size = paperSizes[paper];
  const edge = Math.round(margin * twipsPerInch);
  return {
    ...size,
    margin: edge,
    textWidth: size.width - 2 * edge,
    /** The distance between the edge of the paper and the header or footer. */
    footerDistance: Math.min(720, Math.round(edge / 2)),
  };
}

export const colors = { text: '1D2321', muted: '56605C', border: 'C9CDC8', headerFill: 'EEF1EE' };
