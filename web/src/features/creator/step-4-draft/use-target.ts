import type { Place } from '@grantwright/shared/submission';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import type { ReadyToSendView } from '../navigation/use-ready-to-send-view.ts';
import type { DraftFacts } from './draft-facts.ts';

type FindStart = DraftFacts['findStart'];

/** Navigates once to the place of a finding: in the text, in the budget or in the proposed cuts. */
export function useTarget(
  { target, onTargetReached }: Pick<ReadyToSendView, 'target' | 'onTargetReached'>,
  editor: RefObject<EditorHandle | null>,
  findStart: FindStart,
  open: { budget: () => void; shortening: (section: string) => void },
): void {
  const showPlace = useEffectEvent((place: Place) => {
    if (place.type === 'budget') open.budget();
    else if (editor.current) goTo(editor.current, place, findStart);
    if (place.type === 'shorten') open.shortening(place.name);
    onTargetReached();
  });
  useEffect(() => {
    if (target) showPlace(target);
  }, [target]);
}

/** Focuses the start of the text if the place no longer exists. */
function goTo(editor: EditorHandle, place: Place, findStart: FindStart): void {
  if (!goToPlace(editor, place, findStart)) editor.goToBlock(0);
}

function goToPlace(editor: EditorHandle, place: Place, findStart: FindStart): boolean {
  switch (place.type) {
    case 'words':
      return editor.goToText(place.words);
    case 'gap':
      return editor.openNextGap();
    case 'shorten':
    case 'section':
      // A missing section can be added at the end.
      editor.goToBlock(findStart(place.name) ?? editor.getDocument().length - 1);
      return true;
    default:
      return false;
  }
}
