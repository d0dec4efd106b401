import type { Application } from '@grantwright/shared/contract';
import styled from 'styled-components';
import { endpoints } from '../../lib/endpoints.ts';
import { useList } from '../../lib/use-list.ts';
import { color, size } from '../../ui/tokens.ts';

type SharedLineProps = Pick<Application, 'organizationId' | 'access'>;

/** Names the owner and the organization of a shared application. */
export function SharedLine({ organizationId, access }: SharedLineProps) {
  const { items } = useList(endpoints.listOrganizations);
  const { name, ownerName, memberCount = 0 } = items?.find(({ id }) => id === organizationId) ?? {};
  const isOwn = access === 'owner';
  if (isOwn && memberCount === 0) return null;
  const sharedBy = isOwn ? 'with your team' : ownerName ? `by ${ownerName}` : 'with you';
  return <Line dir="auto">{[`Shared ${sharedBy}`, name].filter(Boolean).join(' · ')}</Line>;
}

const Line = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${size.tiny};
  overflow-wrap: anywhere;
`;
