import { limits } from '@grantwright/shared/contract';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { media, space } from '../../../ui/tokens.ts';

export type SectionFormProps = {
  name: string;
  /** The name in the guidelines, if the user has changed it. */
  analyzedName: string | undefined;
  /** From 0. */
  position: number;
  count: number;
  /** Returns why the section cannot have this name, or undefined if it can. */
  validate: (name: string) => string | undefined;
  onRename: (name: string) => void;
  onMove: (by: -1 | 1) => void;
  onClose: () => void;
};

/** Renames a section and moves it within the list. */
export function SectionForm(props: SectionFormProps) {
  const { analyzedName, position, count, validate, onRename, onMove, onClose } = props;
  const [name, setName] = useState(props.name);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const moves = useRef<HTMLDivElement>(null);
  const lastMove = useRef<'up' | 'down'>(undefined);
  useEffect(() => {
    // Safari does not focus a field when its text is selected.
    input.current?.focus();
    input.current?.select();
  }, []);
  useEffect(() => {
    // A row loses focus when the browser moves it.
    if (lastMove.current) focusMoveButton(moves.current, lastMove.current);
  }, [position]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = name.replaceAll(/\s+/g, ' ').trim();
    if (text === '' || text === props.name) return onClose();
    const nameError = validate(text);
    if (nameError) return setError(nameError);
    onRename(text);
  };
  const move = (direction: 'up' | 'down') => {
    lastMove.current = direction;
    onMove(direction === 'up' ? -1 : 1);
  };
  return (
    <Form onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <TextField
        label="Section name"
        error={error}
        hint={analyzedName && `In the guidelines: ${analyzedName}`}
        ref={input}
        autoComplete="off"
        maxLength={limits.name}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setError(undefined);
        }}
      />
      <Buttons ref={moves}>
        <Button type="submit" size="small">
          Save name
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
        <Space />
        <IconButton
          label="Move up"
          data-move="up"
          disabled={position === 0}
          onClick={() => move('up')}
        >
          <ArrowUp />
        </IconButton>
        <IconButton
          label="Move down"
          data-move="down"
          disabled={position === count - 1}
          onClick={() => move('down')}
        >
          <ArrowDown />
        </IconButton>
      </Buttons>
    </Form>
  );
}

/** Focuses the other button at the end of the list, where the pressed one is disabled. */
function focusMoveButton(parent: HTMLElement | null, direction: 'up' | 'down'): void {
  const buttons = [...(parent?.querySelectorAll<HTMLButtonElement>('[data-move]:enabled') ?? [])];
  (buttons.find(({ dataset }) => dataset['move'] === direction) ?? buttons[0])?.focus();
}

const Form = styled.form`
  display: grid;
  gap: ${space[2]};
  padding: ${space[2]} 0 ${space[3]};
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  ${media.phone} {
    button {
      min-width: 44px;
      min-height: 44px;
    }
  }
`;
const Space = styled.span`
  flex: 1;
`;
