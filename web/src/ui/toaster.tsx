import 'sonner/dist/styles.css';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import styled from 'styled-components';
import { color, font } from './tokens.ts';

const shownFor = 5_000;
const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

export type Toast = { kind: 'success' | 'error' | 'info'; title: string; description?: string };

/** One at a time, five seconds (spec section 9); it waits while a pointer or the focus is on it. */
export function Toaster({ onReady }: { onReady: (show: (toast: Toast) => void) => void }) {
  useEffect(() => {
    onReady(({ kind, title, description }) => {
      toast.dismiss();
      toast[kind](title, { ...(description && { description }) });
    });
  }, [onReady]);
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
