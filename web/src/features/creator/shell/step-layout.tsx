import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../../ui/button.tsx';
import { color, font, media, size, space } from '../../../ui/tokens.ts';

type StepLayoutProps = {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** The way on and the way back, always in reach. */
  actions: ReactNode;
};

/** One step of the wizard: its title, what there is to do, its buttons. */
export function StepLayout({ title, lead, children, actions }: StepLayoutProps) {
  return (
    <>
      <Column>
        <StepTitle>{title}</StepTitle>
        {lead && <Lead>{lead}</Lead>}
        <Content>{children}</Content>
      </Column>
      <Actions>
        <div>{actions}</div>
      </Actions>
    </>
  );
}

/** The heading of a step takes the focus when the step comes, so that one reads on from there. */
export function StepTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Title ref={heading} tabIndex={-1}>
      {children}
    </Title>
  );
}

const Column = styled.div`
  width: 100%;
  max-width: 760px;
  margin: 0 auto;
  padding: ${space[12]} ${space[6]} ${space[12]};
  ${media.phone} {
    padding: ${space[6]} ${space[4]} ${space[8]};
  }
`;
const Title = styled.h1`
  font: 500 ${size.heading} / 1.2 ${font.serif};
  letter-spacing: -0.01em;
`;
const Lead = styled.div`
  margin-top: ${space[2]};
  color: ${color.inkSoft};
`;
const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  margin-top: ${space[8]};
`;
/** What is scrolled to keeps clear of the bars that stand still, and stays on the screen with them. */
export const room = { toolbar: '64px', actions: '136px' } as const;

export const Actions = styled.div<{ $wide?: boolean }>`
  position: sticky;
  bottom: 0;
  margin-top: auto;
  z-index: 10;
  border-top: 1px solid ${color.hairline};
  background: ${color.paper};
  padding-bottom: env(safe-area-inset-bottom);
  @media print {
    display: none;
  }
  /* They are in view wherever the page is: it does not move when the focus comes to them. */
  button {
    scroll-margin-block: ${room.actions} -${room.actions};
  }
  ${media.low} {
    position: static;
    button {
      scroll-margin-block: 0;
    }
  }
  > div {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    max-width: ${({ $wide }) => ($wide ? '1520px' : '760px')};
    min-height: 68px;
    margin: 0 auto;
    padding: ${space[3]} ${space[6]};
  }
  ${media.phone} {
    > div {
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: 6px;
      padding: ${space[2]} ${space[4]};
    }
    > div:last-child button {
      min-height: 44px;
      padding-inline: ${space[2]};
      font-size: ${size.tiny};
      white-space: nowrap;
    }
    /* Beside two others the way back is only an arrow. */
    > div:last-child:has(> button:nth-of-type(3)) > button[aria-label] > span {
      display: none;
    }
    /* The words of a button matter more than its picture. */
    > div:last-child button:not([aria-label]) > svg {
      display: none;
    }
  }
`;
/** Pushes what follows to the right of the buttons. */
export const Push = styled.span`
  flex: 1;
`;

/** Back to the step before; on a phone only an arrow beside two other buttons. */
export function PreviousButton({
  onClick,
  disabled,
}: {
  onClick?: () => void;
  disabled?: boolean;
}) {
  return (
    <BackButton variant="quiet" aria-label="Previous" disabled={disabled} onClick={onClick}>
      <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
      <span>Previous</span>
    </BackButton>
  );
}

/* Its arrow stands under the edge of the text above; its ground appears only under the pointer. */
const BackButton = styled(Button)`
  margin-left: -${space[4]};
  ${media.phone} {
    min-width: 44px;
    margin-left: -${space[3]};
  }
`;
