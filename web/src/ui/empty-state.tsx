import type { ReactNode } from 'react';
import { StateBox, StateTitle } from './state-box.ts';

type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  as?: 'h2' | 'h3' | 'p';
  children?: ReactNode;
  action?: ReactNode;
};

/** Shown instead of an empty list: one sentence about the next step, and its button. */
export function EmptyState({ icon, title, as = 'h2', children, action }: EmptyStateProps) {
  return (
    <StateBox>
      {icon}
      <StateTitle as={as}>{title}</StateTitle>
      {children && <p>{children}</p>}
      {action}
    </StateBox>
  );
}
