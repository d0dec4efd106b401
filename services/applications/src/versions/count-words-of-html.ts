import { countWords } from '@grantwright/shared/submission';

const marks = /<\/?(?:b|strong|i|em|u|a)\b[^<>]*>/gi;
const openGaps = /\[NEEDS INPUT:[^[\]]*\]/gi;

/** Counts the words of sanitized HTML without open gaps. Does not parse it, which would delay other requests. */
export const countWordsOfHtml = (html: string): number =>
  countWords(
    html
      .replace(marks, '')
      .replace(/<[^<>]*>/g, ' ')
      .replace(openGaps, ''),
  );
