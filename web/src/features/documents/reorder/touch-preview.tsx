import { useEffect } from 'react';
import { useDragLayer, type DragLayerMonitor } from 'react-dnd';
import { usePreview } from 'react-dnd-multi-backend';
import styled from 'styled-components';
import { color, radius, space } from '../../../ui/tokens.ts';
import type { DragItem } from './use-sortable.ts';

/** The page scrolls when the card is this close to the edge of the window. */
const edgePx = 88;
const scrollStepPx = 10;

/** Shows the card under the finger and scrolls the page. When a mouse is used, the browser does both. */
export function TouchPreview() {
  const { display } = usePreview();
  return display ? <DraggedCard /> : null;
}

function DraggedCard() {
  const name = useDragLayer((layer: DragLayerMonitor<DragItem | null>) => layer.getItem()?.name);
  const finger = useDragLayer((layer) => layer.getClientOffset());
  if (!name || !finger) return null;
  return (
    <>
      <Preview style={{ transform: `translate(${finger.x - 24}px, ${finger.y - 24}px)` }}>
        {name}
      </Preview>
      <ScrollAtEdge y={finger.y} />
    </>
  );
}

function ScrollAtEdge({ y }: { y: number }) {
  const scrollPx = y < edgePx ? -scrollStepPx : y > window.innerHeight - edgePx ? scrollStepPx : 0;
  useEffect(() => {
    if (scrollPx === 0) return undefined;
    const timer = setInterval(() => window.scrollBy(0, scrollPx), 16);
    return () => clearInterval(timer);
  }, [scrollPx]);
  return null;
}

const Preview = styled.div`
  position: fixed;
  inset: 0 auto auto 0;
  z-index: 30;
  max-width: min(80vw, 420px);
  padding: ${space[3]} ${space[4]};
  overflow: hidden;
  border: 1px solid ${color.accent};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${color.shadow};
  font-weight: 550;
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;
`;
