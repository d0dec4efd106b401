import type { Organization } from '@grantwright/shared/contract';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/inputs.tsx';

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
    <Field label="Organization">
      {(control) => (
        <Select
          {...control}
          value={organizationId}
          onChange={(event) => onChoose(event.target.value)}
        >
          {allLabel && <option value="">{allLabel}</option>}
          {organizations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
