import { limits } from '@grantwright/shared/contract';
import { BookmarkPlus } from 'lucide-react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { getSectionToSave } from '../../../../domain/answers/sections-to-save.ts';
import { useSaveAnswers } from '../../../../domain/answers/use-save-answers.ts';
import type { EditorHandle } from '../../../../editor/editor-handle.ts';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/notify.ts';
import { color, space } from '../../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.ts';
import { useCreator } from '../../creator-context.ts';
import type { OutlineEntry } from '../outline/outline-entry.ts';
import { getSectionText } from './text-of-section.ts';

type SaveSectionProps = {
  applicationId: string | undefined;
  section: OutlineEntry;
  editor: RefObject<EditorHandle | null>;
};

/** Saves the section with the caret to the answer library, for other applications. */
export function SaveSection({ applicationId, section, editor }: SaveSectionProps) {
  const { savedOrganizationId } = useCreator();
  const save = useSaveAnswers({
    applicationId: applicationId ?? '',
    organizationId: savedOrganizationId,
  });
  const { heading, gaps, length } = section;
  if (applicationId === undefined)
    return <Row>Save this application first. Then you can save its sections as answers.</Row>;
  if (gaps > 0 || length.words === 0)
    return (
      <Row>Once “{heading}” has text and no open questions, you can save it as an answer.</Row>
    );
  if (length.characters.browser > limits.longText)
    return <Row>“{heading}” is too long for one answer. You can save its subsections.</Row>;
  const saveSection = () => {
    const document = editor.current?.getDocument();
    const found = document && getSectionText(document, section);
    const end = found && found.start + found.blocks.length;
    const answer = end && getSectionToSave(document, { start: found.start - 1, end });
    if (!answer) {
      notify.error(
        'Answer not saved',
        'The section has changed. Place the cursor in it and try again.',
      );
      return;
    }
    save.mutate([answer], {
      onSuccess: ({ updated, error }) => {
        if (error) notifyFailure(error);
        else
          notify.success(
            updated > 0 ? 'Answer updated' : 'Saved as an answer',
            'You can use it here in your other applications. To edit it, open Documents, then Answers.',
          );
      },
      onError: notifyFailure,
    });
  };
  return (
    <Row>
      Use “{heading}” again in other applications.
      <Button
        size="small"
        icon={<BookmarkPlus size={16} />}
        pending={save.isPending}
        onClick={saveSection}
      >
        Save as answer<VisuallyHidden>: {heading}</VisuallyHidden>
      </Button>
    </Row>
  );
}

const notifyFailure = (error: Error) => notify.failure('Answer not saved', error, 'Try again.');

const Row = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.hairline};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;
