import type { LibraryDocument } from '@grantwright/shared/contract';
import { useEffect, useRef } from 'react';
import { useDrag, useDragLayer, useDrop } from 'react-dnd';

export type DragItem = Pick<LibraryDocument, 'id' | 'name'> & { index: number };

const type = 'document';

type Place = { document: LibraryDocument; index: number; onDrop: (from: number) => void };

/**
 * One card of the list as something to pick up and as a place to put another down. The card goes
 * to the place it is dropped on; `line` says on which side of this card it will stand.
 */
export function useSortable({ document: { id, name }, index, onDrop }: Place) {
  const card = useRef<HTMLLIElement>(null);
  const isDragging = useDragLayer((layer) => layer.isDragging());
  const [{ isLifted }, drag, preview] = useDrag<DragItem, unknown, { isLifted: boolean }>(
    () => ({
      type,
      item: { id, name, index },
      isDragging: (monitor) => monitor.getItem().id === id,
      collect: (monitor) => ({ isLifted: monitor.isDragging() }),
    }),
    [id, name, index],
  );
  const [{ line }, drop] = useDrop<DragItem, unknown, { line: 'above' | 'below' | undefined }>(
    () => ({
      accept: type,
      // Its own place is no place to put it: the keyboard would stop there first.
      canDrop: (dragged) => dragged.id !== id,
      drop: (dragged) => onDrop(dragged.index),
      collect: (monitor) => ({
        line: monitor.isOver() ? sideOf(monitor.getItem(), index) : undefined,
      }),
    }),
    [id, index, onDrop],
  );
  // A place only while something is carried: the keyboard's backend would otherwise take every
  // Enter on a button inside the card for a drop.
  useEffect(() => {
    drop(isDragging ? card.current : null);
  }, [drop, isDragging]);
  useEffect(() => {
    preview(card.current);
  }, [preview]);
  return { card, drag, isLifted, line };
}

const sideOf = (dragged: DragItem | null, index: number) =>
  !dragged || dragged.index === index ? undefined : dragged.index < index ? 'below' : 'above';
