import styled from 'styled-components';
import { color, media, space } from '../../../ui/tokens.ts';

/** A row with an icon, text and actions. On phones, several actions move below the text. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[3]};
  align-items: start;
  > svg {
    margin-top: 5px;
  }
  ${media.phone} {
    &:has(> :last-child > button + button) {
      grid-template-columns: 20px minmax(0, 1fr);
      > :last-child {
        grid-column: 2;
      }
    }
  }
  @media print {
    break-inside: avoid;
  }
`;
export const RowText = styled.div`
  overflow-wrap: anywhere;
  strong {
    font-weight: 550;
  }
  > p {
    color: ${color.inkSoft};
  }
`;
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  ${media.phone} {
    button {
      min-height: 44px;
    }
  }
  @media print {
    display: none;
  }
`;
