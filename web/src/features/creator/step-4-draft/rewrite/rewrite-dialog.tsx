import type { RewriteMode } from '@grantwright/shared/contract';
import type { RichDocument } from '@grantwright/shared/richtext';
import { sectionToRewrite } from '@grantwright/shared/submission';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { AnalystNote } from '../../../../analyst/analyst-note.tsx';
import { BuiltInButton } from '../../../../analyst/built-in-button.tsx';
import { endpoints } from '../../../../lib/endpoints.ts';
import { queryFor } from '../../../../lib/query.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/inputs.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { QuietText } from '../../../../ui/quiet-text.ts';
import { space } from '../../../../ui/tokens.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import type { WorkFailure } from '../../state/work-failure.ts';
import type { PageEstimate } from '../outline/page-estimate.ts';
import { ModeChoices } from './mode-choices.tsx';
import { availableModes, findQuestions } from './rewrite-choices.ts';
import type { RewriteChoice } from './rewrite-request.ts';

export type RewriteDialogProps = {
  state: CreatorState;
  document: RichDocument;
  pages: PageEstimate | undefined;
  /** The index of the heading. */
  start: number;
  failure: (WorkFailure & { choice: RewriteChoice }) | undefined;
  /** `usesModel` is false if the browser creates the new version without a request. */
  onStart: (choice: RewriteChoice, usesModel: boolean) => void;
  onClose: () => void;
};

/** Asks how to rewrite a section. Offers only the modes supported by the configured analyst. */
export function RewriteDialog(props: RewriteDialogProps) {
  const { state, document, pages, start, failure, onStart, onClose } = props;
  const { data: status } = useQuery(queryFor(endpoints.getAiStatus));
  const hasModel = status?.provider === 'openai';
  const section = useMemo(
    () =>
      sectionToRewrite(document, start, {
        details: state.analysis?.details,
        counting: state.submission?.counting,
        pagesOf: pages?.pagesOf,
      }),
    [document, start, state.analysis, state.submission, pages],
  );
  const questions = section ? findQuestions(section) : [];
  const modes = availableModes(state, hasModel).filter(
    (mode) => mode !== 'answer' || questions.length > 0,
  );
  const canDraft = modes.includes('redo');
  const usesModel = canDraft && hasModel;
  const [mode, setMode] = useState<RewriteMode>();
  const [question, setQuestion] = useState('');
  if (!section) return null;
  const usage = section.usageOf(section.blocks);
  const chosenMode = mode ?? modes[0] ?? 'shorten';
  const choice: RewriteChoice = {
    mode: chosenMode,
    ...(chosenMode === 'answer' && { question: question || questions[0] || '' }),
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Rewrite “${section.heading}”`}
      description="You see every change first, and accept all, some or none."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={() => onStart(choice, usesModel)}>
            Propose changes
          </Button>
        </>
      }
    >
      <Stack>
        {failure && (
          <Notice tone="error">
            {failure.detail} Your text is unchanged.
            {failure.offersBuiltIn && failure.choice.mode !== 'plainer' && (
              <BuiltInButton
                onUse={() => onStart({ ...failure.choice, provider: 'built-in' }, usesModel)}
              />
            )}
          </Notice>
        )}
        <ModeChoices {...{ modes, usage }} value={chosenMode} onChoose={setMode} />
        {chosenMode === 'answer' && (
          <Field label="Question">
            {(control) => (
              <Select
                {...control}
                value={question || questions[0]}
                onChange={(event) => setQuestion(event.target.value)}
              >
                {questions.map((text) => (
                  <option key={text}>{text}</option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <AnalystHint {...{ state, canDraft }} hasNoModel={status !== undefined && !hasModel} />
      </Stack>
    </Dialog>
  );
}

type AnalystHintProps = { state: CreatorState; canDraft: boolean; hasNoModel: boolean };

const AnalystHint = ({ state, canDraft, hasNoModel }: AnalystHintProps) => (
  <QuietText as="div">
    {canDraft ? (
      <>
        {hasNoModel && <p>Plainer words need an AI service.</p>}
        <AnalystNote receives="this section, and for a new draft or an answer the requirements, your profile, answers and documents" />
      </>
    ) : (
      <p>{noDraftsHint(state)}</p>
    )}
  </QuietText>
);

const noDraftsHint = ({ submission }: CreatorState): string =>
  submission?.isAssistOnly
    ? 'Assist only: you write, so Grantwright only proposes sentences to remove.'
    : 'Choose an organization and analyze the guidelines to see more options.';

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
`;
