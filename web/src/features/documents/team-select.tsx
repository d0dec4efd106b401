import { endpoints } from '../../lib/endpoints.ts';
import { useCompleteList } from '../../lib/use-complete-list.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/inputs.tsx';

type TeamSelectProps = {
  label: string;
  /** Only the organizations of the user, or also those of others in which the user is an editor. */
  isOwned?: boolean;
  /** The id of the organization; undefined for the user alone. */
  value: string | undefined;
  onChange: (organizationId: string | undefined) => void;
};

/** The team that a document is shared with; nothing for a user without teams. */
export function TeamSelect({ label, isOwned = false, value, onChange }: TeamSelectProps) {
  const { items = [] } = useCompleteList(endpoints.listOrganizations);
  const teams = items.filter(
    ({ hasTeam, access }) => hasTeam && (access === 'owner' || (!isOwned && access === 'editor')),
  );
  if (teams.length === 0 && !isOwned) return null;
  return (
    <Field
      label={label}
      hint={
        teams.length === 0 ? 'Invite colleagues to the team of an organization first.' : undefined
      }
    >
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || undefined)}
        >
          <option value="">Only me</option>
          {teams.map(({ id, name }) => (
            <option key={id} value={id}>
              Team of {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
