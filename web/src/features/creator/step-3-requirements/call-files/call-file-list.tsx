import type { Analysis, CallFile } from '@grantwright/shared/contract';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { useAction } from '../../../../lib/use-action.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/notify.ts';
import { media, space } from '../../../../ui/tokens.ts';
import { KindSelect } from './kind-select.tsx';
import type { CallFileNames } from './use-call-files.ts';

type CallFileListProps = {
  analysis: Analysis;
  callFiles: CallFileNames;
  onKind: (after: Analysis) => void;
  onRemove: (after: Analysis) => void;
};

/** Lists the files of the call with their kinds. If there are several, each can be removed. */
export function CallFileList(props: CallFileListProps) {
  const { analysis, callFiles, onKind, onRemove } = props;
  const { files, stored } = callFiles;
  const removal = useAction({
    mutationFn: async (index: number) => {
      const { removeCallFile } = await import('./merge-files.ts');
      return removeCallFile(analysis, index);
    },
    onSuccess: onRemove,
    onError: (error) =>
      notify.failure('Failed to remove the file', error, 'Check your connection and try again.'),
  });
  const correction = useAction({
    mutationFn: async (changed: { index: number; kind: CallFile['kind'] }) => {
      const { changeFileKind } = await import('./merge-files.ts');
      return changeFileKind(analysis, { files, ...changed });
    },
    onSuccess: onKind,
    onError: (error) =>
      notify.failure('Failed to change the kind', error, 'Check your connection and try again.'),
  });
  return (
    <Files role="list">
      {files.map(({ name, kind }, index) => (
        <li key={index}>
          <span>{name}</span>
          <KindSelect
            aria-label={`Kind of ${name}`}
            kind={kind}
            disabled={!stored}
            onChoose={(newKind) => correction.mutate({ index, kind: newKind })}
          />
          {files.length > 1 && (
            <IconButton
              label={`Remove ${name}`}
              disabled={removal.isPending}
              onClick={() => removal.mutate(index)}
            >
              <X size={16} />
            </IconButton>
          )}
        </li>
      ))}
    </Files>
  );
}

const Files = styled.ol`
  display: grid;
  gap: ${space[2]};
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 200px auto;
    align-items: center;
    gap: ${space[1]} ${space[4]};
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    gap: ${space[4]};
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    li > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
