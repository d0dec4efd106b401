import { PageHeader } from '../../ui/page.tsx';

/** Shown for unknown, expired and revoked links alike. */
export const ExpiredLink = () => (
  <PageHeader
    title="This link no longer works"
    lead="It has expired, was revoked, or is incomplete. Ask the sender for a new one."
  />
);
