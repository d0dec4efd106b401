import { Link as RouterLink } from 'react-router-dom';
import styled from 'styled-components';
import { color } from './tokens.ts';

/** A link inside the application. */
export const Link = styled(RouterLink)`
  color: ${color.accent};
  &:hover {
    color: ${color.accentStrong};
  }
`;

/** A link that is told by its place, not by an underline (titles of rows, navigation). */
export const QuietLink = styled(RouterLink)`
  color: inherit;
  text-decoration: none;
  &:hover {
    color: ${color.accent};
    text-decoration: underline;
  }
`;
