import type { ReactNode } from 'react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { announce } from './announce.ts';
import { color, font, media, pageBottom, size, space } from './tokens.ts';

/** The last announced title. Screen readers read the first one themselves, on page load. */
let announcedTitle: string | undefined;
/** Whether focus must move to the new screen's content once it renders. */
let isHeadingFocusPending = false;

/**
 * Sets the document title. After navigation within the application it also announces the title, and moves focus to the
 * content if the focused element is gone.
 */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Grantwright`;
    announcedTitle ??= title;
    if (announcedTitle !== title) {
      announcedTitle = title;
      announce(title);
      isHeadingFocusPending = true;
    }
    const main = document.querySelector<HTMLElement>('#main');
    if (!main || !isHeadingFocusPending) return;
    isHeadingFocusPending = false;
    if (document.activeElement === document.body) main.focus({ preventScroll: true });
  }, [title]);
}

export const Main = styled.main.attrs({ id: 'main', tabIndex: -1 })`
  width: 100%;
  max-width: 1040px;
  padding: ${space[8]} ${space[8]} ${pageBottom};
  &:focus {
    outline: none;
  }
  ${media.belowDesktop} {
    padding: ${space[6]} ${space[4]} ${pageBottom};
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

/** The title and lead on the left, the screen's action on the right. */
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

const Centered = styled.main.attrs({ id: 'main', tabIndex: -1 })`
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

/** A centered message instead of a screen's content. */
export function MessagePage({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Centered>
      {title && <PageTitle>{title}</PageTitle>}
      {children}
    </Centered>
  );
}
