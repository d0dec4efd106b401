import { FileDown, ListChecks, PenLine, Play } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { LazyBoundary } from '../../ui/lazy-boundary.tsx';
import { Brand } from '../../layout/brand.tsx';
import { paths } from '../../lib/paths.ts';
import { WayButton } from '../../app/way-button.tsx';
import { lazyWithRetry } from '../../lib/lazy-with-retry.ts';
import { Button } from '../../ui/button.tsx';
import { useTitle } from '../../ui/page.tsx';
import { color, font, media, size, space } from '../../ui/tokens.ts';
import { ProductStill } from './product-still.tsx';

const features = [
  {
    icon: ListChecks,
    title: 'AI-Powered Grant Writing',
    text: 'It reads the funder’s guidelines, lists every requirement with the sentence and page it comes from, and drafts each section from what your organization has said.',
  },
  {
    icon: PenLine,
    title: 'Professional Grant Editor',
    text: 'One calm page to write on, with the requirements beside it. What no source supports is marked, and what only you can answer stays open until you do.',
  },
  {
    icon: FileDown,
    title: 'Grant Application Export',
    text: 'A Word file with real headings, lists and tables, ready to edit further or to hand in.',
  },
];

const loadDemo = () => import('./demo/demo-dialog.tsx');
const DemoDialog = lazyWithRetry(async () => (await loadDemo()).DemoDialog);

export function LandingPage() {
  const [demo, setDemo] = useState<'closed' | 'coming' | 'open'>('closed');
  const openDemo = () => {
    setDemo('coming');
    // Should it not come, showing it says so.
    void loadDemo()
      .catch(() => undefined)
      .then(() => setDemo('open'));
  };
  useTitle('AI-Powered Grant Applications for Non-Profits');
  return (
    <Page>
      <Top>
        <Brand />
        <nav aria-label="Account">
          <WayButton variant="quiet" to={paths.auth()}>
            Login
          </WayButton>
          <WayButton to={paths.auth({ tab: 'sign-up' })}>Sign Up</WayButton>
        </nav>
      </Top>
      <main id="main" tabIndex={-1}>
        <Hero>
          <Words>
            <h1>AI-Powered Grant Applications for Non-Profits</h1>
            <p>
              Give it the funder’s guidelines and what your organization knows. It works out what is
              asked, drafts the answer, and says plainly what is still missing.
            </p>
            <Actions>
              <WayButton variant="primary" size="large" to={paths.auth({ tab: 'sign-up' })}>
                Get Started Free
              </WayButton>
              <Button
                size="large"
                icon={<Play size={18} strokeWidth={1.75} aria-hidden />}
                onPointerEnter={() => void loadDemo().catch(() => undefined)}
                data-early="demo"
                pending={demo === 'coming'}
                onClick={openDemo}
              >
                Watch Demo
              </Button>
            </Actions>
            <Note>First application free • $10 for additional applications</Note>
          </Words>
          <ProductStill />
        </Hero>
        <Features aria-label="What it does">
          {features.map(({ icon: Icon, title, text }) => (
            <article key={title}>
              <Icon size={22} strokeWidth={1.75} aria-hidden />
              <h2>{title}</h2>
              <p>{text}</p>
            </article>
          ))}
        </Features>
      </main>
      {demo === 'open' && (
        <LazyBoundary onLoadError={() => setDemo('closed')}>
          <DemoDialog onClose={() => setDemo('closed')} />
        </LazyBoundary>
      )}
    </Page>
  );
}

const Page = styled.div`
  max-width: 1240px;
  margin: 0 auto;
  padding: 0 ${space[8]} ${space[18]};
  ${media.phone} {
    padding: 0 ${space[4]} ${space[12]};
  }
`;
const Top = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-height: 72px;
  nav {
    display: flex;
    gap: ${space[2]};
  }
  nav a {
    white-space: nowrap;
  }
  ${media.phone} {
    flex-wrap: wrap;
    padding-block: ${space[3]};
    nav a {
      padding-inline: 12px;
    }
  }
`;
const Hero = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${space[12]};
  align-items: center;
  padding: ${space[12]} 0 ${space[18]};
  ${media.belowDesk} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[8]} 0 ${space[12]};
  }
`;
const Words = styled.div`
  h1 {
    font: 500 clamp(2.125rem, 1.4rem + 2.6vw, 3.25rem) / 1.1 ${font.serif};
    letter-spacing: -0.022em;
  }
  > p:not(:last-child) {
    max-width: 44ch;
    margin-top: ${space[6]};
    font-size: ${size.large};
    color: ${color.inkSoft};
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[8]};
  ${media.phone} {
    a,
    button {
      flex: 1 1 auto;
    }
  }
`;
const Note = styled.p`
  margin-top: ${space[4]};
  font-size: ${size.small};
  color: ${color.inkSoft};
`;
const Features = styled.section`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[8]} ${space[12]};
  padding-top: ${space[8]};
  border-top: 1px solid ${color.hairline};
  svg {
    color: ${color.accent};
  }
  h2 {
    margin-top: ${space[3]};
    font-size: ${size.large};
  }
  p {
    margin-top: ${space[2]};
    color: ${color.inkSoft};
  }
  ${media.belowDesk} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
