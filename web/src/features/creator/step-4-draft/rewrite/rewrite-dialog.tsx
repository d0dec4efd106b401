import { AnalystNote } from '../../../../domain/analyst/analyst-note.tsx';
import { BuiltInButton } from '../../../../domain/analyst/built-in-button.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { OptionField } from '../../../../ui/option-select.tsx';
import { QuietText } from '../../../../ui/quiet-text.ts';
import { Stack } from '../../../../ui/stack.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import type { WorkFailure } from '../../state/work-failure.ts';
import { ModeChoices } from './mode-choices.tsx';
import { buildRewriteRequest, type RewriteChoice, type RewriteOrder } from './rewrite-request.ts';
import { useRewriteOptions, type RewriteTarget } from './use-rewrite-options.ts';

export type RewriteDialogProps = RewriteTarget & {
  failure: (WorkFailure & { choice: RewriteChoice }) | undefined;
  onStart: (order: RewriteOrder) => void;
  onClose: () => void;
};

/** Asks how to rewrite a section. Offers only the modes supported by the configured analyst. */
export function RewriteDialog({ failure, onStart, onClose, ...target }: RewriteDialogProps) {
  const options = useRewriteOptions(target);
  if (!options) return null;
  const { section, modes, mode, setMode, questions, question, setQuestion, usesModel } = options;
  const start = (choice: RewriteChoice) =>
    onStart({ choice, usesModel, buildRequest: buildRewriteRequest });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Rewrite “${section.heading}”`}
      description="You’ll see every change first, and can accept all, some or none."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onClick={() => start({ mode, ...(mode === 'answer' && { question }) })}
          >
            Propose changes
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        {failure && (
          <Failure
            {...failure}
            onUseBuiltIn={() => start({ ...failure.choice, provider: 'built-in' })}
          />
        )}
        <ModeChoices
          modes={modes}
          usage={section.usageOf(section.blocks)}
          value={mode}
          onChoose={setMode}
        />
        {mode === 'answer' && (
          <OptionField
            label="Question"
            value={question}
            options={questions.map((text) => ({ value: text, label: text }))}
            onChoose={setQuestion}
          />
        )}
        <AnalystHint
          state={target.state}
          canDraft={options.canDraft}
          hasNoModel={options.hasNoModel}
        />
      </Stack>
    </Dialog>
  );
}

type FailureProps = NonNullable<RewriteDialogProps['failure']> & { onUseBuiltIn: () => void };

const Failure = ({ detail, offersBuiltIn, choice, onUseBuiltIn }: FailureProps) => (
  <Notice tone="error">
    {detail} Your text is unchanged.
    {offersBuiltIn && choice.mode !== 'plainer' && <BuiltInButton onUse={onUseBuiltIn} />}
  </Notice>
);

type AnalystHintProps = { state: CreatorState; canDraft: boolean; hasNoModel: boolean };

const AnalystHint = ({ state, canDraft, hasNoModel }: AnalystHintProps) => (
  <QuietText as="div">
    {canDraft ? (
      <>
        {hasNoModel && <p>Using plainer words requires an AI service.</p>}
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
