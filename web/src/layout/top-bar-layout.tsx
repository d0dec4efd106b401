import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { SpinnerPage } from '../ui/spinner.tsx';
import { TopBar } from './top-bar.tsx';

const Centered = styled.div`
  display: flex;
  justify-content: center;
`;

/** The layout of screens without a sidebar. */
export function TopBarLayout() {
  return (
    <>
      <TopBar />
      <Centered>
        <Suspense fallback={<SpinnerPage />}>
          <Outlet />
        </Suspense>
      </Centered>
    </>
  );
}
