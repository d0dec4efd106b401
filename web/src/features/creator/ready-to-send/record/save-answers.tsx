import { BookmarkPlus } from 'lucide-react';
import { lazyDialogButton } from '../../../../ui/lazy-dialog-button.tsx';
import { QuietRow } from '../../../../ui/quiet-text.ts';
import { useCreator } from '../../creator-context.ts';

const SaveAnswersButton = lazyDialogButton(
  BookmarkPlus,
  'Save answers',
  async () => (await import('./save-answers-dialog.tsx')).SaveAnswersDialog,
);

/** Offers to save a submitted application's sections as answers. */
export function SaveAnswers() {
  const { state, savedOrganizationId } = useCreator();
  if (!state.document) return null;
  return (
    <QuietRow>
      {state.saved ? (
        <>
          Keep what you wrote for your next application.
          <SaveAnswersButton
            source={{ applicationId: state.saved.id, organizationId: savedOrganizationId }}
            document={state.document}
          />
        </>
      ) : (
        'Once this application is saved, you can keep its sections as answers.'
      )}
    </QuietRow>
  );
}
