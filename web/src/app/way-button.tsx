import type { ComponentProps } from 'react';
import { ButtonAnchor } from '../ui/button.tsx';
import { useFollow } from './way.ts';

/** Looks like a button, goes to another screen; on screens that show before the router is there. */
export function WayButton({ to, ...rest }: ComponentProps<typeof ButtonAnchor> & { to: string }) {
  return <ButtonAnchor {...rest} href={to} onClick={useFollow()} />;
}
