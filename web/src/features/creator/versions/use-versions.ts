import type { VersionSummary } from '@grantwright/shared/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { htmlToDocument } from '../../../lib/html-to-document.ts';
import { createQueryOptions } from '../../../lib/query.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { notify } from '../../../ui/notify.ts';
import type { Work } from '../state/creator-state.ts';
import { saveVersion } from './save-version.ts';
import type { EarlierText } from './with-earlier-text.ts';

type VersionsOptions = {
  applicationId: string;
  /** Returns the current text and the records that describe it. */
  getWork: () => Pick<Work, 'document' | 'submission' | 'writerNotes'>;
  onRestored: (text: EarlierText) => void;
};

/** Loads, names, restores and deletes the versions of an application. */
export function useVersions({ applicationId, getWork, onRestored }: VersionsOptions) {
  const list = createQueryOptions(endpoints.listVersions, { params: { id: applicationId } });
  const versions = useQuery({ ...list, staleTime: 0, gcTime: 0 });
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: list.queryKey });
  const versionCreation = useIdempotencyKey();

  const name = useAction({
    mutationFn: (name: string) => {
      const version = {
        applicationId,
        reason: 'named' as const,
        name,
        work: getWork(),
      };
      return saveVersion(version, versionCreation.keyFor(version));
    },
    onSuccess: () => {
      versionCreation.done();
      return reload();
    },
  });

  const restore = useAction({
    mutationFn: async (text: EarlierText) => {
      await saveVersion({ applicationId, reason: 'restore', work: getWork() });
      return text;
    },
    onSuccess: (text) => {
      onRestored(text);
      notify.success('Version restored', 'Your previous text is saved in Versions.');
    },
    onError: (error) =>
      notify.failure('Version not restored', error, 'Your text is unchanged. Try again.'),
  });

  const remove = useAction({
    mutationFn: ({ id }: VersionSummary) => api(endpoints.deleteVersion, { params: { id } }),
    onSuccess: reload,
    onError: (error) => notify.failure('Version not deleted', error, 'Try again in a moment.'),
  });

  return { versions, name, restore, remove };
}

/** Loads the text of a version and the records that describe it. */
export const useVersionText = (id: string) =>
  useQuery({
    ...createQueryOptions(endpoints.getVersion, { params: { id } }),
    select: ({ content, textRecords }) => ({ document: htmlToDocument(content), textRecords }),
  });
