import { useState } from 'react';
import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';
import { Button } from '../../../ui/button.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { SectionTitle } from '../../../ui/page.tsx';
import { ProfileSection } from '../profile-section.ts';

const DeleteAccountDialog = lazyWithRetry(
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
);

/** Opens the dialog that closes the account. */
export function DeleteAccountSection() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <ProfileSection aria-labelledby="delete-account">
      <SectionTitle id="delete-account">Delete account</SectionTitle>
      <p>Deletes your account and its organizations, documents and applications.</p>
      <Button onClick={() => setIsOpen(true)}>Delete account…</Button>
      <LazyBoundary onLoadError={close}>
        {isOpen && <DeleteAccountDialog onClose={close} />}
      </LazyBoundary>
    </ProfileSection>
  );
}
