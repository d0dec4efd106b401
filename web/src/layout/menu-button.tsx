import type { User } from '@grantwright/shared/contract';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';
import { IconButton } from '../ui/button.tsx';
import { LazyBoundary } from '../ui/lazy-boundary.tsx';
import type { useLogout } from './use-logout.ts';

const SideMenu = lazyWithRetry(async () => (await import('./side-menu.tsx')).SideMenu);

/** Opens the side menu, which loads when the button is touched or focused. */
export function MenuButton(props: { user: User; logout: ReturnType<typeof useLogout> }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isMounted, setIsMounted] = useState(false);
  const mount = () => setIsMounted(true);
  return (
    <>
      <IconButton
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={mount}
        onFocus={mount}
        onClick={() => {
          mount();
          setIsOpen(true);
        }}
      >
        <Menu size={22} />
      </IconButton>
      {isMounted && (
        <LazyBoundary
          onLoadError={() => {
            setIsOpen(false);
            setIsMounted(false);
          }}
        >
          <SideMenu open={isOpen} onOpenChange={setIsOpen} {...props} />
        </LazyBoundary>
      )}
    </>
  );
}
