import { finding, type Rule } from '../finding.ts';
import { formatLimit, lengthLimitOf } from '../length-limit.ts';
import { limitedQuestions } from '../sections/limited-questions.ts';

const longest = 560;

/** A form of a dozen boxes needs one line on their sizes, not a dozen: each box shows its own. */
export const answerLimits: Rule = {
  name: 'answer-limits',
  find: (guidelines) =>
    limitedQuestions(guidelines).flatMap((asked) => {
      const [first] = asked;
      const limits = asked.flatMap(({ statement, question }) => {
        const limit = lengthLimitOf(statement.text);
        return limit ? [{ question, size: formatLimit(limit) }] : [];
      });
      if (!first || limits.length < 3) return [];
      const sizes = [...new Set(limits.map(({ size }) => size))];
      const each = limits.map(({ question, size }) => `"${question}" ${size}`);
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
        finding(first.statement, {
          kind: 'limit',
          text,
          weight: 78,
          topic: `limits of the answers under ${first.statement.path.join(' › ')}`,
          covers: asked.map(({ statement }) => statement.quote),
        }),
      ];
    }),
};
