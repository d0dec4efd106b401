import { useNavigation } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { announceDelayMs, useAnnouncement } from '../ui/announce.ts';
import { color } from '../ui/tokens.ts';

const appear = keyframes`from { opacity: 0; }`;
const slide = keyframes`from { translate: -100%; } to { translate: 250%; }`;

/** Shows a bar along the top edge while the next screen loads, after a delay of 300 ms. */
export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading';
  useAnnouncement(isLoading && 'Loading', announceDelayMs);
  return isLoading ? <Track aria-hidden /> : null;
}

const Track = styled.div`
  position: fixed;
  z-index: 50;
  inset: 0 0 auto;
  height: 3px;
  overflow: hidden;
  animation: ${appear} 150ms 300ms both;
  &::before {
    content: '';
    display: block;
    width: 40%;
    height: 100%;
    background: ${color.accent};
    animation: ${slide} 1.2s linear infinite;
  }
`;
