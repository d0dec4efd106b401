import styled from 'styled-components';
import { color, size, space } from '../../ui/tokens.ts';

/** A section of the profile page other than the first. */
export const ProfileSection = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  margin-top: ${space[8]};
  padding-top: ${space[8]};
  border-top: 1px solid ${color.hairline};
  > p {
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
  > form,
  > div {
    width: 100%;
  }
`;
