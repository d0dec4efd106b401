import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { getErrorMessage } from '../lib/errors.ts';
import { Button } from './button.tsx';
import { StateBox, StateTitle } from './state-box.ts';

type ErrorStateProps = { title: string; query: { error: unknown; refetch: () => unknown } };

/** Shown when a screen's data failed to load. */
export function ErrorState({ title, query }: ErrorStateProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => moveFocusToMain(box.current), []);
  return (
    <StateBox role="alert" ref={box}>
      <CircleAlert size={24} />
      <StateTitle>{title}</StateTitle>
      <p>{getErrorMessage(query.error, 'Your work is safe. Try again in a moment.')}</p>
      <Button onClick={() => void query.refetch()}>Try again</Button>
    </StateBox>
  );
}

/** Keeps the keyboard focus on the screen when the retry unmounts the focused button. */
const moveFocusToMain = (box: HTMLElement | null) => () => {
  if (box?.contains(document.activeElement))
    document.getElementById('main')?.focus({ preventScroll: true });
};
