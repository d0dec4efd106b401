import { finding, type Finding } from '../../finding.ts';
import type { Guidelines } from '../../guidelines.ts';
import { conditional, lineOf } from './paper-words.ts';

/** "Item | This grant | Other sources | Total" is a budget to fill in: what it names is bought, not attached. */
const ofMoney =
  /\b(?:amounts?|costs?|totals?|sub-?totals?|budget(?:ed)?|expenses?|expenditures?|income|funds?|(?:this|other|our) (?:grants?|sources)|requested|in-?kind|quantity|qty|unit price|price|rate)\b|^[$€£]/i;

/** Tables whose first column names forms or documents. */
export const fromTables = (guidelines: Guidelines): Finding[] =>
  guidelines.tables.flatMap((table) => {
    const head = table.header[0] ?? '';
    const about = `${head} ${table.caption ?? ''} ${table.path.at(-1) ?? ''}`;
    if (
      !/\b(?:forms?|documents?|attachments?|items?|materials?)\b/i.test(head) ||
      table.rows.length > 25
    )
      return [];
    if (/\b(?:evaluat|criteri|score|date|budget category)\b/i.test(about)) return [];
    if (table.header.slice(1).some((name) => ofMoney.test(name))) return [];
    // What has a limit of pages is written, not attached.
    if (table.header.some((name) => /\bpage (?:limit|maximum|max)/i.test(name))) return [];
    const asked = table.header.findIndex((name) =>
      /^(?:is it )?(?:required|mandatory|must)\b/i.test(name),
    );
    return table.rows.flatMap((row) => {
      const line = lineOf((row[0] ?? '').replace(/^\s*(?:\d{1,2}|[A-Z])[.)]\s+/, ''));
      if (!line || line.split(' ').length > 16) return [];
      const isLeft = asked > 0 && /^\s*no\b/i.test(row[asked] ?? '');
      const optional = isLeft || conditional.test(row.join(' '));
      return [
        finding(
          { ...table, quote: (row[0] ?? '').trim() },
          {
            kind: 'attachment',
            text: `Include: ${line}${isLeft ? ' (if you like)' : optional && !conditional.test(line) ? ' (if it applies)' : ''}`,
            mandatory: !optional,
            weight: optional ? 48 : 57,
            topic: `attach ${line.toLowerCase().slice(0, 60)}`,
          },
        ),
      ];
    });
  });
