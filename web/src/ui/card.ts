import styled from 'styled-components';
import { color, radius, space } from './tokens.ts';

/** An object the user can act on. Separate plain groups of text by space and hairlines instead. */
export const Card = styled.div`
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  padding: ${space[6]};
  min-width: 0;
`;
