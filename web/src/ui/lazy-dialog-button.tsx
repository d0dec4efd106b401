import type { LucideIcon } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';
import { Button } from './button.tsx';
import { LazyBoundary } from './lazy-boundary.tsx';

type Closable = { onClose: () => void };

/** Creates a button that opens a dialog, whose code loads when the button is touched or focused. */
export function lazyDialogButton<Props extends Closable>(
  Icon: LucideIcon,
  label: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Omit<Props, 'onClose'>> {
  const Dialog = lazyWithRetry(load);
  const preload = () => void load().catch(() => undefined);
  return function LazyDialogButton(props: Omit<Props, 'onClose'>) {
    const [isOpen, setIsOpen] = useState(false);
    const close = () => setIsOpen(false);
    return (
      <>
        <Button
          size="small"
          variant="quiet"
          icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
          aria-haspopup="dialog"
          onPointerDown={preload}
          onFocus={preload}
          onClick={() => setIsOpen(true)}
        >
          {label}
        </Button>
        {isOpen && (
          <LazyBoundary onLoadError={close}>
            <Dialog {...({ ...props, onClose: close } as Props)} />
          </LazyBoundary>
        )}
      </>
    );
  };
}
