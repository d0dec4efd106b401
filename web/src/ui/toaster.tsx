import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { CSSProperties, FocusEvent } from 'react';
import { Toaster as Sonner } from 'sonner';
import { setToastRegion } from './notify.ts';
import { color, font, radius, size } from './tokens.ts';

const icons = {
  success: <CircleCheck size={20} color={color.accent} />,
  info: <Info size={20} />,
  error: <CircleAlert size={20} color={color.red} />,
};

const style = {
  '--normal-bg': color.surface,
  '--normal-text': color.ink,
  '--normal-border': color.hairline,
  '--border-radius': radius.large,
  fontFamily: font.sans,
  // A modal dialog disables pointer events on the body; hovering must still pause the timer.
  pointerEvents: 'auto',
} as CSSProperties;

/** Sonner sets the text in pixels, which do not grow when the user enlarges text. */
const toastOptions = { style: { fontSize: size.small } };

/** `--toast-bottom` is set in `global-style.ts`. */
const offset = { bottom: 'var(--toast-bottom)' };

/**
 * Sonner remembers where the focus was before it reached a toast and moves it back when it leaves, so Tab could not
 * get past a visible toast.
 */
const hideFocusFromSonner = (event: FocusEvent) => event.stopPropagation();

/** Shows toasts in the bottom-right corner, one at a time, for five seconds each unless they have a button. */
export function Toaster() {
  return (
    <div onFocusCapture={hideFocusFromSonner}>
      <Sonner
        ref={setToastRegion}
        theme="system"
        visibleToasts={1}
        duration={5_000}
        offset={offset}
        mobileOffset={offset}
        icons={icons}
        style={style}
        toastOptions={toastOptions}
      />
    </div>
  );
}
