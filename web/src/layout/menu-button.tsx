import type { User } from '@grantwright/shared/contract';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';
import { IconButton } from '../ui/button.tsx';
import { LazyBoundary } from '../ui/lazy-boundary.tsx';
import type { useLogout } from './use-logout.ts';

const load = () => import('./side-menu.tsx');
const SideMenu = lazyWithRetry(async () => (await load()).SideMenu);

/** Opens the side menu, whose code comes when a finger or the focus is on its button. */
export function MenuButton(person: { user: User; logout: ReturnType<typeof useLogout> }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const prepare = () => setIsAsked(true);
  return (
    <>
      <IconButton
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={() => {
          prepare();
          setOpen(true);
        }}
      >
        <Menu size={22} strokeWidth={1.75} aria-hidden />
      </IconButton>
      {isAsked && (
        <LazyBoundary
          onLoadError={() => {
            setOpen(false);
            setIsAsked(false);
          }}
        >
          <SideMenu open={isOpen} onOpenChange={setOpen} {...person} />
        </LazyBoundary>
      )}
    </>
  );
}
