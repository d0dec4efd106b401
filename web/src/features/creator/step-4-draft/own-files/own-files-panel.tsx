import { limits } from '@grantwright/shared/contract';
import { useState, type Dispatch, type RefObject } from 'react';
import styled from 'styled-components';
import type { EditorHandle } from '../../../../editor/editor-handle.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { size, space } from '../../../../ui/tokens.ts';
import { SoftText } from '../../../../ui/quiet-text.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import type { OutlineEntry } from '../outline/outline-entry.ts';
import { PassageList } from './passage-list.tsx';
import { SaveSection } from './save-section.tsx';
import { useSectionAtCaret } from './section-at-caret.ts';
import { usePassageInsertion } from './use-passage-insertion.ts';

export type OwnFilesPanelProps = {
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
  entries: readonly OutlineEntry[];
  editor: RefObject<EditorHandle | null>;
  /** Closes the drawer before the editor scrolls. */
  close: (() => void) | undefined;
};

/**
 * Suggests saved answers and passages from the applicant's documents and earlier applications for the current section
 * or a question, and saves the section as an answer.
 */
export function OwnFilesPanel({ state, dispatch, entries, editor, close }: OwnFilesPanelProps) {
  const section = useSectionAtCaret(editor, entries);
  const [typed, setTyped] = useState('');
  const [question, setQuestion] = useState('');
  const insertion = usePassageInsertion({ editor, section, dispatch, close });
  const asked = question || section?.heading || state.grantProgram || state.title;
  return (
    <Stack>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          setQuestion(typed.trim());
        }}
      >
        <TextField
          label="Ask a question"
          type="search"
          autoComplete="off"
          maxLength={limits.title}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            if (event.target.value.trim() === '') setQuestion('');
          }}
        />
        <Button type="submit">Find</Button>
      </Form>
      <div>
        <h3>From your files, for “{asked}”</h3>
        {question && section && (
          <SoftText>Passages are added to the end of “{section.heading}”.</SoftText>
        )}
      </div>
      {asked && <PassageList key={asked} {...{ state, asked }} onUse={insertion} />}
      {section?.heading && (
        <SaveSection applicationId={state.saved?.id} section={section} editor={editor} />
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
  h3 {
    font-size: ${size.small};
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`;
const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: ${space[2]};
`;
