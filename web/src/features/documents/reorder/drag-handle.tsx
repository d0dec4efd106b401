import { GripVertical } from 'lucide-react';
import type { ConnectDragSource } from 'react-dnd';
import styled from 'styled-components';
import { quietHover } from '../../../ui/quiet-hover.ts';
import { color, radius } from '../../../ui/tokens.ts';
import { dragHandleAttribute } from './drag-backends.ts';

/** Lets the user pick up a card with the mouse, by touch or with the space bar. */
export function DragHandle({ name, drag }: { name: string; drag: ConnectDragSource }) {
  return (
    <Handle
      ref={(element) => {
        drag(element);
      }}
      {...{ [dragHandleAttribute]: '' }}
      role="button"
      tabIndex={0}
      aria-label={`Reorder ${name}`}
      data-dnd-name={name}
      title="Drag to reorder, or press Space"
    >
      <GripVertical />
    </Handle>
  );
}

/* Not a button element, which Firefox cannot drag. */
const Handle = styled.span`
  display: grid;
  place-items: center;
  flex-shrink: 0;
  align-self: stretch;
  width: 32px;
  min-height: 40px;
  margin: -8px 0 -8px -8px;
  border-radius: ${radius.small};
  color: ${color.inkFaint};
  cursor: grab;
  /* Touching the handle moves the card and does not scroll the page. */
  touch-action: none;
  ${quietHover}
  &:active {
    cursor: grabbing;
  }
`;
