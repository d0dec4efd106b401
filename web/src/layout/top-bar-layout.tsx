import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { SpinnerPage } from '../ui/spinner.tsx';
import { TopBar } from './top-bar.tsx';

const Middle = styled.div`
  display: flex;
  justify-content: center;
`;

/** Screens that stand alone under the top bar. */
export function TopBarLayout() {
  return (
    <>
      <TopBar />
      <Middle>
        <Suspense fallback={<SpinnerPage />}>
          <Outlet />
        </Suspense>
      </Middle>
    </>
  );
}
