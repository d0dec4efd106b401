import { plain } from '@grantwright/analyst';
import { statementAt, type Guidelines } from '../guidelines.ts';
import { heading, points, tidy, weighs, type Criterion } from './criterion.ts';

/** "OVERVIEW: The applicant … (10 points)", "Need - 20 points": a paragraph or item that carries its own weight. */
export const fromParagraphs = (guidelines: Guidelines): Criterion[] =>
  guidelines.reading.blocks.flatMap((block, index) => {
    if (block.type === 'table' || block.type === 'heading') return [];
    const text = plain(block.text);
    const match = points.exec(text);
    const path = statementAt(guidelines.statements, index)?.path ?? [];
    if (!match || !weighs(text) || !path.slice(-2).some((title) => heading.test(title))) return [];
    if (/^criterion \d+ ?\([a-z]\)|^total|minimum|at least|score of/i.test(text)) return [];
    const atEnd = match.index > text.length - 30;
    const short = text.length <= 160;
    const label = /^(.{3,80}?)(?::\s|\s-\s|\s*\()/.exec(text)?.[1];
    if (!short && !(atEnd && label) && match.index > 90) return [];
    const name = tidy(label ?? text);
    if (name.length < 3 || name.length > 100) return [];
    const written = /^[^\p{Ll}]+$/u.test(name)
      ? name.charAt(0) + name.slice(1).toLowerCase()
      : name;
    return [
      {
        name: written,
        points: Number(match[1]),
        percent: /%|percent/i.test(match[2] ?? ''),
        quote: block.text,
        block: index,
        ...(block.page ? { page: block.page } : {}),
      },
    ];
  });
