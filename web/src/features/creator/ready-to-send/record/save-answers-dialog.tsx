import type { SavedAnswer } from '@grantwright/shared/contract';
import type { RichDocument } from '@grantwright/shared/richtext';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatAnswerDates } from '../../../../domain/answers/answer-dates.ts';
import {
  isTooLong,
  getSectionsToSave,
  type SectionToSave,
} from '../../../../domain/answers/sections-to-save.ts';
import {
  applicationAnswersQuery,
  findSavedAnswer,
  useSaveAnswers,
  type AnswerSource,
} from '../../../../domain/answers/use-save-answers.ts';
import { getErrorMessage, appendCause } from '../../../../lib/errors.ts';
import { pluralize } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Choice, ChoiceList } from '../../../../ui/choice.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { notify } from '../../../../ui/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';

export type SaveAnswersDialogProps = {
  source: AnswerSource;
  document: RichDocument;
  onClose: () => void;
};

/**
 * Saves chosen sections to the answer library. Preselected are those without open questions that were not saved before,
 * because an answer may have been edited since.
 */
export function SaveAnswersDialog({ source, document, onClose }: SaveAnswersDialogProps) {
  const [sections] = useState(() => getSectionsToSave(document));
  const answers = useQuery(applicationAnswersQuery(source));
  const [choices, setChoices] = useState<Record<number, boolean>>({});
  const save = useSaveAnswers(source);
  const isPreselected = (section: SectionToSave) =>
    section.gaps === 0 && !findSavedAnswer(section, answers.data);
  const isChosen = (section: SectionToSave, index: number) =>
    !isTooLong(section) && (choices[index] ?? isPreselected(section));
  const chosen = sections.filter(isChosen);
  const isLoading = answers.isPending;
  const onSaved = ({ rejected }: { rejected: SectionToSave[] }) => {
    const saved = chosen.length - rejected.length;
    if (saved > 0) notify.success(`${pluralize(saved, 'answer')} saved`);
    if (rejected.length === 0) onClose();
    setChoices(Object.fromEntries(sections.map((one, index) => [index, rejected.includes(one)])));
  };
  return (
    <Dialog
      open
      closable={!save.isPending}
      onOpenChange={onClose}
      title="Save answers"
      description="You can use them in your other applications, under “Your files”."
      problem={describeProblem(save)}
      footer={
        <>
          <Button onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0 || isLoading}
            pending={save.isPending}
            onClick={() => save.mutate(chosen, { onSuccess: onSaved })}
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
                  disabled={isTooLong(section)}
                  checked={isChosen(section, index)}
                  onChange={(event) => setChoices({ ...choices, [index]: event.target.checked })}
                />
                <span dir="auto">
                  {section.question}
                  <small>
                    {describeSavedState(section, findSavedAnswer(section, answers.data))}
                  </small>
                </span>
              </Choice>
            </li>
          ))}
        </ChoiceList>
      )}
    </Dialog>
  );
}

function describeProblem({ error, data }: ReturnType<typeof useSaveAnswers>): string | undefined {
  if (error) return getErrorMessage(error, 'Try again.');
  if (!data?.error) return undefined;
  const names = listFormat.format(data.rejected.map(({ question }) => `“${question}”`));
  return appendCause(`Not saved: ${names}`, data.error);
}

const listFormat = new Intl.ListFormat('en-US');

function describeSavedState(
  section: SectionToSave,
  saved: SavedAnswer | undefined,
): string | undefined {
  const { gaps, text } = section;
  if (isTooLong(section)) return 'Too long for one answer';
  if (gaps > 0) return `Has ${pluralize(gaps, 'open question')}`;
  if (!saved) return undefined;
  return saved.text === text
    ? `Already ${formatAnswerDates(saved)}`
    : `Replaces the answer ${formatAnswerDates(saved)}`;
}
