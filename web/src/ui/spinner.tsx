import styled, { keyframes } from 'styled-components';
import { announceDelayMs, useAnnouncement } from './announce.ts';
import { color, size } from './tokens.ts';
import { VisuallyHidden } from './visually-hidden.ts';

const turn = keyframes`to { transform: rotate(360deg); }`;
const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

/** Decorative: the text next to it describes the progress. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })<{ $size?: number }>`
  display: inline-block;
  flex-shrink: 0;
  width: ${({ $size = 16 }) => $size}px;
  height: ${({ $size = 16 }) => $size}px;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;
`;

const Centered = styled.div`
  display: grid;
  place-items: center;
  align-content: center;
  gap: 12px;
  min-height: 60vh;
  color: ${color.inkSoft};
  font-size: ${size.small};
  /* Shows nothing for the first 300 ms. */
  animation: ${appear} 150ms 300ms both;
`;

/** A spinner shown instead of a screen. By default, only screen readers receive its label. */
export function SpinnerPage({
  label = 'Loading',
  showLabel = false,
}: {
  label?: string;
  showLabel?: boolean;
}) {
  useAnnouncement(label, announceDelayMs);
  return (
    <Centered>
      <Spinner $size={24} />
      {showLabel ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </Centered>
  );
}
