import type { RichDocument } from '@grantwright/shared/richtext';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sectionsToSave, type SectionToSave } from '../../../../answers/sections-to-save.ts';
import {
  answersOfApplication,
  savedAnswerTo,
  useSaveAnswers,
} from '../../../../answers/use-save-answers.ts';
import { errorMessage } from '../../../../lib/errors.ts';
import { pluralize, shortDate } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Choice, ChoiceList } from '../../../../ui/choice.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { notify } from '../../../../ui/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';

export type SaveAnswersDialogProps = {
  applicationId: string;
  document: RichDocument;
  onClose: () => void;
};

/** Saves chosen sections to the answer library. Preselected are those without open questions that have changed. */
export function SaveAnswersDialog({ applicationId, document, onClose }: SaveAnswersDialogProps) {
  const [sections] = useState(() => sectionsToSave(document));
  const answers = useQuery(answersOfApplication(applicationId));
  const [choices, setChoices] = useState<Record<number, boolean>>({});
  const save = useSaveAnswers(applicationId);
  const isPreselected = (section: SectionToSave) =>
    section.gaps === 0 && savedAnswerTo(section, answers.data)?.text !== section.text;
  const isChosen = (section: SectionToSave, index: number) =>
    choices[index] ?? isPreselected(section);
  const chosen = sections.filter(isChosen);
  const isLoading = answers.isPending;
  return (
    <Dialog
      open
      closable={!save.isPending}
      onOpenChange={onClose}
      title="Save answers"
      description="Your other applications offer them under “Your files”."
      problem={save.isError ? errorMessage(save.error, 'Please try again.') : undefined}
      footer={
        <>
          <Button onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0 || isLoading}
            pending={save.isPending}
            onClick={() =>
              save.mutate(chosen, {
                onSuccess: () => {
                  notify.success(`${pluralize(chosen.length, 'answer')} saved`);
                  onClose();
                },
              })
            }
          >
            {`Save ${pluralize(chosen.length, 'answer')}`}
          </Button>
        </>
      }
    >
      {sections.length === 0 && <p>This application has no sections with text yet.</p>}
      {isLoading ? (
        <Skeleton $height="8em" />
      ) : (
        <ChoiceList role="list">
          {sections.map((section, index) => (
            <li key={index}>
              <Choice>
                <input
                  type="checkbox"
                  checked={isChosen(section, index)}
                  onChange={(event) => setChoices({ ...choices, [index]: event.target.checked })}
                />
                <span dir="auto">
                  {section.question}
                  <small>{stateOf(section, savedAnswerTo(section, answers.data))}</small>
                </span>
              </Choice>
            </li>
          ))}
        </ChoiceList>
      )}
    </Dialog>
  );
}

function stateOf(
  { gaps, text }: SectionToSave,
  saved: { text: string; updatedAt: string } | undefined,
): string | undefined {
  if (gaps > 0) return `Has ${pluralize(gaps, 'open question')}`;
  if (!saved) return undefined;
  return saved.text === text
    ? `Saved on ${shortDate(saved.updatedAt)}`
    : `Replaces the answer of ${shortDate(saved.updatedAt)}`;
}
