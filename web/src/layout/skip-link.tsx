import styled from 'styled-components';
import { color, radius, space } from '../ui/tokens.ts';

const Link = styled.a`
  position: fixed;
  z-index: 60;
  top: ${space[2]};
  left: ${space[2]};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.small};
  background: ${color.surface};
  box-shadow: ${color.shadow};
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** The first tab stop on every screen. */
export function SkipLink() {
  return (
    <Link
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      Skip to content
    </Link>
  );
}
