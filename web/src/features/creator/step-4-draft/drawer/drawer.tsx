import { useState, type ReactNode } from 'react';
import { LazyBoundary } from '../../../../ui/lazy-boundary.tsx';
import { lazyWithRetry } from '../../../../lib/lazy-with-retry.ts';
import { Button } from '../../../../ui/button.tsx';

const DrawerPanel = lazyWithRetry(async () => (await import('./drawer-panel.tsx')).DrawerPanel);

type DrawerProps = {
  title: string;
  button: string;
  icon: ReactNode;
  /** Renders the content; links that lead back to the page call `close`. */
  children: (close: () => void) => ReactNode;
};

/** A bottom sheet for phones, whose code loads when its button is touched or focused. */
export function Drawer({ title, button, icon, children }: DrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [shouldLoad, setShouldLoad] = useState(false);
  const load = () => setShouldLoad(true);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={icon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={load}
        onFocus={load}
        onClick={() => {
          load();
          setIsOpen(true);
        }}
      >
        {button}
      </Button>
      {shouldLoad && (
        <LazyBoundary
          onLoadError={() => {
            setIsOpen(false);
            setShouldLoad(false);
          }}
        >
          <DrawerPanel title={title} open={isOpen} onOpenChange={setIsOpen}>
            {children(() => setIsOpen(false))}
          </DrawerPanel>
        </LazyBoundary>
      )}
    </>
  );
}
