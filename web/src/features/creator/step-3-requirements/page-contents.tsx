import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { color, size, space } from '../../../ui/tokens.ts';

/** Pages with fewer items do not get a list of contents. */
const minLongPageLength = 16;

type Part = { id: string; name: string; count: number };

/** Links to each part of a long step. */
export function PageContents({ parts }: { parts: readonly Part[] }) {
  const visibleParts = parts.filter(({ count }) => count > 0);
  if (visibleParts.reduce((sum, { count }) => sum + count, 0) < minLongPageLength) return null;
  return (
    <Ways aria-label="On this page">
      <ul role="list">
        {visibleParts.map(({ id, name, count }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {name} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </Ways>
  );
}

/** Scrolls without changing the URL, so that the Back button still leaves the creator. */
function goTo(event: MouseEvent, id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  event.preventDefault();
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}

const Ways = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[6]};
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-height: 44px;
    color: ${color.accent};
    font-size: ${size.small};
    font-weight: 500;
  }
  span {
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
`;
