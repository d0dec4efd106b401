import styled from 'styled-components';
import { color, radius, size, space } from './tokens.ts';

export const ChoiceList = styled.ul`
  display: grid;
  gap: 2px;
`;

/** A check box with its label and a detail in `small`, as one target. */
export const Choice = styled.label`
  display: flex;
  gap: ${space[3]};
  padding: ${space[2]};
  margin: 0 -${space[2]};
  border-radius: ${radius.small};
  cursor: pointer;
  &:hover {
    background: ${color.sunken};
  }
  input {
    width: 20px;
    height: 20px;
    margin: 2px 0 0;
    flex-shrink: 0;
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.tiny};
  }
`;
