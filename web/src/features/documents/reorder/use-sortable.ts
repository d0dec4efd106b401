import type { LibraryDocument } from '@grantwright/shared/contract';
import { useEffect, useRef } from 'react';
import { useDrag, useDragLayer, useDrop } from 'react-dnd';

export type DragItem = Pick<LibraryDocument, 'id' | 'name'> & { index: number };

const dragType = 'document';

type SortableOptions = { document: LibraryDocument; index: number; onDrop: (from: number) => void };

/**
 * Makes a card both draggable and a drop target. `dropPosition` is the side of this card on which a dropped card would
 * be inserted.
 */
export function useSortable({ document: { id, name }, index, onDrop }: SortableOptions) {
  const card = useRef<HTMLLIElement>(null);
  const isDragging = useDragLayer((layer) => layer.isDragging());
  const [{ isLifted }, drag, preview] = useDrag<DragItem, unknown, { isLifted: boolean }>(
    () => ({
      type: dragType,
      item: { id, name, index },
      isDragging: (monitor) => monitor.getItem().id === id,
      collect: (monitor) => ({ isLifted: monitor.isDragging() }),
    }),
    [id, name, index],
  );
  const [{ dropPosition }, drop] = useDrop<
    DragItem,
    unknown,
    { dropPosition: 'above' | 'below' | undefined }
  >(
    () => ({
      accept: dragType,
      // Excludes its own position, which would otherwise be the keyboard's first stop.
      canDrop: (draggedItem) => draggedItem.id !== id,
      drop: (dragged) => onDrop(dragged.index),
      collect: (monitor) => ({
        dropPosition: monitor.isOver() ? getDropSide(monitor.getItem(), index) : undefined,
      }),
    }),
    [id, index, onDrop],
  );
  // Make the card a drop target only during a drag. Otherwise, the keyboard backend treats every
  // Enter on a button inside the card as a drop.
  useEffect(() => {
    drop(isDragging ? card.current : null);
  }, [drop, isDragging]);
  useEffect(() => {
    preview(card.current);
  }, [preview]);
  return { card, drag, isLifted, dropPosition };
}

const getDropSide = (dragged: DragItem | null, index: number) =>
  !dragged || dragged.index === index ? undefined : dragged.index < index ? 'below' : 'above';
