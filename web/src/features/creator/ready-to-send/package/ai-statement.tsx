import { limits, type AiStatus, type Submission } from '@grantwright/shared/contract';
import { toReadableText } from '@grantwright/shared/richtext';
import { findAiStance, isWrittenByApplicant } from '@grantwright/shared/submission';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { endpoints } from '../../../../lib/endpoints.ts';
import { createQueryOptions } from '../../../../lib/query.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextArea } from '../../../../ui/inputs.tsx';
import type { CreatorState } from '../../state/creator-state.ts';
import { focusPlace } from '../../navigation/place-on-page.ts';

type AiStatementProps = {
  state: CreatorState;
  onChange: (change: Partial<Submission>) => void;
};

const fieldId = 'ai-statement';

/** Edits the statement on the use of AI, shown if the funder requires one or the user wants one. */
export function AiStatement({ state, onChange }: AiStatementProps) {
  const { analysis, submission } = state;
  const { asksDisclosure, rules } = findAiStance(analysis?.details.aiPolicy);
  const { data: status } = useQuery(createQueryOptions(endpoints.getAiStatus));
  const [isExpected] = useState(asksDisclosure || Boolean(submission?.aiStatement));
  const [isAdded, setIsAdded] = useState(false);
  useEffect(() => {
    if (isAdded) focusPlace({ id: fieldId });
  }, [isAdded]);
  if (!isExpected && !isAdded)
    return (
      <div>
        <Button size="small" onClick={() => setIsAdded(true)}>
          Add a statement on AI
        </Button>
      </div>
    );
  const text = submission?.aiStatement ?? '';
  const [rule] = rules;
  return (
    <>
      <Field
        id={fieldId}
        label="Statement on the use of AI"
        hint={
          asksDisclosure && rule
            ? `The guidelines say: “${toReadableText(rule.quote ?? rule.text)}”`
            : undefined
        }
      >
        {(props) => (
          <TextArea
            {...props}
            value={text}
            maxLength={limits.longText}
            onChange={(event) => onChange({ aiStatement: event.target.value })}
          />
        )}
      </Field>
      {text.trim() === '' && (
        <div>
          <Button
            size="small"
            onClick={() => {
              // Move focus, because the focused button disappears.
              focusPlace({ id: fieldId });
              onChange({ aiStatement: suggestStatement(state, status) });
            }}
          >
            Insert a suggested statement
          </Button>
        </div>
      )}
    </>
  );
}

function suggestStatement(
  { submission = {}, modelUsage }: CreatorState,
  status: AiStatus | undefined,
): string {
  if (isWrittenByApplicant(submission))
    return 'We wrote this application. Grantwright, a software tool, listed the requirements and checked the text.';
  const { writtenBy } = submission;
  const model = status?.model ? `the language model ${status.model}` : 'a language model';
  // An older application states only whether a model was used, for its text or for the analysis.
  const isByModel = writtenBy ? writtenBy.includes('openai') : modelUsage !== undefined;
  const analyst = writtenBy?.includes('built-in')
    ? 'Grantwright’s built-in analyst'
    : 'Grantwright';
  const tool = isByModel ? `Grantwright and ${model}` : analyst;
  return `Parts of this application were drafted with ${tool}, and reviewed by us.`;
}
