import { css } from 'styled-components';

/**
 * Cuts user text off after a number of lines, in an element with `dir="auto"`. `fit-content` keeps
 * a short right-to-left name at the left edge, in line with the others. Right-to-left text gets
 * taller lines, because the dots of Arabic letters hang low.
 */
export const lineClamp = (lines: number) => css`
  display: -webkit-box;
  width: fit-content;
  overflow: hidden;
  text-align: start;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  &:dir(rtl) {
    line-height: 1.6;
  }
`;
