/** Signs of law belong to a name, though Unicode counts them among the pictures. */
const picture = '(?:(?![©®™])\\p{Extended_Pictographic})';
const run = `${picture}[\\u{1F3FB}-\\u{1F3FF}\\u200D\\uFE0F]*`;
const around = new RegExp(`^\\s*(?:${run}\\s*)+|(?:\\s*${run})+\\s*$`, 'gu');

/** A title without the pictures that stand around it for show: "💡 Call for Proposals 💡". */
export const withoutPictures = (text: string): string => text.replace(around, '');
