import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';

type Replacement<Value> = { before: Value; after: Value };
type Options<Value> = {
  current: Value;
  onReplace: (replacement: Replacement<Value>) => void;
  onUndone: () => void;
};

/**
 * Replaces a value and offers to undo the change in a toast. The offer expires when the user leaves the step or the
 * value changes again.
 *
 * @returns `undo` and the `outcome` it reverses, for as long as that is possible
 */
export function useUndo<Value>({ current, onReplace, onUndone }: Options<Value>) {
  const [latest, setLatest] = useState<Replacement<Value> & { outcome: string }>();
  const undoable = latest?.after === current ? latest : undefined;

  const apply = (after: Value, outcome: string) => {
    onReplace({ before: current, after });
    setLatest({ before: current, after, outcome });
  };
  const undo = () => {
    if (!undoable) return;
    onReplace({ before: undoable.after, after: undoable.before });
    notify.info('Changes undone');
    onUndone();
  };
  const undoFromToast = useEffectEvent(undo);
  useEffect(() => {
    if (!undoable) return undefined;
    return notify.successWithAction(
      undoable.outcome,
      <AtEnd size="small" onClick={() => undoFromToast()}>
        Undo
      </AtEnd>,
    );
  }, [undoable]);

  return { apply, undo: undoable && undo, outcome: undoable?.outcome };
}

const AtEnd = styled(Button)`
  flex: none;
  margin-left: auto;
`;
