import { finding, type Rule } from '../finding.ts';
import { formatLimit, lengthLimitOf } from '../length-limit.ts';
import type { Guidelines } from '../guidelines.ts';
import { answerForm } from '../sections/answer-fields.ts';
import { formBoxes, type PlacedBox } from '../sections/form-boxes.ts';
import { limitedRows } from '../sections/limited-rows.ts';

const longest = 560;

type Asked = Omit<PlacedBox, 'rest'> & { row?: true };

/** What rows of the guidelines name with limits of their own. */
const inRows = (guidelines: Guidelines): Asked[] =>
  limitedRows(guidelines).flatMap(({ statement, parts }) =>
    parts.flatMap(({ name, limit }) =>
      limit
        ? [
            {
              ...statement,
              name,
              text: `(${formatLimit(limit)})`,
              place: 'rows',
              row: true as const,
            },
          ]
        : [],
    ),
  );

/** What tables say of the fields of a form, tab by tab. */
const inFields = (guidelines: Guidelines): Asked[] =>
  answerForm(guidelines).fields.map(({ limit, ...field }) => ({
    ...field,
    path: [],
    text: `(${formatLimit(limit)})`,
    place: 'the form',
  }));

/** A form of a dozen boxes needs one line on their sizes, not a dozen: each box shows its own. */
export const answerLimits: Rule = {
  name: 'answer-limits',
  find: (guidelines) => {
    const groups: Asked[][] = [...formBoxes(guidelines), inRows(guidelines), inFields(guidelines)];
    return groups.flatMap((asked) => {
      const [first] = asked;
      const limits = asked.flatMap(({ name, text }) => {
        const limit = lengthLimitOf(text);
        return limit ? [{ name, size: formatLimit(limit) }] : [];
      });
      if (!first || limits.length < (first.row ? 1 : 3)) return [];
      const sizes = [...new Set(limits.map(({ size }) => size))];
      const each = limits.map(({ name, size }) => `"${name}" ${size}`);
      let said = '';
      for (const [index, one] of each.entries()) {
        const next = said === '' ? one : `${said}; ${one}`;
        if (next.length > longest) {
          said = `${said}; and ${each.length - index} more`;
          break;
        }
        said = next;
      }
      const text =
        sizes.length === 1 && !first.row
          ? `Keep each answer within ${sizes[0] ?? ''}`
          : `Keep each answer within its own limit: ${said}`;
      return [
        finding(first, {
          kind: 'limit',
          text,
          weight: 78,
          topic: `limits of the answers under ${first.place}`,
          coversBlocks: asked.flatMap(({ place, block }) => (place === '' ? [] : [block])),
        }),
      ];
    });
  },
};
