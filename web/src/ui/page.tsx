import type { ReactNode } from 'react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { messagePlace } from './message-place.ts';
import { announce } from './announce.ts';
import { color, font, media, size, space } from './tokens.ts';

/** Of the screen that came with the page itself, whose title a browser tells. */
let titleSaid: string | undefined;
/** Until the content of the screen is there, which may have to be read first. */
let isFocusOwed = false;

/**
 * The title of the browser's tab, while the screen is there. A screen that comes without a new page
 * is told to those who do not see it come, and has the focus when what led to it took it away.
 */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Grantwright`;
    titleSaid ??= title;
    if (titleSaid !== title) {
      titleSaid = title;
      announce(title);
      isFocusOwed = true;
    }
    const main = document.querySelector<HTMLElement>('#main');
    if (!main || !isFocusOwed) return;
    isFocusOwed = false;
    if (document.activeElement === document.body) main.focus({ preventScroll: true });
  }, [title]);
}

export const Main = styled.main.attrs({ id: 'main', tabIndex: -1 })`
  width: 100%;
  max-width: 1040px;
  padding: ${space[8]} ${space[8]} ${messagePlace.height};
  &:focus {
    outline: none;
  }
  ${media.belowDesk} {
    padding: ${space[6]} ${space[4]} ${messagePlace.height};
    margin: 0 auto;
  }
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[4]};
  margin-bottom: ${space[8]};
  > div:first-child {
    min-width: min(100%, 280px);
    flex: 1;
  }
  ${media.phone} {
    margin-bottom: ${space[6]};
  }
`;
export const PageTitle = styled.h1`
  font: 500 ${size.heading} / 1.2 ${font.serif};
  letter-spacing: -0.01em;
`;
const Lead = styled.p`
  margin-top: ${space[1]};
  color: ${color.inkSoft};
`;

/** Title and one sentence on the left, the screen's action on the right. */
export function PageHeader(props: { title: string; lead?: ReactNode; action?: ReactNode }) {
  useTitle(props.title);
  return (
    <Header>
      <div>
        <PageTitle>{props.title}</PageTitle>
        {props.lead && <Lead>{props.lead}</Lead>}
      </div>
      {props.action}
    </Header>
  );
}

export const SectionTitle = styled.h2`
  font-size: ${size.large};
  font-weight: 600;
`;

const Alone = styled.main.attrs({ id: 'main', tabIndex: -1 })`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[4]};
  min-height: 70dvh;
  padding: ${space[6]} ${space[4]};
  text-align: center;
  > p {
    color: ${color.inkSoft};
    max-width: 46ch;
  }
`;

/** A screen that says one thing. */
export function MessagePage({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Alone>
      {title && <PageTitle>{title}</PageTitle>}
      {children}
    </Alone>
  );
}
