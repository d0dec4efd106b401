import { countWords } from '@grantwright/shared/submission';

const marks = /<\/?(?:b|strong|i|em|u|a)\b[^<>]*>/gi;
const openGaps = /\[NEEDS INPUT:[^[\]]*\]/gi;

/** The words of sanitized HTML without open gaps. Parsing a long text would delay other requests. */
export const countWordsOfHtml = (html: string): number =>
  countWords(
    html
      .replace(marks, '')
      .replace(/<[^<>]*>/g, ' ')
      .replace(openGaps, ''),
  );
