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
  const canUndo = latest?.after === current ? latest : undefined;

  const apply = (after: Value, outcome: string) => {
    onReplace({ before: current, after });
    setLatest({ before: current, after, outcome });
  };
  const undo = () => {
    if (!canUndo) return;
    onReplace({ before: canUndo.after, after: canUndo.before });
    notify.info('Changes undone');
    onUndone();
  };
  const undoFromToast = useEffectEvent(undo);
  useEffect(() => {
    if (!canUndo) return undefined;
    return notify.successWithAction(
      canUndo.outcome,
      <AtEnd size="small" onClick={() => undoFromToast()}>
        Undo
      </AtEnd>,
    );
  }, [canUndo]);

  return { apply, undo: canUndo && undo, outcome: canUndo?.outcome };
}

const AtEnd = styled(Button)`
  flex: none;
  margin-left: auto;
`;
