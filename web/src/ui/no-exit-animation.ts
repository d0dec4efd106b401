import { css } from 'styled-components';

/**
 * For what comes in with a movement: closed while it still moves, it would stay until the movement ends,
 * and hold the keys that are pressed meanwhile.
 */
export const noExitAnimation = css`
  &[data-state='closed'] {
    animation: none;
  }
`;
