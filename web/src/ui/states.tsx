import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { errorMessage } from '../lib/errors.ts';
import { Button } from './button.tsx';
import { color, font, radius, size, space } from './tokens.ts';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[12]} ${space[6]};
  border: 1px dashed ${color.hairline};
  border-radius: ${radius.large};
  text-align: center;
  > svg {
    color: ${color.inkFaint};
    margin-bottom: ${space[2]};
  }
  > p {
    max-width: 46ch;
    color: ${color.inkSoft};
    text-wrap: balance;
  }
  > :last-child:not(p) {
    margin-top: ${space[4]};
  }
`;
const Title = styled.h2`
  font: 500 ${size.title} / 1.3 ${font.serif};
`;

type StateProps = {
  icon?: ReactNode;
  title: string;
  /** A heading by default; a smaller place may want a plain line. */
  as?: 'h2' | 'h3' | 'p';
  children?: ReactNode;
  action?: ReactNode;
};

/** Nothing here yet: one sentence that teaches the next step, and one button. */
export function EmptyState({ icon, title, as = 'h2', children, action }: StateProps) {
  return (
    <Box>
      {icon}
      <Title as={as}>{title}</Title>
      {children && <p>{children}</p>}
      {action}
    </Box>
  );
}

/** Something failed to load: what happened, that nothing is lost, what to do. */
export function ErrorState({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: unknown;
  onRetry: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => leaveFocus(box.current), []);
  return (
    <Box role="alert" ref={box}>
      <CircleAlert size={24} strokeWidth={1.75} aria-hidden />
      <Title>{title}</Title>
      <p>{errorMessage(error, 'Nothing is lost. Try again in a moment.')}</p>
      <Button onClick={onRetry}>Try again</Button>
    </Box>
  );
}

/** It goes as soon as one tries again: whoever pressed that by a key stays on the screen. */
const leaveFocus = (box: HTMLElement | null) => () => {
  if (box?.contains(document.activeElement))
    document.getElementById('main')?.focus({ preventScroll: true });
};
