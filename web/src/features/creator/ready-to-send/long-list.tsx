import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../../ui/button.tsx';
import { color, size, space } from '../../../ui/tokens.ts';

type LongListProps<Item> = {
  items: readonly Item[];
  maxShown: number;
  /** The text after "Show all 20", for example " criteria". */
  noun?: string;
  children: (item: Item) => ReactNode;
};

/** Rows separated by thin lines. A long list shows only its first rows until the user expands it. */
export function LongList<Item>({ items, maxShown, noun = '', children }: LongListProps<Item>) {
  const [isExpanded, setIsExpanded] = useState(false);
  const visibleItems = isExpanded ? items : items.slice(0, maxShown);
  return (
    <>
      <List role="list">{visibleItems.map(children)}</List>
      {visibleItems.length < items.length && (
        <More>
          <Button size="small" onClick={() => setIsExpanded(true)}>
            Show all {items.length}
            {noun}
          </Button>
        </More>
      )}
    </>
  );
}

const List = styled.ul`
  font-size: ${size.small};
  > li {
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.hairline};
  }
`;
const More = styled.div`
  @media print {
    display: none;
  }
`;
