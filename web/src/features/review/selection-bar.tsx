import type { Ref } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/button.tsx';
import { lineClamp } from '../../ui/line-clamp.ts';
import { color, size, space } from '../../ui/tokens.ts';

type SelectionBarProps = { bar: Ref<HTMLDivElement>; quote: string; onComment: () => void };

/**
 * Offers to comment on the selected words. Shown at the edge of the screen, because browsers show their own menu next
 * to the selection.
 */
export const SelectionBar = ({ bar, quote, onComment }: SelectionBarProps) => (
  <Bar ref={bar} role="region" aria-label="Selected words">
    <p dir="auto">{quote}</p>
    <Button variant="primary" onClick={onComment}>
      Comment
    </Button>
  </Bar>
);

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[4]};
  padding: ${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.hairline};
  background: ${color.surface};
  > p {
    ${lineClamp(1)}
    min-width: 0;
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;
