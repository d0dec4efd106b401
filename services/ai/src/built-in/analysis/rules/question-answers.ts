import { finding, type Rule } from '../finding.ts';
import { statementsOf } from '../guidelines.ts';
import type { RequirementKind } from '@grantwright/shared/contract';
import { squeeze } from '@grantwright/analyst';

const kinds: [RegExp, RequirementKind, number][] = [
  [
    /\b(?:indirect|overhead|administrative|match\w*|budget|how much|amount|costs?|salar)/i,
    'amount',
    66,
  ],
  [/\b(?:deadline|due|when (?:is|are|do|can))\b/i, 'deadline', 64],
  [
    /\b(?:eligible|apply|fiscal (?:sponsor|agent)|individuals?|non-?profits?|501|fund\b|support\b|grants?\b)/i,
    'eligibility',
    62,
  ],
  [/\b(?:send|submit|mail|e-?mail|fax|online|electronic)/i, 'submission', 60],
  [/\b(?:attach|include|letters? of|documents?)\b/i, 'attachment', 58],
];

/** Questions and answers: a bare "Yes" or "No" says something only together with its question. */
export const questionAnswers: Rule = {
  name: 'question-answers',
  find: (guidelines) =>
    guidelines.statements.flatMap((statement, index) => {
      // "Q. Do we need a match? A. No, but …" in one paragraph
      const before = guidelines.statements[index - 1];
      const asked =
        before?.block === statement.block && /\?$/.test(before.text)
          ? before.text
          : (statement.path.at(-1) ?? '');
      const question = squeeze(asked).replace(/^Q(?:uestion)?[:.]?\s*|^\d{1,2}[.)]\s*/i, '');
      const answer = statement.text.replace(/^A(?:nswer)?[:.]\s*/i, '');
      if (!question.endsWith('?') || question.length > 140) return [];
      if (
        !/^(?:yes|no|sometimes|not at this time|generally|not (?:required|needed|necessary|at all)|never|always|required)\b/i.test(
          answer,
        )
      )
        return [];
      if (answer.length > 200) return [];
      const first =
        answer.split(' ').length < 2
          ? statementsOf(guidelines.statements, statement.block).find(
              (other) => other.text !== statement.text,
            )?.text
          : undefined;
      const whole = [answer.replace(/[.;,]$/, ''), first?.replace(/[.;]$/, '')]
        .filter(Boolean)
        .join('. ');
      const found = kinds.find(([pattern]) => pattern.test(question));
      if (!found || /\b(?:newsletter|volunteer|donat|past grants|list of)/i.test(question))
        return [];
      const [, kind, weight] = found;
      return [
        finding(statement, {
          kind,
          text: `${question} ${whole.slice(0, 200)}`,
          mandatory: false,
          weight,
          // "Yes, if …" and "No, if …" below one question are two answers.
          topic: `question ${question.toLowerCase()} ${/^\w+, if\b/.exec(answer)?.[0] ?? ''}`,
        }),
      ];
    }),
};
