import styled from 'styled-components';
import { color, font, radius, size, space } from './tokens.ts';

/** The frame of an empty or failed list. */
export const StateBox = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[12]} ${space[6]};
  border: 1px dashed ${color.hairline};
  border-radius: ${radius.large};
  text-align: center;
  > svg {
    color: ${color.inkFaint};
    margin-bottom: ${space[2]};
  }
  > p {
    max-width: 46ch;
    color: ${color.inkSoft};
    text-wrap: balance;
  }
  > :last-child:not(p) {
    margin-top: ${space[4]};
  }
`;
export const StateTitle = styled.h2`
  font: 500 ${size.title} / 1.3 ${font.serif};
`;
