import { useEffect, useState, type RefObject } from 'react';
import { getSelectedWords, type SelectedWords } from './selected-anchor.ts';

/**
 * Returns the last selected words until the user presses anywhere outside `bar`, presses Escape or clears the
 * selection. Touching a button in the bar can clear the selection before the button is activated, so in that case the
 * words are kept.
 */
export function useSelectedWords(bar: RefObject<HTMLElement | null>) {
  const [words, setWords] = useState<SelectedWords>();
  useEffect(() => {
    let isPressed = false;
    const isInBar = (target: EventTarget | null) =>
      target instanceof Node && bar.current?.contains(target) === true;
    const select = () => {
      const selection = document.getSelection();
      const newWords = getSelectedWords(selection);
      if (newWords) setWords(newWords);
      else if (selection?.isCollapsed && !isPressed) setWords(undefined);
    };
    const handlePress = ({ target }: Event) => {
      isPressed = isInBar(target);
      if (!isPressed) setWords(undefined);
    };
    const handleEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setWords(undefined);
    };
    document.addEventListener('selectionchange', select);
    document.addEventListener('pointerdown', handlePress);
    document.addEventListener('keydown', handleEscape);
    return () => {
      document.removeEventListener('selectionchange', select);
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('keydown', handleEscape);
    };
  }, [bar]);
  return [words, () => setWords(undefined)] as const;
}
