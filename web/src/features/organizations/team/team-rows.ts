import styled from 'styled-components';
import { color, media, space } from '../../../ui/tokens.ts';

export const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;
/** A row with a name and actions. On phones, the actions move below the name. */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  > select {
    width: 110px;
  }
  ${media.phone} {
    button,
    select {
      min-height: 44px;
    }
  }
`;
export const Words = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;
  strong {
    font-weight: 550;
  }
  > p {
    color: ${color.inkSoft};
  }
`;
