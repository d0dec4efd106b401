import type { FocusEvent } from 'react';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { SpinnerPage } from '../ui/spinner.tsx';
import { color, media, space } from '../ui/tokens.ts';
import { MenuLink } from './menu-link.ts';
import { getSidebarEntries } from './navigation.ts';
import { TopBar } from './top-bar.tsx';

const Frame = styled.div`
  ${media.desktop} {
    display: grid;
    grid-template-columns: 232px minmax(0, 1fr);
    min-height: calc(100dvh - 60px);
  }
`;
const Sidebar = styled.nav`
  padding: ${space[6]} ${space[3]};
  border-right: 1px solid ${color.hairline};
  ${media.desktop} {
    > div {
      position: sticky;
      top: ${space[6]};
      display: grid;
      gap: 2px;
    }
  }
  ${media.belowDesktop} {
    padding: ${space[2]} ${space[2]};
    border-right: 0;
    border-bottom: 1px solid ${color.hairline};
    overflow-x: auto;
    scroll-padding-inline: ${space[2]};
    scrollbar-width: none;
    > div {
      display: flex;
      gap: 2px;
      width: max-content;
    }
    svg {
      display: none;
    }
  }
`;

/** Browsers do not scroll to a focused link that is only partly visible. */
const scrollCurrentIntoView = ({ target }: FocusEvent<HTMLElement>) =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The layout of the dashboard, documents and organizations: a sidebar on large screens, a strip on small ones. */
export function SidebarLayout() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const strip = useRef<HTMLElement>(null);
  // On a phone the strip is wider than the screen: scroll to the current entry.
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (strip.current && current) strip.current.scrollLeft = current.offsetLeft - 48;
  }, [pathname, search]);
  return (
    <>
      <TopBar />
      <Frame>
        <Sidebar aria-label="Sections" ref={strip} onFocus={scrollCurrentIntoView}>
          <div>
            {getSidebarEntries(pathname).map((entry) => (
              <MenuLink
                key={entry.to}
                to={entry.to}
                aria-current={entry.isCurrent(pathname, search.get('tab')) ? 'page' : undefined}
              >
                <entry.icon />
                {entry.label}
              </MenuLink>
            ))}
          </div>
        </Sidebar>
        <Suspense fallback={<SpinnerPage />}>
          <Outlet />
        </Suspense>
      </Frame>
    </>
  );
}
