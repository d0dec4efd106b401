import { css } from 'styled-components';
import { color, motion } from './tokens.ts';

/** Adds a background on hover to a control that has none. */
export const quietHover = css`
  transition:
    background-color ${motion.quick},
    color ${motion.quick};
  &:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }
`;
