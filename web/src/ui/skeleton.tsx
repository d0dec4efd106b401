import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, radius } from './tokens.ts';
import { announceDelayMs, useAnnouncement } from './announce.ts';
import { VisuallyHidden } from './visually-hidden.ts';

const breathe = keyframes`50% { opacity: 0.55; }`;
const appear = keyframes`from { visibility: hidden; } to { visibility: visible; }`;

/** A placeholder with the size of the content. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $width?: string;
  $height?: string;
}>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em' }) => $height};
  border-radius: ${radius.small};
  background: ${color.hairline};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

const LazyBoundary = styled.div`
  animation: ${appear} 1ms 300ms both;
`;

/** Shows skeletons after 300 ms, and announces the label if loading takes longer. */
export function Loading({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  useAnnouncement(label, announceDelayMs);
  return (
    <div>
      <VisuallyHidden>{label}</VisuallyHidden>
      <LazyBoundary>{children}</LazyBoundary>
    </div>
  );
}
