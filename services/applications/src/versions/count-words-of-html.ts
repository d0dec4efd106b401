import { countWords } from '@grantwright/shared/submission';

const marks = /<\/?(?:b|strong|i|em|u|a)\b[^<>]*>/gi;
const openGaps = /\[NEEDS INPUT:[^[\]]*\]/gi;

/**
 * Counts the words of sanitized HTML, excluding open gaps. Does not parse the HTML, because parsing would delay other
 * requests.
 */
export const countWordsOfHtml = (html: string): number =>
  countWords(
    html
      .replace(marks, '')
      .replace(/<[^<>]*>/g, ' ')
      .replace(openGaps, ''),
  );
