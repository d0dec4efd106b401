import styled from 'styled-components';
import { color, font, radius, size, space } from '../../../ui/tokens.ts';

/* Elements styled like the product's screens. */

export const Stack = styled.div`
  display: grid;
  gap: ${space[3]};
  font-size: ${size.small};
`;
export const Title = styled.p`
  font: 500 ${size.title} / 1.25 ${font.serif};
`;
export const Label = styled.p`
  margin-bottom: -${space[2]};
  font-weight: 550;
`;
export const Box = styled.div`
  padding: 9px 12px;
  border: 1px solid ${color.outline};
  border-radius: ${radius.small};
  background: ${color.surface};
`;
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  color: ${color.inkSoft};
`;
export const Source = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-top: -${space[2]};
  color: ${color.blue};
  font-size: ${size.tiny};
  font-weight: 550;
`;
export const FactRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-bottom: ${space[2]};
  border-bottom: 1px solid ${color.hairline};
  > svg {
    color: ${color.accent};
  }
  > span:first-of-type {
    flex: 1;
    min-width: 0;
  }
`;
export const DocumentSheet = styled.div`
  padding: ${space[4]} ${space[6]};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.small};
  background: ${color.surface};
  font: 400 ${size.body} / 1.6 ${font.serif};
  h4 {
    font: 600 ${size.large} / 1.5 ${font.serif};
  }
  mark {
    background: ${color.amberSoft};
    color: ${color.ink};
  }
  u {
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.22em;
  }
`;
