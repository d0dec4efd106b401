import type { LucideIcon } from 'lucide-react';
import { useState, type ComponentType, type ReactNode } from 'react';
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
  return function LazyDialogButton(props: Omit<Props, 'onClose'>) {
    const [isOpen, setIsOpen] = useState(false);
    const close = () => setIsOpen(false);
    return (
      <>
        <DialogButton icon={<Icon size={16} />} load={load} onClick={() => setIsOpen(true)}>
          {label}
        </DialogButton>
        {isOpen && (
          <LazyBoundary onLoadError={close}>
            <Dialog {...({ ...props, onClose: close } as Props)} />
          </LazyBoundary>
        )}
      </>
    );
  };
}

type DialogButtonProps = {
  icon: ReactNode;
  load: () => Promise<unknown>;
  onClick: () => void;
  children: ReactNode;
};

/** Starts to load the dialog's code when it is touched or focused. */
export function DialogButton({ icon, load, onClick, children }: DialogButtonProps) {
  const preload = () => void load().catch(() => undefined);
  return (
    <Button
      size="small"
      variant="quiet"
      icon={icon}
      aria-haspopup="dialog"
      onPointerDown={preload}
      onFocus={preload}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
