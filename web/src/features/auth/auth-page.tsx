import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { Brand } from '../../layout/brand.tsx';
import { useTitle } from '../../ui/page.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { color, font, media, size, space } from '../../ui/tokens.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const steps = [
  'Upload grant guidelines or enter their URL',
  'AI analyzes them and generates your application',
  'Edit, refine and download it',
];

const tabs = [
  { value: 'sign-in', label: 'Sign In' },
  { value: 'sign-up', label: 'Sign Up' },
];

export function AuthPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tab = search.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in';
  useTitle(tab === 'sign-up' ? 'Sign Up' : 'Sign In');
  const selectTab = (selected: string) => {
    const next = search.get('next');
    const to = paths.auth({
      ...(selected === 'sign-up' && { tab: selected }),
      ...(next && { next }),
    });
    void navigate(to, { replace: true });
  };
  return (
    <Split>
      <FormSide>
        <header>
          <Brand />
        </header>
        <Panel id="main" tabIndex={-1}>
          <VisuallyHidden as="h1">Sign in or sign up</VisuallyHidden>
          <Tabs label="Account" tabs={tabs} value={tab} onChoose={selectTab}>
            <TabPanel value="sign-in">
              <SignInForm />
            </TabPanel>
            <TabPanel value="sign-up">
              <SignUpForm />
            </TabPanel>
          </Tabs>
          <Footer>Your first grant application is free!</Footer>
        </Panel>
      </FormSide>
      <Side aria-label="How it works">
        <h2>From the funder’s guidelines to a Word file</h2>
        <ol role="list">
          {steps.map((step, index) => (
            <li key={step}>
              <span aria-hidden>{index + 1}</span>
              {step}
            </li>
          ))}
        </ol>
      </Side>
    </Split>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  min-height: 100dvh;
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const FormSide = styled.div`
  display: flex;
  flex-direction: column;
  padding: ${space[4]} ${space[8]};
  ${media.phone} {
    padding: ${space[3]} ${space[4]};
  }
`;
const Panel = styled.main`
  width: 100%;
  max-width: 400px;
  /* Not centered vertically: the forms differ in height, and the tabs must not move. */
  margin: clamp(0px, 12vh, 128px) auto auto;
  padding: ${space[8]} 0;
  ${media.phone} {
    margin-top: 0;
  }
`;
const Footer = styled.p`
  margin-top: ${space[6]};
  text-align: center;
  font-size: ${size.small};
  color: ${color.inkSoft};
`;
const Side = styled.aside`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space[8]};
  padding: ${space[12]} clamp(${space[8]}, 7vw, 112px);
  border-left: 1px solid ${color.hairline};
  background: ${color.sunken};
  h2 {
    max-width: 18ch;
    font: 500 ${size.heading} / 1.2 ${font.serif};
    letter-spacing: -0.01em;
  }
  ol {
    display: grid;
    gap: ${space[6]};
  }
  li {
    display: flex;
    align-items: baseline;
    gap: ${space[4]};
    max-width: 40ch;
    font-size: ${size.large};
  }
  span {
    font: 500 ${size.title} / 1 ${font.serif};
    color: ${color.accent};
  }
  ${media.belowDesktop} {
    border-left: 0;
    border-top: 1px solid ${color.hairline};
    padding: ${space[8]} max(${space[8]}, (100% - 400px) / 2) ${space[12]};
    h2 {
      font-size: ${size.title};
    }
    li {
      font-size: ${size.body};
    }
  }
  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;
