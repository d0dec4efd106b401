import type { Analysis } from '@grantwright/shared/contract';
import { useEffect, useEffectEvent, useState, type Dispatch } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/notify.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';

type Options = { analysis: Analysis; dispatch: Dispatch<CreatorAction>; onUndone: () => void };

/**
 * Applies another analysis and offers to undo the change in a toast. The offer expires when the user leaves the step or
 * the analysis changes again.
 *
 * @returns `undo` and the `outcome` it reverses, for as long as that is possible
 */
export function useUndo({ analysis, dispatch, onUndone }: Options) {
  const [latest, setLatest] = useState<{ before: Analysis; after: Analysis; outcome: string }>();
  const canUndo = latest?.after === analysis ? latest : undefined;

  const apply = (after: Analysis, outcome: string) => {
    dispatch({ type: 'analysis-replaced', before: analysis, after });
    setLatest({ before: analysis, after, outcome });
  };
  const undo = () => {
    if (!canUndo) return;
    dispatch({ type: 'analysis-replaced', before: canUndo.after, after: canUndo.before });
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
