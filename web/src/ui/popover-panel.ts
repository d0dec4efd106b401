import { Popover } from 'radix-ui';
import styled from 'styled-components';
import { floatingPanel } from './floating-panel.ts';
import { space } from './tokens.ts';

/** The floating panel of a Radix popover. */
export const PopoverPanel = styled(Popover.Content)`
  ${floatingPanel}
  width: min(380px, calc(100vw - 32px));
  padding: ${space[4]};
  &:focus-visible {
    outline: none;
  }
`;
