import { LogOut, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '../ui/button.tsx';
import { color, media, motion, radius, size, space } from '../ui/tokens.ts';
import { visuallyHidden } from '../ui/visually-hidden.ts';
import { paths } from '../lib/paths.ts';
import { displayName, useSignedInUser } from '../lib/session.ts';
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
  ${media.belowDesk} {
    flex-wrap: wrap;
    row-gap: 0;
    padding: 0 ${space[2]} 0 ${space[4]};
  }
  @media print {
    display: none;
  }
`;
/** A screen's own part of the bar; a row of its own where there is no room beside the others. */
const Own = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-width: 0;
  ${media.desk} {
    padding: 0 ${space[2]};
  }
  ${media.belowDesk} {
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
  ${media.belowDesk} {
    flex: 1;
  }
`;
const Narrow = styled.div`
  ${media.desk} {
    display: none;
  }
`;
/** A thumb's width in place of a word. */
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
const Person = styled(Link)`
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
  transition: background-color ${motion.quick};
  &:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }
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

/** Product name, the person, and the way out; on small screens the menu beside them. */
export function TopBar({ children }: { children?: ReactNode }) {
  const user = useSignedInUser();
  const logout = useLogout();
  return (
    <Bar>
      <Brand />
      {children && <Own>{children}</Own>}
      <Account>
        <Person to={paths.profile} title={displayName(user)}>
          <UserRound size={18} strokeWidth={1.75} aria-hidden />
          <span>{displayName(user)}</span>
        </Person>
        <Logout
          variant="quiet"
          title="Logout"
          pending={logout.isPending}
          icon={<LogOut size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => logout.mutate()}
        >
          <span>Logout</span>
        </Logout>
        <Narrow>
          <MenuButton user={user} logout={logout} />
        </Narrow>
      </Account>
    </Bar>
  );
}
