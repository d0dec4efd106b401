import styled from 'styled-components';
import { color, font } from '../ui/tokens.ts';
import { paths } from '../lib/paths.ts';
import { useFollow } from '../app/way.ts';

const Home = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  color: ${color.ink};
  font: 600 1.25rem/1 ${font.serif};
  letter-spacing: -0.01em;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    color: ${color.ink};
  }
`;

/** A sheet with its lines; the same drawing as the icon of the tab. */
function Mark() {
  return (
    <svg width="24" height="24" viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="7" fill={color.accent} />
      <path d="M9 7h10l4 4v14H9z" fill={color.onAccent} />
      <path
        d="M12 13.5h8M12 17h8M12 20.5h5"
        stroke={color.accent}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function Brand() {
  return (
    <Home href={paths.home} onClick={useFollow()}>
      <Mark />
      Grantwright
    </Home>
  );
}
