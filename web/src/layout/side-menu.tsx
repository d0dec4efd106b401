import type { User } from '@grantwright/shared/contract';
import { LogOut, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useLocation } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { Button, IconButton } from '../ui/button.tsx';
import { EdgePanel } from '../ui/edge-panel.tsx';
import { color, motion, size, space } from '../ui/tokens.ts';
import type { useLogout } from './use-logout.ts';
import { getDisplayName } from '../lib/session.ts';
import { MenuLink } from './menu-link.ts';
import { isCurrentEntry, menuEntries } from './navigation.ts';

const slide = keyframes`from { transform: translateX(24px); opacity: 0; }`;

const RightPanel = styled(EdgePanel)`
  inset: 0 0 0 auto;
  gap: ${space[6]};
  width: min(320px, 88vw);
  padding: ${space[3]} ${space[4]} ${space[6]};
  overflow-y: auto;
  animation: ${slide} ${motion.calm};
`;
const Header = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
`;
const Title = styled(Dialog.Title)`
  padding-left: ${space[3]};
  font-size: ${size.body};
`;
const SignedInAs = styled.p`
  padding: 0 ${space[3]} ${space[3]};
  color: ${color.inkSoft};
  font-size: ${size.small};
  strong {
    display: block;
    color: ${color.ink};
    font-weight: 550;
    font-size: ${size.body};
  }
`;
const Footer = styled.div`
  margin-top: auto;
  padding-top: ${space[4]};
  border-top: 1px solid ${color.hairline};
`;

type SideMenuProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: User;
  logout: ReturnType<typeof useLogout>;
};

/** The navigation on small screens, at the right edge within reach of the thumb. */
export function SideMenu({ open, onOpenChange, user, logout }: SideMenuProps) {
  const { pathname } = useLocation();
  return (
    <RightPanel open={open} onOpenChange={onOpenChange}>
      <Header>
        <Title>Menu</Title>
        <Dialog.Close asChild>
          <IconButton label="Close menu">
            <X size={22} />
          </IconButton>
        </Dialog.Close>
      </Header>
      <nav aria-label="Main">
        {menuEntries.map((entry) => (
          <MenuLink
            key={entry.to}
            to={entry.to}
            onClick={() => onOpenChange(false)}
            aria-current={isCurrentEntry(entry, pathname) ? 'page' : undefined}
          >
            <entry.icon size={20} />
            {entry.label}
          </MenuLink>
        ))}
      </nav>
      <Footer>
        <SignedInAs>
          Signed in as <strong>{getDisplayName(user)}</strong>
        </SignedInAs>
        <Button wide pending={logout.isPending} icon={<LogOut />} onClick={() => logout.mutate()}>
          Logout
        </Button>
      </Footer>
    </RightPanel>
  );
}
