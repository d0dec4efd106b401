import { limits, type Question } from '@grantwright/shared/contract';
import type { Dispatch } from 'react';
import { TextAreaField } from '../../../ui/text-field.tsx';
import type { CreatorAction } from '../state/creator-reducer.ts';
import { getLengthError } from '../text/length-error.ts';

type QuestionListProps = {
  questions: Question[];
  answers: Record<string, string>;
  dispatch: Dispatch<CreatorAction>;
};

/** Asks the applicant the open questions. A skipped question becomes a gap in the draft. */
export function QuestionList({ questions, answers, dispatch }: QuestionListProps) {
  return (
    <>
      {questions.map(({ question, sections }) => (
        <TextAreaField
          key={question}
          label={question}
          hint={sections.length > 0 ? `For: ${sections.join(', ')}` : undefined}
          error={getLengthError(answers[question] ?? '', limits.longText)}
          rows={2}
          value={answers[question] ?? ''}
          onChange={(event) => dispatch({ type: 'answered', question, answer: event.target.value })}
        />
      ))}
    </>
  );
}
