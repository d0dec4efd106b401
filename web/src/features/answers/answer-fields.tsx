import { limits, type Organization } from '@grantwright/shared/contract';
import styled from 'styled-components';
import { RichTextEditor } from '../../editor/rich-text-editor.tsx';
import { Label } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
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
      <TextField
        label="Question"
        autoComplete="off"
        maxLength={limits.title}
        value={draft.question}
        onChange={(event) => onChange({ question: event.target.value })}
      />
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
      <TextField
        label="Review after"
        type="date"
        value={draft.reviewAfter}
        onChange={(event) => onChange({ reviewAfter: event.target.value })}
      />
    </>
  );
}

const Frame = styled.div`
  margin-top: 6px;
  border: 1px solid ${color.outline};
  border-radius: ${radius.small};
`;
