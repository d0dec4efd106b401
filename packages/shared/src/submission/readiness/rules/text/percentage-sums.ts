import { anyOf } from '../../../../values/any-of.ts';
import { documentToText, type RichBlock } from '../../../../richtext/index.ts';
import { listPercents } from '../../../../values/numbers/percents.ts';
import { isBudgetTable } from '../../../budget/build-budget-table.ts';
import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';
import { listCellTexts } from '../budget/table-amounts.ts';

const { warning } = createFindingFactory('percentages');
const parts = anyOf(
  /\b(?:breakdown|composed|comprised|consists?|allocat\w+|divid\w+|split|distribut\w+|made up)\b/i,
  /\b(?:breaks? down|spend|spent)\b/i,
);
const minParts = 3;
/** No breakdown has more parts than this. */
const maxParts = 30;
/** Percentages with a sum outside this range are not parts of one whole. */
const plausible = { from: 80, to: 120 };

/** Finds percentages in a list, column or sentence that look like parts of a whole but do not add up to 100%. */
export function percentageSums({ document }: Draft): Finding[] {
  return document.flatMap((block) =>
    listTextGroups(block).flatMap((lines) => {
      const shares = lines.map(listPercents);
      const isList = shares.length >= minParts && shares.every(({ length }) => length === 1);
      const values = isList ? shares.flat() : listPercentParts(lines);
      if (values.length < minParts || values.length > maxParts) return [];
      const sum = values.reduce((total, value) => total + value, 0);
      const rounding = values.length / 2;
      if (
        sum < plausible.from ||
        sum > plausible.to ||
        Math.abs(sum - 100) <= Math.min(1, rounding)
      )
        return [];
      const rounded = Math.round(sum * 100) / 100;
      const list = values.map((value) => `${value}%`).join(', ');
      return [
        warning(list, `${list} add up to ${rounded}%, not 100%`, {
          help: 'Correct them if they are parts of one whole.',
          place: { type: 'words', words: lines[0]?.slice(0, 80) ?? '' },
        }),
      ];
    }),
  );
}

function listTextGroups(block: RichBlock): string[][] {
  // Percentages in a budget table are shares of salaries, not parts of one whole.
  if (isBudgetTable(block)) return [];
  switch (block.type) {
    case 'bulleted-list':
    case 'numbered-list':
      return [block.children.map((item) => documentToText(item.children))];
    case 'table': {
      const rows = listCellTexts(block).filter(([label = '']) => !/^(?:grand )?total/i.test(label));
      const columns = Math.min(block.children[0]?.children.length ?? 0, maxParts);
      return Array.from({ length: columns }, (_, column) =>
        rows.map((row) => row[column] ?? '').filter((cell) => /\d/.test(cell)),
      );
    }
    default:
      return documentToText([block])
        .split(/(?<=[.!?]) /)
        .map((sentence) => [sentence]);
  }
}

const listPercentParts = ([sentence = '', ...others]: string[]): number[] =>
  others.length === 0 && parts.test(sentence) ? listPercents(sentence) : [];
