import type { Line } from './paper.ts';

export type Supported = { name: string; line: Line };

const word = String.raw`\p{Lu}[\p{L}\p{N}'’&.-]*`;
/** "We are pleased to support the application of Elm Row Aid for …": one body writes for another. */
const supports = new RegExp(
  `\\b(?:in (?:strong |full )?support of|(?:strongly |fully |gladly )?supports?|to support|endorses?|to endorse|to recommend) (?:the )?(?:grant |funding )?(?:applications?|proposals?|requests?|efforts?)(?: for (?:a |the )?(?:\\p{Ll}+ ){0,3}\\p{Ll}+)?(?: (?:of|by|from|submitted by|made by)) (?:the )?(${word}(?: (?:(?:of|the|and|for|in|on|&) ){0,2}${word}){1,8}?)(?=['’]s|[,.;]| \\p{Ll}|$)`,
  'u',
);
const letter =
  /^(?:to whom it may concern|dear\b)|\bletter of (?:support|recommendation|endorsement)\b/i;
const salutation = /^(?:to whom it may concern|dear\b)/i;
const closing =
  /^(?:sincerely|respectfully|yours|best (?:regards|wishes)|kind regards|regards|with (?:gratitude|appreciation)|warmly)\b/i;
const linesOfALetter = 60;

/** Whom a letter of support is for. */
export const supportedIn = (lines: Line[]): Supported | undefined => {
  if (lines.length > linesOfALetter || !lines.some(({ text }) => letter.test(text)))
    return undefined;
  for (const line of lines) {
    const name = supports.exec(line.text)?.[1];
    if (name) return { name, line };
  }
  return undefined;
};

/** The head and the close of such a letter are its writer's. */
export const markWriter = (lines: Line[], supported: Supported | undefined): Line[] => {
  if (!supported) return lines;
  const from = lines.findIndex(({ text }) => salutation.test(text));
  const to = lines.findIndex(({ text }) => closing.test(text));
  return lines.map((line, at) =>
    (at < from || (to >= 0 && at >= to)) && !line.text.includes(supported.name)
      ? { ...line, others: true }
      : line,
  );
};
