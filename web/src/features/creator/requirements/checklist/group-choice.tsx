import type { Requirement } from '@grantwright/shared/contract';
import styled from 'styled-components';
import { Choice, ChoiceList } from '../../../../ui/choice.ts';
import { space } from '../../../../ui/tokens.ts';

type GroupChoiceProps = {
  label: string;
  requirements: readonly Requirement[];
  selected: ReadonlySet<Requirement>;
  onSelect: (requirements: readonly Requirement[], isSelected: boolean) => void;
};

/** Check boxes for the requirements of a group, and one for all of them. */
export function GroupChoice({ label, requirements, selected, onSelect }: GroupChoiceProps) {
  const count = requirements.filter((requirement) => selected.has(requirement)).length;
  const isAll = count === requirements.length;
  return (
    <div role="group" aria-label={label}>
      <Choice>
        <input
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !isAll;
          }}
          checked={isAll}
          onChange={() => onSelect(requirements, !isAll)}
        />
        <strong>
          {label} ({requirements.length})
        </strong>
      </Choice>
      <Indented role="list">
        {requirements.map((requirement, index) => (
          <li key={index}>
            <Choice>
              <input
                type="checkbox"
                checked={selected.has(requirement)}
                onChange={(event) => onSelect([requirement], event.target.checked)}
              />
              <span dir="auto">{requirement.text}</span>
            </Choice>
          </li>
        ))}
      </Indented>
    </div>
  );
}

const Indented = styled(ChoiceList)`
  margin-left: ${space[8]};
  overflow-wrap: anywhere;
`;
