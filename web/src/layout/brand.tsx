import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, font } from '../ui/tokens.ts';
import { paths } from '../lib/paths.ts';

const Home = styled(Link)`
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

/** The same drawing as `public/icon.svg`. */
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
    <Home to={paths.home}>
      <Mark />
      Grantwright
    </Home>
  );
}
