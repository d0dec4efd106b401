import { finding, type Rule } from '../finding.ts';
import { formatLimit, lengthLimitOf } from '../length-limit.ts';
import { formBoxes } from '../sections/form-boxes.ts';

const longest = 560;

/** A form of a dozen boxes needs one line on their sizes, not a dozen: each box shows its own. */
export const answerLimits: Rule = {
  name: 'answer-limits',
  find: (guidelines) =>
    formBoxes(guidelines).flatMap((asked) => {
      const [first] = asked;
      const limits = asked.flatMap(({ name, text }) => {
        const limit = lengthLimitOf(text);
        return limit ? [{ name, size: formatLimit(limit) }] : [];
      });
      if (!first || limits.length < 3) return [];
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
        sizes.length === 1
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
    }),
};
