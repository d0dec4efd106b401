import type { Organization } from '@grantwright/shared/contract';
import { organizationTypeLabels } from '@grantwright/shared/contract';
import { Check, ExternalLink, BookOpen, PenLine, Trash2, Users } from 'lucide-react';
import styled from 'styled-components';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.ts';
import { lineClamp } from '../../ui/line-clamp.ts';
import { color, font, size, space } from '../../ui/tokens.ts';
import { useSetDefaultOrganization } from './use-organization-actions.ts';
import { toWebsiteHref } from './website-href.ts';

type OrganizationCardProps = {
  organization: Organization;
  onEdit: () => void;
  onTeam: () => void;
  onDelete: () => void;
};

export function OrganizationCard({ organization, onDelete, ...on }: OrganizationCardProps) {
  const { name, organizationType, missionStatement, isDefault, access } = organization;
  const website = toWebsiteHref(organization.website);
  return (
    <Item as="li">
      <Head>
        <div>
          <h2 dir="auto">{name}</h2>
          {organizationType && <p>{organizationTypeLabels[organizationType]}</p>}
          {access !== 'owner' && <p>You are {access === 'editor' ? 'an editor' : 'a viewer'}</p>}
        </div>
        {isDefault && (
          <Badge tone="success" icon={<Check size={13} strokeWidth={2} />}>
            Default
          </Badge>
        )}
      </Head>
      {missionStatement && <Mission dir="auto">{missionStatement}</Mission>}
      <OrganizationFacts organization={organization} />
      {website && (
        <Website href={website} target="_blank" rel="noreferrer">
          Website <ExternalLink size={14} />
        </Website>
      )}
      <Actions>
        {!isDefault && <SetDefaultButton organization={organization} />}
        <IconButton label={`Team of ${name}`} onClick={on.onTeam}>
          <Users />
        </IconButton>
        {access === 'viewer' ? (
          <IconButton label={`View ${name}`} onClick={on.onEdit}>
            <BookOpen />
          </IconButton>
        ) : (
          <IconButton label={`Edit ${name}`} onClick={on.onEdit}>
            <PenLine />
          </IconButton>
        )}
        {access === 'owner' && (
          <IconButton danger label={`Delete ${name}`} onClick={onDelete}>
            <Trash2 />
          </IconButton>
        )}
      </Actions>
    </Item>
  );
}

type OrganizationProps = Pick<OrganizationCardProps, 'organization'>;

function OrganizationFacts({ organization }: OrganizationProps) {
  const facts = [
    ['Budget', organization.annualBudget],
    ['Founded', organization.foundedYear],
    ['Focus Areas', organization.focusAreas],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

function SetDefaultButton({ organization: { id, name } }: OrganizationProps) {
  const setDefault = useSetDefaultOrganization();
  return (
    <Button
      size="small"
      pending={setDefault.isPending}
      onClick={() => setDefault.mutate(id)}
      aria-label={`Set Default: ${name}`}
    >
      Set Default
    </Button>
  );
}

const Item = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  content-visibility: auto;
  contain-intrinsic-size: auto 260px;
`;
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[3]};
  h2 {
    ${lineClamp(3)}
    font: 550 ${size.large} / 1.35 ${font.serif};
  }
  p {
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
`;
const Mission = styled.p`
  ${lineClamp(3)}
  font-size: ${size.small};
`;
const Facts = styled.dl`
  display: grid;
  gap: ${space[1]};
  font-size: ${size.small};
  div {
    display: flex;
    gap: ${space[3]};
  }
  dt {
    flex: 0 0 88px;
    color: ${color.inkSoft};
  }
  dd {
    ${lineClamp(2)}
  }
`;
const Website = styled.a`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: 6px;
  min-height: 24px;
  font-size: ${size.small};
`;
const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  margin: auto -8px -8px 0;
  > :first-child:not([title]) {
    margin-right: auto;
  }
  > [title]:first-child {
    margin-left: auto;
  }
`;
