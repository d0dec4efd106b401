import { Popover } from 'radix-ui';
import { useId, useMemo, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { Range } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';
import styled from 'styled-components';
import { Button } from '../../ui/button.tsx';
import { RestoreFocus } from '../../ui/restore-focus.tsx';
import { TextArea } from '../../ui/inputs.tsx';
import { PopoverPanel } from '../../ui/popover-panel.ts';
import { font, size, space } from '../../ui/tokens.ts';
import { Hint } from '../../ui/field.tsx';
import { focusEditor } from '../focus-editor.ts';

type GapPopoverProps = {
  question: string;
  range: Range;
  /** Text typed earlier but not inserted. */
  typed: string;
  onType: (text: string) => void;
  onAnswer: (text: string) => void;
  onClose: () => void;
};

/**
 * Shows a gap's question and an answer field next to the gap. Clicking elsewhere inserts the answer; Escape closes
 * the popover but keeps the typed text for next time.
 */
export function GapPopover(props: GapPopoverProps) {
  const { question, range, onAnswer, onClose } = props;
  const editor = useSlateStatic();
  const id = useId();
  const [text, setText] = useState(props.typed);
  const anchor = useMemo(
    () => ({
      current: {
        getBoundingClientRect: () => ReactEditor.toDOMRange(editor, range).getBoundingClientRect(),
      },
    }),
    [editor, range],
  );

  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onAnswer(text);
  };
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };

  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <PopoverPanel
          aria-labelledby={id}
          align="start"
          sideOffset={8}
          collisionPadding={16}
          onInteractOutside={() => text.trim() !== '' && onAnswer(text)}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <RestoreFocus restore={() => focusEditor(editor)} />
          <form onSubmit={submit}>
            <Question id={id}>{question || 'What information goes here?'}</Question>
            <TextArea
              aria-labelledby={id}
              rows={2}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                props.onType(event.target.value);
              }}
              onKeyDown={submitOnEnter}
            />
            <Row>
              <Hint>Your answer replaces the question in the draft. You can undo it.</Hint>
              <Button type="submit" variant="primary" size="small" disabled={text.trim() === ''}>
                Insert
              </Button>
            </Row>
          </form>
        </PopoverPanel>
      </Popover.Portal>
    </Popover.Root>
  );
}

const Question = styled.h3`
  margin-bottom: ${space[2]};
  font: 500 ${size.large} / 1.35 ${font.serif};
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin-top: ${space[3]};
  button {
    flex-shrink: 0;
    white-space: nowrap;
  }
`;
