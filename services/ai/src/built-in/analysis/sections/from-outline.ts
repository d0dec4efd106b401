import { type Guidelines, statementsUnder } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import type { SectionCandidate } from './candidate.ts';
import { contentOf } from './content-of.ts';
import { splitPrompt } from './prompts.ts';
import { isSectionName, sectionName } from './section-name.ts';

type Line = { block: number; number: number; text: string; page?: number | undefined };

/** "2. Your Organisation (300 words)" */
const titled = /^(\d{1,2})[.)]\s+(\p{Lu}.{2,80})$/u;
const point = /^(\d{1,2})\.\d{1,2}\.?\s+\p{L}/u;
const fewest = 3;

const linesOf = ({ reading }: Guidelines): Line[] =>
  reading.blocks.flatMap((block, at) => {
    const text = block.type === 'table' ? '' : block.text.trim();
    const found = titled.exec(text);
    const isTitle =
      found?.[2] !== undefined && lengthLimitOf(text) && isSectionName(sectionName(text));
    return isTitle ? [{ block: at, number: Number(found[1]), text, page: block.page }] : [];
  });

/** The longest run of lines that are numbered one after the other. */
const inARow = (lines: Line[]): Line[] => {
  let best: Line[] = [];
  let run: Line[] = [];
  for (const line of lines) {
    run = run.at(-1)?.number === line.number - 1 ? [...run, line] : [line];
    if (run.length > best.length) best = run;
  }
  return best;
};

type Outline = { lines: Line[]; end: number };

/** An outline of numbered titles, each with its limit, over the points that each must tell; undefined where there is none. */
const outlineOf = (guidelines: Guidelines): Outline | undefined => {
  const { blocks } = guidelines.reading;
  const lines = inARow(linesOf(guidelines));
  const [first, last] = [lines[0], lines.at(-1)];
  if (lines.length < fewest || !first || !last) return undefined;
  const pointsUnder = lines.filter(({ block, number }) => {
    const next = blocks[block + 1];
    return (
      next !== undefined &&
      next.type !== 'table' &&
      point.exec(next.text.trim())?.[1] === `${number}`
    );
  });
  if (pointsUnder.length < fewest) return undefined;
  let end = last.block + 1;
  for (let next = blocks[end]; next && next.type !== 'table'; next = blocks[++end])
    if (point.exec(next.text.trim())?.[1] !== `${last.number}`) break;
  return { lines, end };
};

/** From where to where the outline reaches: whatever else stands there is told of its parts. */
export const spanOfOutline = (
  guidelines: Guidelines,
): { start: number; end: number } | undefined => {
  const outline = outlineOf(guidelines);
  const first = outline?.lines[0];
  return outline && first ? { start: first.block, end: outline.end } : undefined;
};

export const sectionsFromOutline = (guidelines: Guidelines): SectionCandidate[] => {
  const outline = outlineOf(guidelines);
  return (outline?.lines ?? []).map((line, at, lines): SectionCandidate => {
    const end = lines[at + 1]?.block ?? outline?.end ?? line.block + 1;
    const content = contentOf(statementsUnder(guidelines.statements, { block: line.block, end }));
    // A point of a few words is no statement, and asked all the same.
    const points = guidelines.reading.blocks
      .slice(line.block + 1, end)
      .flatMap((block) =>
        block.type !== 'table' && point.test(block.text.trim())
          ? splitPrompt(block.text.trim())
          : [],
      );
    const limit = lengthLimitOf(line.text);
    return {
      name: sectionName(line.text),
      block: line.block,
      end,
      quote: line.text,
      ...(line.page ? { page: line.page } : {}),
      ...content,
      prompts: [...new Set([...points, ...content.prompts])],
      ...(limit ? { limit } : {}),
      required: true,
      from: 'heading',
    };
  });
};
