import 'sonner/dist/styles.css';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import styled from 'styled-components';
import { inMessagePlace } from './message-place.ts';
import { revealFocus } from './reveal-focus.ts';
import { shownFor, type ToastDisplay } from './toast.ts';
import { color, font, media, motion, size } from './tokens.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

const shownMessage = '[data-sonner-toast][data-removed="false"]';

const revealFocusNow = () => {
  const message = document.querySelector(shownMessage);
  if (message) revealFocus(message);
};

/** Two frames later the page shows the change that was made before. */
const afterRender = (next: () => void) => requestAnimationFrame(() => requestAnimationFrame(next));

/** One at a time, five seconds (spec section 9); it waits while a pointer or the focus is on it. */
export function Toaster({ onReady }: ToastDisplay) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    onReady(({ kind, title, description, onShown }) =>
      afterRender(() => {
        toast.dismiss();
        // A screen reader announces an error immediately, a success at its next pause.
        place.current?.setAttribute('aria-live', kind === 'error' ? 'assertive' : 'polite');
        toast[kind](title, { ...(description && { description }) });
        onShown?.();
        afterRender(revealFocusNow);
      }),
    );
  }, [onReady]);
  useEffect(() => {
    // The browser scrolls to a control after its focus event.
    const onFocus = () => requestAnimationFrame(revealFocusNow);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useEffect(() => waitForFocus(place.current), []);
  return (
    <Themed
      ref={place}
      duration={shownFor}
      visibleToasts={1}
      icons={{
        error: <CircleAlert {...icon} />,
        success: <CircleCheck {...icon} />,
        info: <Info {...icon} />,
      }}
    />
  );
}

/** Sonner stops its clock for a pointer only: the focus counts as one (WCAG 2.2.1). */
function waitForFocus(place: HTMLElement | null) {
  const pointed =
    (kind: 'mousemove' | 'mouseout') =>
    ({ target }: Event) =>
      (target as Element).closest('ol')?.dispatchEvent(new MouseEvent(kind, { bubbles: true }));
  const [came, went] = [pointed('mousemove'), pointed('mouseout')];
  place?.addEventListener('focusin', came);
  place?.addEventListener('focusout', went);
  return () => {
    place?.removeEventListener('focusin', came);
    place?.removeEventListener('focusout', went);
  };
}

const Themed = styled(Sonner)`
  /* Higher specificity than Sonner's own themes and positions. */
  &&& {
    --normal-bg: ${color.surface};
    --normal-text: ${color.ink};
    --normal-border: ${color.hairline};
    --border-radius: 10px;
    font-family: ${font.sans};
    ${inMessagePlace}
  }
  /* It appears and disappears in its place: on its way it would pass over the buttons below. */
  &&& [data-sonner-toast] {
    --y: translateY(0);
    transition: opacity ${motion.calm};
    ${media.phone} {
      width: 100%;
    }
  }
  body:has([data-moves-messages-up]) &&& [data-sonner-toast] {
    inset-block: 0 auto;
  }
  &&& [data-sonner-toast][data-removed='true'] {
    --y: translateY(0);
    opacity: 0;
    pointer-events: none;
  }
  && [data-sonner-toast] {
    /* An open dialog takes the pointer from the rest of the page; a message still waits under it. */
    pointer-events: auto;
    align-items: flex-start;
    padding: 12px 14px;
    box-shadow: ${color.shadow};
    font-size: ${size.small};
  }
  && [data-icon] {
    height: 20px;
    align-items: flex-start;
  }
  && [data-type='error'] [data-icon] {
    color: ${color.red};
  }
  && [data-type='success'] [data-icon] {
    color: ${color.accent};
  }
  &&& [data-description] {
    color: ${color.inkSoft};
  }
`;
