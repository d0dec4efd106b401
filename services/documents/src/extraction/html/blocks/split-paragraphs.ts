import { anyOf } from '@grantwright/shared/values/any-of';

/** The start of a street address or telephone number below a name, as opposed to "3 June" below "Closing date". */
const addressStart =
  /^(?:\d{1,6}\s+(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))\p{Lu}|\(\d{3}\)\s?\d{3})/u;
const maxAddressLineLength = 55;

/** "1.1 What you want to do", "(b) how" */
const numberedPoint = anyOf(
  /^\d{1,2}(?:\.\d{1,2}){1,3}\.?(?=\s+(?:\p{Lu}|(?:what|how|why|who|where|when|which|describe|the)\b))\s+\p{L}/u,
  /^(?:\d{1,2}[.)]|\(\d{1,2}\)|\(?[a-z][.)]|[IVX]{1,4}[.)])\s+\p{L}/u,
);

/** Splits text at line breaks, except within a sentence. */
export function splitParagraphs(text: string): string[] {
  const paragraphs: string[] = [];
  for (const line of text.split('\n').map((part) => part.trim())) {
    const last = paragraphs.at(-1);
    if (last && line && continuesSentence(line, last)) paragraphs.splice(-1, 1, `${last} ${line}`);
    else paragraphs.push(line);
  }
  return paragraphs.filter(Boolean);
}

const continuesSentence = (line: string, previous: string): boolean =>
  !/[.!?:;]$/.test(previous) &&
  /^[\p{Ll}\d(,$]/u.test(line) &&
  !numberedPoint.test(line) &&
  !(previous.length <= maxAddressLineLength && addressStart.test(line));
