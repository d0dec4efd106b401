import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from './button.tsx';
import { DialogFooter, dialogFrame, DialogTitle, Overlay } from './dialog-style.ts';
import { messagePlace, movesMessagesUp } from './message-place.ts';
import { Notice } from './notice.tsx';
import { color, media, size, space } from './tokens.ts';
import { useReturnFocus } from './use-return-focus.tsx';

const Frame = styled(Radix.Content)<{ $wide?: boolean }>`
  ${dialogFrame}
  width: min(100vw - 32px, ${({ $wide }) => ($wide ? '760px' : '520px')});
  ${media.phone} {
    width: 100vw;
    max-height: calc(100dvh - ${messagePlace.height});
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
  wide?: boolean;
  /** Buttons, the decisive one last. */
  footer?: ReactNode;
  /** Why the last try failed; stands above the buttons, in view wherever the form is scrolled. */
  problem?: string | undefined;
  /** For a dialog that is read, with nothing in it to move to: then its text itself can be scrolled by keyboard. */
  reading?: boolean;
  /** False while work is going on that a stray click must not interrupt. */
  closable?: boolean;
  children: ReactNode;
};

/** A task over the page: focus goes in and comes back, Esc and the cross close it. */
export function Dialog({ closable = true, ...props }: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const { remember, wayBack, isBack } = useReturnFocus();
  // The first field, where a mouse or keyboard is at hand; a phone would raise its keyboard at once.
  const focusFirst = (event: Event) => {
    remember();
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
          {...(props.wide && { $wide: true })}
          {...(!props.description && { 'aria-describedby': undefined })}
          {...movesMessagesUp}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={isBack}
          onEscapeKeyDown={keepOpen}
          onInteractOutside={(event) => event.preventDefault()}
          // going round from the last control to the first, the focus is moved without scrolling to it
          onFocus={({ target }) => target.scrollIntoView?.({ block: 'nearest' })}
        >
          <Head>
            <div>
              <Radix.Title asChild>
                <DialogTitle>{props.title}</DialogTitle>
              </Radix.Title>
              {props.description && <Description>{props.description}</Description>}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close" disabled={!closable}>
                <X size={20} strokeWidth={1.75} aria-hidden />
              </IconButton>
            </Radix.Close>
          </Head>
          <Body
            ref={body}
            {...(props.reading && { tabIndex: 0, role: 'region', 'aria-label': props.title })}
          >
            {props.children}
          </Body>
          {props.problem && (
            <Problem>
              <Notice tone="error">{props.problem}</Notice>
            </Problem>
          )}
          {props.footer && <DialogFooter>{props.footer}</DialogFooter>}
          {wayBack}
        </Frame>
      </Radix.Portal>
    </Radix.Root>
  );
}
