import 'sonner/dist/styles.css';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import styled from 'styled-components';
import { edge, freePlace, stepAside, width } from './free-place.ts';
import { shownFor, type ToastDisplay } from './toast.ts';
import { color, font, motion, size } from './tokens.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

const offset = { top: edge.top, bottom: edge.bottom, left: edge.side, right: edge.side };

/** When what caused the message has changed the page: only then is it known what stands where. */
const afterTheChange = (show: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(show));

/** One at a time, five seconds (spec section 9); it waits while a pointer or the focus is on it. */
export function Toaster({ onReady }: ToastDisplay) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    onReady(({ kind, title, description, onShown }) =>
      afterTheChange(() => {
        toast.dismiss();
        // What went wrong is heard at once; what went well when the reader comes to a pause.
        place.current?.setAttribute('aria-live', kind === 'error' ? 'assertive' : 'polite');
        const { position, shift } = freePlace((description ?? title).length);
        toast[kind](title, {
          position,
          style: { translate: `${shift.x}px ${shift.y}px` },
          ...(description && { description }),
        });
        // A dialog may have gone after the place was chosen and before the message stood there.
        afterTheChange(() => afterTheChange(stepAsideNow));
        onShown?.();
      }),
    );
  }, [onReady]);
  useEffect(() => waitForFocus(place.current), []);
  useEffect(watchDialogs, []);
  useEffect(watchWindow, []);
  return (
    <Themed
      ref={place}
      offset={offset}
      mobileOffset={offset}
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

const dialogs = '[role=dialog], [role=alertdialog]';

/**
 * A dialog takes the focus when it opens and gives it back: what a message stands over is another then. On a
 * busy machine it may give it back before it is gone, so that its going counts as well.
 */
function watchDialogs(): () => void {
  let open: Element | null = null;
  const onFocus = ({ target }: FocusEvent) => {
    const dialog = (target as Element).closest(dialogs);
    if (dialog === open) return;
    open = dialog;
    void makeRoom(dialog);
  };
  const gone = new MutationObserver((changes) => {
    const wentAway = changes.flatMap(({ removedNodes }) => [...removedNodes]);
    if (wentAway.some((node) => node instanceof Element && holdsDialog(node))) stepAsideNow();
  });
  document.addEventListener('focusin', onFocus);
  gone.observe(document.body, { childList: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    gone.disconnect();
  };
}

const holdsDialog = (node: Element): boolean =>
  node.matches(dialogs) || node.querySelector(dialogs) !== null;

/** A place that was free in one size of the window is another's field in the next. */
function watchWindow(): () => void {
  let frame = 0;
  const onResize = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(stepAsideNow);
  };
  window.addEventListener('resize', onResize);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('resize', onResize);
  };
}

async function makeRoom(dialog: Element | null): Promise<void> {
  const moving = dialog?.getAnimations?.() ?? [];
  await Promise.allSettled(moving.map(({ finished }) => finished));
  stepAsideNow();
}

function stepAsideNow(): void {
  const shown = document.querySelector<HTMLElement>('[data-sonner-toast][data-removed="false"]');
  if (!shown) return;
  // Where it is on its way to counts, not where it is on it.
  const [wayX, wayY] = shiftOf(getComputedStyle(shown).translate);
  const [x, y] = shiftOf(shown.style.translate);
  const [onX, onY] = [x - wayX, y - wayY];
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const further = stepAside({
    left: left + onX,
    top: top + onY,
    right: right + onX,
    bottom: bottom + onY,
  });
  shown.style.translate = `${x + further.x}px ${y + further.y}px`;
}

/** "4px -8px", "4px" or "none". */
function shiftOf(translate: string): [x: number, y: number] {
  const [x = 0, y = 0] = translate.split(' ').map((part) => parseFloat(part) || 0);
  return [x, y];
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
  /* Stronger than Sonner's own themes, which know nothing of ours. */
  &&& {
    --normal-bg: ${color.surface};
    --normal-text: ${color.ink};
    --normal-border: ${color.hairline};
    --border-radius: 10px;
    font-family: ${font.sans};
    bottom: var(--room-below, ${edge.bottom}px);
  }
  &&&[data-y-position='top'] {
    bottom: auto;
  }
  &&&[data-x-position='left'] {
    --width: ${width.margin}px !important;
  }
  /* It comes and goes where it stands: on its way it would pass over the buttons below. */
  &&& [data-sonner-toast] {
    --y: translateY(0);
    transition:
      opacity ${motion.calm},
      transform ${motion.calm},
      translate ${motion.calm};
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
