import { callFileKinds, type CallFile } from '@grantwright/shared/contract';
import type { ComponentProps } from 'react';
import { Select } from '../../../../ui/inputs.tsx';
import { fileKindLabels } from './labels.ts';

type KindSelectProps = Pick<ComponentProps<'select'>, 'id' | 'aria-label' | 'disabled'> & {
  kind: CallFile['kind'];
  onChoose: (kind: CallFile['kind']) => void;
};

/** Selects the kind of a call file. */
export function KindSelect({ kind, onChoose, ...control }: KindSelectProps) {
  return (
    <Select
      {...control}
      value={kind}
      onChange={({ target }) => onChoose(target.value as CallFile['kind'])}
    >
      {callFileKinds.map((one) => (
        <option key={one} value={one}>
          {fileKindLabels[one]}
        </option>
      ))}
    </Select>
  );
}
