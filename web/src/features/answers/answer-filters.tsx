import { limits, type Organization } from '@grantwright/shared/contract';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { pluralize } from '../../lib/format.ts';
import { useAnnouncement } from '../../ui/announce.ts';
import { TextField } from '../../ui/text-field.tsx';
import { space } from '../../ui/tokens.ts';
import { OrganizationField } from './organization-field.tsx';
import type { AnswerFilter } from './use-answers.ts';

type AnswerFiltersProps = {
  filter: AnswerFilter;
  /** The organizations to choose from, if there are several. */
  organizations: readonly Organization[];
  onChange: (filter: AnswerFilter) => void;
  /** The number of answers loaded. */
  found: number | undefined;
};

/** The pause in typing after which the search starts. */
const searchDelayMs = 300;

export function AnswerFilters({ filter, organizations, onChange, found }: AnswerFiltersProps) {
  const [typed, setTyped] = useState(filter.search);
  useEffect(() => {
    if (typed === filter.search) return undefined;
    const timer = setTimeout(() => onChange({ ...filter, search: typed }), searchDelayMs);
    return () => clearTimeout(timer);
  }, [typed, filter, onChange]);
  useAnnouncement(
    filter.search !== '' && found !== undefined && `${pluralize(found, 'answer')} found`,
    searchDelayMs,
  );
  return (
    <Row role="search">
      <TextField
        label="Search your answers"
        type="search"
        autoComplete="off"
        maxLength={limits.name}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {organizations.length > 0 && (
        <OrganizationField
          organizations={organizations}
          organizationId={filter.organizationId}
          allLabel="All organizations"
          onChoose={(organizationId) => onChange({ ...filter, search: typed, organizationId })}
        />
      )}
      <label>
        <input
          type="checkbox"
          checked={filter.isDue}
          onChange={(event) => onChange({ ...filter, search: typed, isDue: event.target.checked })}
        />
        Only those due for review
      </label>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]} ${space[6]};
  margin-bottom: ${space[6]};
  > div {
    flex: 1 1 280px;
    max-width: 480px;
  }
  > label {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 44px;
    cursor: pointer;
  }
  input[type='checkbox'] {
    width: 20px;
    height: 20px;
  }
`;
