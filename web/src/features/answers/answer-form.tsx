import { limits } from '@grantwright/shared/contract';
import styled from 'styled-components';
import { RichTextEditor } from '../../editor/rich-text-editor.tsx';
import { Field, Label } from '../../ui/field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { color, radius, space } from '../../ui/tokens.ts';
import type { AnswerDraft } from './use-answer-draft.ts';

type AnswerFormProps = {
  id: string;
  draft: AnswerDraft;
  onChange: (fields: Partial<AnswerDraft>) => void;
  onSubmit: () => void;
};

export function AnswerForm({ id, draft, onChange, onSubmit }: AnswerFormProps) {
  return (
    <Form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        // The forms of the editor's popovers are inside this one for React, but not in the page.
        if (event.target === event.currentTarget) onSubmit();
      }}
    >
      <Field label="Question">
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={limits.title}
            value={draft.question}
            onChange={(event) => onChange({ question: event.target.value })}
          />
        )}
      </Field>
      <div>
        <Label as="span">Answer</Label>
        <RichTextEditor
          initialDocument={draft.document}
          label="Answer"
          unsupported={[]}
          onChange={(document) => onChange({ document })}
          frame={(toolbar, sheet) => (
            <Frame>
              {toolbar}
              {sheet}
            </Frame>
          )}
        />
      </div>
      <Field label="Review after">
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={draft.reviewAfter}
            onChange={(event) => onChange({ reviewAfter: event.target.value })}
          />
        )}
      </Field>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
const Frame = styled.div`
  margin-top: 6px;
  border: 1px solid ${color.outline};
  border-radius: ${radius.small};
`;
