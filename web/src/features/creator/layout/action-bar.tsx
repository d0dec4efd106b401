import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../../ui/button.tsx';
import { color, media, pageBottom, size, space } from '../../../ui/tokens.ts';

/** Scroll padding for the action bar and for the sticky toolbar, which includes the section's length. */
export const barHeights = { toolbar: '88px', actions: '136px' } as const;

type ActionBarProps = { wide?: boolean; children: ReactNode };

/** The buttons of a step, at the bottom of the window. Toasts appear above them. */
export function ActionBar({ wide = false, children }: ActionBarProps) {
  return (
    <Bar $wide={wide} data-action-bar>
      {children}
    </Bar>
  );
}

const Bar = styled.div<{ $wide: boolean }>`
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
  /* The buttons are always in view, so focusing them must not scroll the page. */
  button {
    scroll-margin-block: ${barHeights.actions} -${barHeights.actions};
  }
  ${media.low} {
    position: static;
    margin-bottom: ${pageBottom};
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
    /* Next to two other buttons, the back button shrinks to an arrow. */
    > div:last-child:has(> button:nth-of-type(3)) > button[aria-label] > span {
      display: none;
    }
    /* On a phone, labels take precedence over icons. */
    > div:last-child button:not([aria-label]) > svg {
      display: none;
    }
  }
`;
export const Spacer = styled.span`
  flex: 1;
`;

/** Goes to the previous step. Shown as an icon button on phones. */
export function PreviousButton({
  onClick,
  disabled,
}: {
  onClick?: () => void;
  disabled?: boolean;
}) {
  return (
    <BackButton variant="quiet" aria-label="Previous" disabled={disabled} onClick={onClick}>
      <ArrowLeft />
      <span>Previous</span>
    </BackButton>
  );
}

/* The arrow is aligned with the text above, and the background appears only on hover. */
const BackButton = styled(Button)`
  margin-left: -${space[4]};
  ${media.phone} {
    min-width: 44px;
    margin-left: -${space[3]};
  }
`;
