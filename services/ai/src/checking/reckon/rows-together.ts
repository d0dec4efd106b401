import type { ClaimSource } from '@grantwright/shared/contract';
import { words } from '../../text/words.ts';
import type { Finding } from '../finding.ts';
import type { SourceIndex } from '../source-index.ts';
import { isCount, meets, sentenceOf } from './arithmetic.ts';
import { isTotalRow, tablesIn } from './tables.ts';

const jointly =
  /\b(?:together|combined|jointly|both|between them|in all|altogether|add(?:s|ed)? up)\b/i;

/** "Elm and Ash counties together had 130 of them": the rows of a table that the sentence names, added up. */
export const rowsTogether = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  const { said } = sentenceOf(text, finding);
  if (!isCount(finding) || !jointly.test(said)) return undefined;
  const spoken = ` ${words(said).join(' ')} `;
  for (const { rows } of tablesIn(index)) {
    const named = rows.filter(({ cells: [cell] }) => {
      const name = cell && !isTotalRow(cell) ? words(cell.name).join(' ') : '';
      return name.length > 2 && spoken.includes(` ${name} `);
    });
    if (named.length < 2) continue;
    const columns = new Set(named.flatMap(({ cells }) => cells.map(({ column }) => column)));
    for (const column of columns) {
      const parts = named.flatMap(({ cells }) => cells.filter((cell) => cell.column === column));
      const sum = parts.reduce((total, { value }) => total + value, 0);
      if (parts.length === named.length && meets(sum, finding)) return named[0]?.source;
    }
  }
  return undefined;
};
