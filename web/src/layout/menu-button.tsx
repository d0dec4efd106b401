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
  const [isOpen, setOpen] = useState(false);
  const [isMounted, setMounted] = useState(false);
  const mount = () => setMounted(true);
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
          setOpen(true);
        }}
      >
        <Menu size={22} />
      </IconButton>
      {isMounted && (
        <LazyBoundary
          onLoadError={() => {
            setOpen(false);
            setMounted(false);
          }}
        >
          <SideMenu open={isOpen} onOpenChange={setOpen} {...props} />
        </LazyBoundary>
      )}
    </>
  );
}
