import { Link as RouterLink } from 'react-router-dom';
import styled from 'styled-components';
import { color } from './tokens.ts';

/** A link within the application. */
export const Link = styled(RouterLink)`
  color: ${color.accent};
  &:hover {
    color: ${color.accentStrong};
  }
`;

/** A link recognizable by its position, without an underline (row titles, navigation). */
export const QuietLink = styled(RouterLink)`
  color: inherit;
  text-decoration: none;
  &:hover {
    color: ${color.accent};
    text-decoration: underline;
  }
`;
