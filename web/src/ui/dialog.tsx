import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from './button.tsx';
import { DialogFooter, dialogFrame, DialogTitle, Overlay } from './dialog-style.ts';
import { Notice } from './notice.tsx';
import { color, media, size, space } from './tokens.ts';
import { preventAutoFocus, ReturnFocus } from './return-focus.tsx';

const Frame = styled(Radix.Content)<{ $maxWidth: string }>`
  ${dialogFrame}
  width: min(100vw - 32px, ${({ $maxWidth }) => $maxWidth});
  ${media.phone} {
    width: 100vw;
    max-height: calc(100dvh - 48px);
    top: auto;
    bottom: 0;
    translate: -50% 0;
    border-radius: 10px 10px 0 0;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[4]} ${space[4]} ${space[3]} ${space[6]};
  border-bottom: 1px solid ${color.hairline};
`;
const Body = styled.div`
  padding: ${space[6]};
  overflow-y: auto;
  overscroll-behavior: contain;
  ${media.low} {
    flex-shrink: 0;
    overflow-y: visible;
  }
`;
const Problem = styled.div`
  padding: 0 ${space[6]} ${space[3]};
`;
const Description = styled(Radix.Description)`
  margin-top: 4px;
  font-size: ${size.small};
  color: ${color.inkSoft};
`;

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** `table` for a table with many columns. */
  wide?: boolean | 'table';
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** Why the last attempt failed, shown above the buttons, outside the scrolling body. */
  problem?: string | undefined;
  /** Makes a body without focusable content focusable, so that it scrolls by keyboard. */
  focusableBody?: boolean;
  /** False while an action is running that closing would interrupt. */
  closable?: boolean;
  children: ReactNode;
};

const getMaxWidth = (wide: DialogProps['wide'] = false): string =>
  wide === 'table' ? '1080px' : wide ? '760px' : '520px';

/** A modal dialog, closed by Escape or its close button. */
export function Dialog({ closable = true, ...props }: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  // Focus the first field, except on touch devices, where that would open the on-screen keyboard.
  const focusFirst = (event: Event) => {
    const field = body.current?.querySelector<HTMLElement>('input, textarea, select');
    if (!field || !window.matchMedia?.('(pointer: fine)').matches) return;
    event.preventDefault();
    field.focus();
  };
  const keepOpen = (event: Event) => {
    if (!closable) event.preventDefault();
  };
  return (
    <Radix.Root
      open={props.open}
      onOpenChange={(open) => (open || closable) && props.onOpenChange(open)}
    >
      <Radix.Portal>
        <Radix.Overlay asChild>
          <Overlay />
        </Radix.Overlay>
        <Frame
          $maxWidth={getMaxWidth(props.wide)}
          {...(!props.description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={preventAutoFocus}
          onEscapeKeyDown={keepOpen}
          onInteractOutside={(event) => event.preventDefault()}
          // Radix wraps focus from the last control to the first without scrolling to it.
          onFocus={({ target }) => target.scrollIntoView?.({ block: 'nearest' })}
        >
          <ReturnFocus />
          <Head>
            <div>
              <Radix.Title asChild>
                <DialogTitle>{props.title}</DialogTitle>
              </Radix.Title>
              {props.description && <Description>{props.description}</Description>}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close" disabled={!closable}>
                <X size={20} />
              </IconButton>
            </Radix.Close>
          </Head>
          <Body
            ref={body}
            {...(props.focusableBody && { tabIndex: 0, role: 'region', 'aria-label': props.title })}
          >
            {props.children}
          </Body>
          {props.problem && (
            <Problem>
              <Notice tone="error">{props.problem}</Notice>
            </Problem>
          )}
          {props.footer && <DialogFooter>{props.footer}</DialogFooter>}
        </Frame>
      </Radix.Portal>
    </Radix.Root>
  );
}
