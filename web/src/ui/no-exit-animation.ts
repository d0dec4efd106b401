import { css } from 'styled-components';

/** Radix keeps a closing panel mounted, and its key handlers active, until its animation ends. */
export const noExitAnimation = css`
  &[data-state='closed'] {
    animation: none;
  }
`;
