import 'sonner/dist/styles.css';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import styled from 'styled-components';
import { color, font } from './tokens.ts';

const shownFor = 5_000;
const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

export type Toast = { kind: 'success' | 'error' | 'info'; title: string; description?: string };

const phone = '(max-width: 639px)';
const isPhone = () => window.matchMedia(phone).matches;
const watchPhone = (tell: () => void) => {
  const query = window.matchMedia(phone);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** One at a time, five seconds (spec section 9); it waits while a pointer or the focus is on it. */
export function Toaster({ onReady }: { onReady: (show: (toast: Toast) => void) => void }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    onReady(({ kind, title, description }) => {
      toast.dismiss();
      // What went wrong is heard at once; what went well when the reader comes to a pause.
      place.current?.setAttribute('aria-live', kind === 'error' ? 'assertive' : 'polite');
      toast[kind](title, { ...(description && { description }) });
    });
  }, [onReady]);
  useEffect(() => waitForFocus(place.current), []);
  // Away from the buttons that cause messages: dialogs and forms have theirs on the right, and on
  // a phone at the bottom.
  const onPhone = useSyncExternalStore(watchPhone, isPhone);
  return (
    <Themed
      ref={place}
      position={onPhone ? 'top-center' : 'bottom-left'}
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
  const pointed = (kind: 'mousemove' | 'mouseout') => () =>
    place?.querySelector('ol')?.dispatchEvent(new MouseEvent(kind, { bubbles: true }));
  const [came, went] = [pointed('mousemove'), pointed('mouseout')];
  place?.addEventListener('focusin', came);
  place?.addEventListener('focusout', went);
  return () => {
    place?.removeEventListener('focusin', came);
    place?.removeEventListener('focusout', went);
  };
}

const Themed = styled(Sonner)`
  /* Stronger than Sonner's own themes, which know nothing of ours. */
  &&& {
    --normal-bg: ${color.surface};
    --normal-text: ${color.ink};
    --normal-border: ${color.hairline};
    --border-radius: 10px;
    font-family: ${font.sans};
  }
  && [data-sonner-toast] {
    /* An open dialog takes the pointer from the rest of the page; a message still waits under it. */
    pointer-events: auto;
    align-items: flex-start;
    box-shadow: ${color.shadow};
    font-size: 14px;
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
