import styled from 'styled-components';
import { media, space } from '../../ui/tokens.ts';

export const ProfileFormLayout = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  gap: ${space[6]};
  max-width: 440px;
  button[type='submit'] {
    justify-self: start;
  }
  ${media.phone} {
    button[type='submit'] {
      justify-self: stretch;
    }
  }
`;
