import type { Line } from './paper.ts';

type Bare = Omit<Line, 'others'>;

/** What a site that shares people's documents sets around one: who put it there, how often it was seen. */
const signs: RegExp[] = [
  /^upload(?:ed)?(?: by)?:/i,
  /^(?:post(?:ed)?|uploaded|published) on (?:\d|\p{Lu}\p{L}{2,8} \d)/iu,
  /^\d[\d,.]* (?:views?|downloads?|pages?)$/i,
  /^(?:transcript|full text|document transcript|embed|related documents)$/i,
  /\bDMCA\b/,
  /\[(?:PDF|DOCX?|PPTX?) (?:document|file)\]|\b(?:PDF|free) download\b/i,
];
const fewestSigns = 3;
const frame = 2;
const hosts =
  /@[\w-]+\.\w|(?:^|\s)(?:www\.)?[\w-]+\.(?:com|net|in|io|org|site|pub|tips|us)(?:\s|$)/i;

/** On the page of such a site, the lines in its head and foot that say how to reach it. */
export const sharersLines = (lines: Bare[]): Set<number> => {
  const shown = signs.filter((sign) => lines.some(({ text }) => sign.test(text)));
  if (shown.length < fewestSigns) return new Set();
  return new Set(
    lines.flatMap((line, at) =>
      signs.some((sign) => sign.test(line.text)) ||
      ((line.foot || at < frame) && !line.heading && hosts.test(line.text))
        ? [at]
        : [],
    ),
  );
};
