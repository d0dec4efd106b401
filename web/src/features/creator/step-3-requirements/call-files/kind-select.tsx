import { callFileKinds, type CallFile } from '@grantwright/shared/contract';
import type { ComponentProps } from 'react';
import { OptionSelect } from '../../../../ui/option-select.tsx';
import { fileKindLabels } from './labels.ts';

type KindSelectProps = Pick<ComponentProps<'select'>, 'id' | 'aria-label' | 'disabled'> & {
  kind: CallFile['kind'];
  onChoose: (kind: CallFile['kind']) => void;
};

/** Selects the kind of a call file. */
export function KindSelect({ kind, onChoose, ...control }: KindSelectProps) {
  return (
    <OptionSelect
      {...control}
      value={kind}
      options={callFileKinds.map((value) => ({ value, label: fileKindLabels[value] }))}
      onChoose={onChoose}
    />
  );
}
