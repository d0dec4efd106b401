import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { lazyWithRetry } from '../../lib/lazy-with-retry.ts';
import { paths } from '../../lib/paths.ts';
import { LazyBoundary } from '../../ui/lazy-boundary.tsx';
import { Link } from '../../ui/link.tsx';
import { Main, PageHeader } from '../../ui/page.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { size, space } from '../../ui/tokens.ts';
import { DeleteAccountSection } from './delete-account/delete-account-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';
import { TwoStepSection } from './two-step/two-step-section.tsx';

const DataTab = lazyWithRetry(async () => (await import('./data/data-tab.tsx')).DataTab);

const tabs = [
  { value: 'profile', label: 'Profile Information' },
  { value: 'password', label: 'Password & Security' },
  { value: 'data', label: 'Payments & Data' },
];

export function ProfilePage() {
  // emails link to individual tabs
  const [parameters] = useSearchParams();
  const tab = tabs.find(({ value }) => value === parameters.get('tab')) ?? tabs[0];
  return (
    <Narrow>
      <Back to={paths.dashboard()}>
        <ArrowLeft size={16} /> Back to Dashboard
      </Back>
      <PageHeader title="Profile Settings" />
      <Tabs label="Profile Settings" tabs={tabs} defaultValue={tab?.value}>
        <TabPanel value="profile">
          <ProfileForm />
        </TabPanel>
        <TabPanel value="password">
          <PasswordForm />
          <TwoStepSection />
          <SessionList />
          <DeleteAccountSection />
        </TabPanel>
        <TabPanel value="data">
          <LazyBoundary>
            <DataTab />
          </LazyBoundary>
        </TabPanel>
      </Tabs>
    </Narrow>
  );
}

const Narrow = styled(Main)`
  max-width: 640px;
`;
const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  margin-bottom: ${space[4]};
  font-size: ${size.small};
  text-decoration: none;
`;
