import { css } from 'styled-components';

/**
 * At most so many lines of what people wrote, in an element with `dir="auto"`. A name from the right
 * begins at the right of its box, so that the sign that it is cut has room at the left, and the box of a
 * short one is no wider than the name: that stands at the left as all others. It ends with its last
 * line, because more would show the tops of the one that is cut off; where letters hang deep, as the
 * dots of Arabic ones do, the lines are higher.
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
