import { Popover } from 'radix-ui';
import styled, { keyframes } from 'styled-components';
import { noExitAnimation } from './no-exit-animation.ts';
import { color, motion, radius, space } from './tokens.ts';

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

/** The floating panel of a Radix popover. */
export const PopoverPanel = styled(Popover.Content)`
  z-index: 50;
  width: min(380px, calc(100vw - 32px));
  padding: ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  box-shadow: ${color.shadow};
  animation: ${appear} ${motion.quick};
  ${noExitAnimation}
  &:focus-visible {
    outline: none;
  }
`;
