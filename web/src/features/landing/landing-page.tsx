import { FileDown, ListChecks, PenLine, Play } from 'lucide-react';
import type { Ref } from 'react';
import { useRef } from 'react';
import styled from 'styled-components';
import { Brand } from '../../layout/brand.tsx';
import { lazyWithRetry } from '../../lib/lazy-with-retry.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LazyBoundary } from '../../ui/lazy-boundary.tsx';
import { useTitle } from '../../ui/page.tsx';
import { color, font, media, size, space } from '../../ui/tokens.ts';
import { ProductPreview } from './product-preview.tsx';
import { loadDemo, useDemo } from './use-demo.ts';

const features = [
  {
    icon: ListChecks,
    title: 'AI-Powered Grant Writing',
    text: 'Reads the funder’s guidelines, lists every requirement with its quote and page number, and drafts each section from what your organization provides.',
  },
  {
    icon: PenLine,
    title: 'Professional Grant Editor',
    text: 'Write with the requirements next to your draft. Facts without a source are highlighted, and open questions stay marked until you answer them.',
  },
  {
    icon: FileDown,
    title: 'Grant Application Export',
    text: 'Download a Word file with real headings, lists and tables, ready to edit or submit.',
  },
];

const DemoDialog = lazyWithRetry(async () => (await loadDemo()).DemoDialog);

export function LandingPage() {
  const watchDemo = useRef<HTMLButtonElement>(null);
  const demo = useDemo(watchDemo);
  useTitle('AI-Powered Grant Applications for Non-Profits');
  return (
    <Page>
      <Top>
        <Brand />
        <nav aria-label="Account">
          <ButtonLink variant="quiet" to={paths.auth()}>
            Login
          </ButtonLink>
          <ButtonLink to={paths.auth({ tab: 'sign-up' })}>Sign Up</ButtonLink>
        </nav>
      </Top>
      <main id="main" tabIndex={-1}>
        <Hero>
          <Introduction>
            <h1>AI-Powered Grant Applications for Non-Profits</h1>
            <p>
              Upload the funder’s guidelines and describe your organization. Grantwright lists what
              the funder asks for, drafts each section, and marks every fact that is still missing.
            </p>
            <Actions>
              <ButtonLink variant="primary" size="large" to={paths.auth({ tab: 'sign-up' })}>
                Get Started Free
              </ButtonLink>
              <WatchDemo ref={watchDemo} pending={demo.state === 'loading'} onOpen={demo.open} />
            </Actions>
            <Note>First application free • $10 for additional applications</Note>
          </Introduction>
          <ProductPreview />
        </Hero>
        <Features aria-label="Features">
          {features.map(({ icon: Icon, title, text }) => (
            <article key={title}>
              <Icon size={22} />
              <h2>{title}</h2>
              <p>{text}</p>
            </article>
          ))}
        </Features>
      </main>
      {demo.state === 'open' && (
        <LazyBoundary onLoadError={demo.close}>
          <DemoDialog onClose={demo.close} />
        </LazyBoundary>
      )}
    </Page>
  );
}

type WatchDemoProps = {
  ref: Ref<HTMLButtonElement>;
  pending: boolean;
  onOpen: () => void;
};

/** A form, so that the button on the pre-rendered page works before the scripts have loaded. */
function WatchDemo({ ref, pending, onOpen }: WatchDemoProps) {
  return (
    <form
      action={paths.home}
      onSubmit={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      <Button
        ref={ref}
        type="submit"
        name="demo"
        value="open"
        size="large"
        icon={<Play />}
        onPointerEnter={() => void loadDemo().catch(() => undefined)}
        pending={pending}
      >
        Watch Demo
      </Button>
    </form>
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
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[8]} 0 ${space[12]};
  }
`;
const Introduction = styled.div`
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
    > * {
      flex: 1 1 auto;
    }
    button {
      width: 100%;
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
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
