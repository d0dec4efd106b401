import type { Paper } from './paper.ts';

const opening = 30;
const years = /(?<![\d-])((?:19|20)\d{2})(?!\d)(?:\s?[-–/]\s?(?:19|20)?\d{2}(?!\d))?/g;
const ofItsOwn =
  /\b(?:founded|established|incorporated|since|formed|organized|code of|act of|rev\.)\b/i;

/** The year a paper is of: the latest that its title, its first lines or its foot name. */
export const paperYear = ({ title, lines }: Paper): number | undefined => {
  const texts = [
    title ?? '',
    ...lines.filter(({ foot }, at) => at < opening || foot).map(({ text }) => text),
  ].filter((text) => text.split(' ').length < 25 && !ofItsOwn.test(text));
  const found = texts.flatMap((text) => [...text.matchAll(years)].map((match) => Number(match[1])));
  return found.length > 0 ? Math.max(...found) : undefined;
};
