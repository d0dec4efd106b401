import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, media, size, space } from '../../../ui/tokens.ts';
import { ActionBar } from './action-bar.tsx';

type StepLayoutProps = {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** The buttons of the action bar. */
  actions: ReactNode;
};

/** The layout of a step: title, lead, content and action bar. */
export function StepLayout({ title, lead, children, actions }: StepLayoutProps) {
  return (
    <>
      <Column>
        <StepTitle>{title}</StepTitle>
        {lead && <Lead>{lead}</Lead>}
        <Content>{children}</Content>
      </Column>
      <ActionBar>
        <div>{actions}</div>
      </ActionBar>
    </>
  );
}

/** Receives focus when the step opens, so that screen readers start there. */
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
