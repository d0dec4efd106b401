import { endpoints } from '../../lib/endpoints.ts';
import { useCompleteList } from '../../lib/use-complete-list.ts';
import { OptionField } from '../../ui/option-select.tsx';

type TeamSelectProps = {
  label: string;
  /** If true, offers only organizations owned by the user; otherwise also those in which the user is an editor. */
  isOwned?: boolean;
  /** The id of the organization; undefined if the document is not shared. */
  value: string | undefined;
  onChange: (organizationId: string | undefined) => void;
};

/** Selects the team to share a document with. Renders nothing if the user has no teams, unless `isOwned` is set. */
export function TeamSelect({ label, isOwned = false, value, onChange }: TeamSelectProps) {
  const { items = [] } = useCompleteList(endpoints.listOrganizations);
  const teams = items.filter(
    ({ hasTeam, access }) => hasTeam && (access === 'owner' || (!isOwned && access === 'editor')),
  );
  if (teams.length === 0 && !isOwned) return null;
  return (
    <OptionField
      label={label}
      hint={
        teams.length === 0 ? 'Invite colleagues to the team of an organization first.' : undefined
      }
      value={value}
      options={[
        { value: undefined, label: 'Only me' },
        ...teams.map(({ id, name }) => ({ value: id, label: `Team of ${name}` })),
      ]}
      onChoose={onChange}
    />
  );
}
