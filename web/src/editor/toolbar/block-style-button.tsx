import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { LazyBoundary } from '../../ui/lazy-boundary.tsx';
import type { BlockStyle } from '../blocks/set-block.ts';
import { lazyWithRetry } from '../../lib/lazy-with-retry.ts';
import { lazyParts } from '../lazy-parts.ts';
import { blockStyles } from './block-styles.ts';
import { ToolbarButton } from './toolbar-button.tsx';

const BlockStyles = lazyWithRetry(async () => (await lazyParts.blockStyles()).BlockStyleMenu);

/** Shows and changes the style of the block around the caret. */
export function BlockStyleButton({
  active,
  unavailable,
}: {
  active: BlockStyle;
  unavailable: boolean;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [isMounted, setIsMounted] = useState(false);
  const wasOpen = useRef(false);
  const name = blockStyles.find(({ style }) => style === active)?.name ?? 'Text';
  const mount = () => setIsMounted(true);

  return (
    <Wrapper>
      <Trigger
        label={`Style: ${name}`}
        unavailable={unavailable}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onMouseDown={undefined}
        onPointerEnter={mount}
        onFocus={mount}
        onPointerDown={() => {
          // Pressing the pointer closes an open menu; the click that follows must not reopen it.
          wasOpen.current = isOpen;
        }}
        onClick={() => {
          mount();
          setIsOpen(!wasOpen.current);
          wasOpen.current = false;
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || unavailable) return;
          event.preventDefault();
          mount();
          setIsOpen(true);
        }}
      >
        <span>{name}</span>
        <ChevronDown size={16} />
      </Trigger>
      {isMounted && (
        <LazyBoundary
          onLoadError={() => {
            setIsOpen(false);
            setIsMounted(false);
          }}
        >
          <BlockStyles active={active} open={isOpen} onOpenChange={setIsOpen} />
        </LazyBoundary>
      )}
    </Wrapper>
  );
}

const Wrapper = styled.span`
  position: relative;
  display: inline-flex;
`;
const Trigger = styled(ToolbarButton)`
  min-width: 112px;
  justify-content: space-between;
`;
