/** US Letter with margins of one inch, in twentieths of a point. */
export const page = { width: 12_240, height: 15_840, margin: 1_440 };

export const textWidth = page.width - 2 * page.margin;

/** Funders that restrict fonts accept Arial at 11 points; LibreOffice substitutes a font of the same width. */
export const font = 'Arial';

export const colors = { text: '1D2321', muted: '56605C', border: 'C9CDC8', headerFill: 'EEF1EE' };
