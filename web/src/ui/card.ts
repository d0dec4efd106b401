import styled from 'styled-components';
import { color, radius, space } from './tokens.ts';

/** A thing that can be picked up. What is only a group of words gets space and a hairline instead. */
export const Card = styled.div`
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  padding: ${space[6]};
  min-width: 0;
`;
