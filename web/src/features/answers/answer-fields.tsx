import { limits, type Organization } from '@grantwright/shared/contract';
import styled from 'styled-components';
import { RichTextEditor } from '../../editor/rich-text-editor.tsx';
import { Field, Label } from '../../ui/field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { color, radius } from '../../ui/tokens.ts';
import { OrganizationField } from './organization-field.tsx';
import type { AnswerDraft } from './use-answer-draft.ts';

type AnswerFieldsProps = {
  draft: AnswerDraft;
  /** The organizations to choose from. */
  organizations: readonly Organization[];
  onChange: (fields: Partial<AnswerDraft>) => void;
};

export function AnswerFields({ draft, organizations, onChange }: AnswerFieldsProps) {
  return (
    <>
      {organizations.length > 1 && (
        <OrganizationField
          organizations={organizations}
          organizationId={draft.organizationId}
          onChoose={(organizationId) => onChange({ organizationId })}
        />
      )}
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
    </>
  );
}

const Frame = styled.div`
  margin-top: 6px;
  border: 1px solid ${color.outline};
  border-radius: ${radius.small};
`;
