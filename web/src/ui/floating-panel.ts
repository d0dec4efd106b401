import { css, keyframes } from 'styled-components';
import { noExitAnimation } from './no-exit-animation.ts';
import { color, motion, radius } from './tokens.ts';

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

/** A panel above the page: a menu or a popover. */
export const floatingPanel = css`
  z-index: 50;
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  box-shadow: ${color.shadow};
  animation: ${appear} ${motion.quick};
  ${noExitAnimation}
`;
