import { useEffect, useState, type RefObject } from 'react';
import { selectedWords, type SelectedWords } from './selected-anchor.ts';

/**
 * The last selected words, until the user presses anywhere outside `bar`: touching a button can clear the selection
 * before the button is activated.
 */
export function useSelectedWords(bar: RefObject<HTMLElement | null>) {
  const [words, setWords] = useState<SelectedWords>();
  useEffect(() => {
    const select = () => {
      const selected = selectedWords(document.getSelection());
      if (selected) setWords(selected);
    };
    const clear = ({ target }: Event) => {
      if (!(target instanceof Node && bar.current?.contains(target))) setWords(undefined);
    };
    document.addEventListener('selectionchange', select);
    document.addEventListener('pointerdown', clear);
    return () => {
      document.removeEventListener('selectionchange', select);
      document.removeEventListener('pointerdown', clear);
    };
  }, [bar]);
  return [words, () => setWords(undefined)] as const;
}
