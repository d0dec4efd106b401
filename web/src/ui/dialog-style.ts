import styled, { css, keyframes } from 'styled-components';
import { noExitAnimation } from './no-exit-animation.ts';
import { color, font, media, motion, radius, size, space } from './tokens.ts';

const fade = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

export const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: 40;
  background: ${color.overlay};
  animation: ${fade} ${motion.quick};
  ${noExitAnimation}
`;

export const dialogFrame = css`
  position: fixed;
  z-index: 41;
  top: 50%;
  left: 50%;
  translate: -50% -50%;
  display: flex;
  flex-direction: column;
  max-height: min(100dvh - 32px, 860px);
  background: ${color.surface};
  border-radius: ${radius.large};
  box-shadow: ${color.shadow};
  animation: ${rise} ${motion.calm};
  ${noExitAnimation}
  &:focus-visible {
    outline: none;
  }
  ${media.low} {
    max-height: 96dvh;
    overflow-y: auto;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const DialogTitle = styled.h2`
  font: 550 ${size.title} / 1.3 ${font.serif};
`;

export const DialogFooter = styled.div`
  display: flex;
  justify-content: flex-end;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: ${space[4]} ${space[6]};
  border-top: 1px solid ${color.hairline};
  ${media.phone} {
    padding: ${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom));
    > * {
      flex: 1 1 auto;
      min-height: 44px;
    }
  }
`;
