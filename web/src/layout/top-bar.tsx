import { LogOut, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '../ui/button.tsx';
import { quietHover } from '../ui/quiet-hover.ts';
import { color, media, radius, size, space } from '../ui/tokens.ts';
import { visuallyHidden } from '../ui/visually-hidden.ts';
import { LazyBoundary } from '../ui/lazy-boundary.tsx';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';
import { paths } from '../lib/paths.ts';
import { getDisplayName, useSignedInUser } from '../lib/session.ts';
import { useLogout } from './use-logout.ts';
import { Brand } from './brand.tsx';
import { MenuButton } from './menu-button.tsx';

export const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: 60px;
  padding: 0 ${space[6]};
  border-bottom: 1px solid ${color.hairline};
  background: ${color.paper};
  ${media.belowDesktop} {
    flex-wrap: wrap;
    row-gap: 0;
    padding: 0 ${space[2]} 0 ${space[4]};
  }
  @media print {
    display: none;
  }
`;
/** The screen's own controls, in a second row if the bar is too narrow. */
const ScreenControls = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-width: 0;
  ${media.desktop} {
    padding: 0 ${space[2]};
  }
  ${media.belowDesktop} {
    flex-basis: 100%;
    order: 1;
    padding-right: ${space[2]};
  }
`;
const Account = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]};
  min-width: 0;
  ${media.belowDesktop} {
    flex: 1;
  }
`;
const BelowDesktopOnly = styled.div`
  ${media.desktop} {
    display: none;
  }
`;
/** Shows only the icon on phones, large enough for a thumb. */
const Logout = styled(Button)`
  flex-shrink: 0;
  ${media.phone} {
    width: 44px;
    padding: 0;
    span {
      ${visuallyHidden}
    }
  }
`;
const ProfileLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 32ch;
  min-height: 40px;
  padding: 0 12px;
  border-radius: ${radius.small};
  color: ${color.inkSoft};
  font-size: ${size.small};
  font-weight: 550;
  text-decoration: none;
  ${quietHover}
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    flex-shrink: 0;
  }
  ${media.phone} {
    min-width: 40px;
    padding: 0 8px;
  }
`;

const SignOutDialog = lazyWithRetry(
  async () => (await import('./sign-out-dialog.tsx')).SignOutDialog,
);

/** Shows the brand, the profile link and the Logout button, and on small screens also the menu button. */
export function TopBar({ children }: { children?: ReactNode }) {
  const user = useSignedInUser();
  const logout = useLogout();
  return (
    <Bar>
      <Brand />
      {children && <ScreenControls>{children}</ScreenControls>}
      <Account>
        <ProfileLink to={paths.profile} title={getDisplayName(user)}>
          <UserRound />
          <span>{getDisplayName(user)}</span>
        </ProfileLink>
        <Logout
          variant="quiet"
          title="Logout"
          pending={logout.isPending}
          icon={<LogOut />}
          onClick={() => logout.mutate()}
        >
          <span>Logout</span>
        </Logout>
        <BelowDesktopOnly>
          <MenuButton user={user} logout={logout} />
        </BelowDesktopOnly>
      </Account>
      {logout.isAsking && (
        <LazyBoundary onLoadError={logout.stopAsking}>
          <SignOutDialog logout={logout} />
        </LazyBoundary>
      )}
    </Bar>
  );
}
