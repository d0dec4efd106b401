import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { Button } from './button.tsx';
import { color, size, space } from './tokens.ts';

type NextPageErrorProps = { list: { isError: boolean; items?: unknown[] }; onRetry: () => void };

/** Shown with a partially loaded list whose next page failed to load. */
export function NextPageError({ list, onRetry }: NextPageErrorProps) {
  if (!list.isError || !list.items) return null;
  return (
    <Line role="alert">
      <CircleAlert size={16} />
      <span>We couldn’t load the rest of the list.</span>
      <Button variant="quiet" size="small" onClick={onRetry}>
        Try again
      </Button>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
