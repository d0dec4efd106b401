import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { Button } from './button.tsx';
import { color, size, space } from './tokens.ts';

type RestMissingProps = { list: { isError: boolean; items?: unknown[] }; onRetry: () => void };

/** What is there of a list stays where a further page fails; this says so, and tries again. */
export function NextPageError({ list, onRetry }: RestMissingProps) {
  if (!list.isError || !list.items) return null;
  return (
    <Line role="alert">
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
      <span>The rest of the list could not be loaded.</span>
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
