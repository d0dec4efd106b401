import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space } from '../ui/tokens.ts';
import { Brand } from './brand.tsx';

/** A page without navigation: the brand, which links home, and the content. */
export function BrandedPage({ children }: { children: ReactNode }) {
  return (
    <>
      <Header>
        <Brand />
      </Header>
      {children}
    </>
  );
}

const Header = styled.header`
  padding: ${space[4]} ${space[8]};
  ${media.phone} {
    padding: ${space[3]} ${space[4]};
  }
`;
