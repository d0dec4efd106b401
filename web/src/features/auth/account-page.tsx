import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BrandedPage } from '../../layout/branded-page.tsx';
import { Main, PageHeader } from '../../ui/page.tsx';
import { space } from '../../ui/tokens.ts';

/** A page on which visitors complete one account task, such as setting a new password. */
export function AccountPage(props: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <BrandedPage>
      <Narrow>
        <PageHeader title={props.title} lead={props.lead} />
        {props.children}
      </Narrow>
    </BrandedPage>
  );
}

const Narrow = styled(Main)`
  max-width: calc(400px + 2 * ${space[8]});
  margin: 0 auto;
`;

export const AccountStack = styled.div`
  display: grid;
  gap: ${space[2]};
`;
