import type { Organization } from '@grantwright/shared/contract';
import { OptionField } from '../../ui/option-select.tsx';

type OrganizationFieldProps = {
  organizations: readonly Organization[];
  organizationId: string;
  /** The label of an additional choice with an empty ID. */
  allLabel?: string;
  onChoose: (organizationId: string) => void;
};

export function OrganizationField(props: OrganizationFieldProps) {
  const { organizations, organizationId, allLabel, onChoose } = props;
  return (
    <OptionField
      label="Organization"
      value={organizationId}
      options={[
        ...(allLabel ? [{ value: '', label: allLabel }] : []),
        ...organizations.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChoose={onChoose}
    />
  );
}
