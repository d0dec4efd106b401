import 'sonner/dist/styles.css';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { toast, Toaster } from 'sonner';
import styled from 'styled-components';
import { detailOf, isSignedOut } from '../lib/errors.ts';
import { color, font } from './tokens.ts';

const shownFor = 5_000;

const Themed = styled(Toaster)`
  --normal-bg: ${color.surface};
  --normal-text: ${color.ink};
  --normal-border: ${color.hairline};
  --border-radius: 10px;
  && {
    font-family: ${font.sans};
  }
  && [data-sonner-toast] {
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
  && [data-description] {
    color: ${color.inkSoft};
  }
`;

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** One at a time, five seconds (spec section 9); it waits while a pointer or the focus is on it. */
export function Toasts() {
  return (
    <Themed
      position="bottom-right"
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

type Kind = 'success' | 'error' | 'info';

function show(kind: Kind, title: string, description?: string) {
  toast.dismiss();
  toast[kind](title, { ...(description && { description }) });
}

export const notify = {
  success: (title: string, description?: string) => show('success', title, description),
  info: (title: string, description?: string) => show('info', title, description),
  error: (title: string, description?: string) => show('error', title, description),
  /**
   * A failed call: the server's own sentence, or the fallback. A session that is over has its own
   * message already, and a cancelled call needs none.
   */
  failure(title: string, error: unknown, fallback: string) {
    if (isSignedOut(error) || (error instanceof DOMException && error.name === 'AbortError'))
      return;
    show('error', title, detailOf(error, fallback));
  },
};
