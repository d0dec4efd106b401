import { ChevronRight } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { AlignedButton } from '../../../ui/aligned-button.ts';
import { Button } from '../../../ui/button.tsx';
import { color, motion, size, space } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.ts';
import { focusNeighborRow } from './focus-neighbor-row.ts';

type CollapsedRow = { key: string; text: string };
type CollapsedRowsProps = {
  title: string;
  rows: readonly CollapsedRow[];
  /** The label of each row's button, which removes the row from the list. */
  action: string;
  onAction: (key: string) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Shown above the rows. */
  children?: ReactNode;
};

/** An unobtrusive list that is initially collapsed. */
export function CollapsedRows(props: CollapsedRowsProps) {
  const { title, rows, action, onAction, isOpen, onOpenChange, children } = props;
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  if (rows.length === 0) return null;
  return (
    <div>
      <Toggle
        ref={toggle}
        icon={<ChevronRight size={16} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onOpenChange(!isOpen)}
      >
        {title}
      </Toggle>
      {isOpen && (
        <div id={id}>
          {children}
          <List role="list">
            {rows.map(({ key, text }) => (
              <li key={key}>
                <span dir="auto">{text}</span>
                <Button
                  size="small"
                  variant="quiet"
                  onClick={(event) => {
                    if (!focusNeighborRow(event.currentTarget)) toggle.current?.focus();
                    onAction(key);
                  }}
                >
                  {action}
                  <VisuallyHidden>: {text}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </List>
        </div>
      )}
    </div>
  );
}

const Toggle = styled(AlignedButton)`
  svg {
    transition: rotate ${motion.quick};
  }
  &[aria-expanded='true'] svg {
    rotate: 90deg;
  }
`;
const List = styled.ul`
  color: ${color.inkSoft};
  font-size: ${size.small};
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space[1]};
    overflow-wrap: anywhere;
  }
  button {
    flex-shrink: 0;
    min-height: 44px;
  }
`;
