import { css } from 'styled-components';
import { color, motion } from './tokens.ts';

/** Gives a control without a background one under the pointer. */
export const quietHover = css`
  transition:
    background-color ${motion.quick},
    color ${motion.quick};
  &:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }
`;
