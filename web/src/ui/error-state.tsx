import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { getErrorMessage } from '../lib/errors.ts';
import { Button } from './button.tsx';
import { StateBox, StateTitle } from './state-box.ts';

type ErrorStateProps = { title: string; error: unknown; onRetry: () => void };

/** Shown when a screen's data failed to load. */
export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => moveFocusToMain(box.current), []);
  return (
    <StateBox role="alert" ref={box}>
      <CircleAlert size={24} />
      <StateTitle>{title}</StateTitle>
      <p>{getErrorMessage(error, 'Your work is safe. Try again in a moment.')}</p>
      <Button onClick={onRetry}>Try again</Button>
    </StateBox>
  );
}

/** Keeps the keyboard focus on the screen when the retry unmounts the focused button. */
const moveFocusToMain = (box: HTMLElement | null) => () => {
  if (box?.contains(document.activeElement))
    document.getElementById('main')?.focus({ preventScroll: true });
};
