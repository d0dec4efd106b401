/** Measures of the page in twentieths of a point: US Letter, one inch of margin. */
export const page = { width: 12_240, height: 15_840, margin: 1_440 };

/** The width that text has. */
export const textWidth = page.width - 2 * page.margin;

/** Arial is in Word, and LibreOffice sets its twin of the same widths; funders that name fonts accept it at 11 points. */
export const font = 'Arial';

export const colours = { ink: '1D2321', quiet: '56605C', rule: 'C9CDC8', head: 'EEF1EE' };
