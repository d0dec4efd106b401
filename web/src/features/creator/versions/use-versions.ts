import type { VersionSummary } from '@grantwright/shared/contract';
import type { RichDocument } from '@grantwright/shared/richtext';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { htmlToDocument } from '../../../lib/html-to-document.ts';
import { createQueryOptions } from '../../../lib/query.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { notify } from '../../../ui/notify.ts';
import { saveVersion } from './save-version.ts';

type VersionsOptions = {
  applicationId: string;
  /** Returns the text on the screen. */
  getCurrentDocument: () => RichDocument;
  onRestored: (document: RichDocument) => void;
};

/** Loads, names, restores and deletes the versions of an application. */
export function useVersions({ applicationId, getCurrentDocument, onRestored }: VersionsOptions) {
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
        document: getCurrentDocument(),
      };
      return saveVersion(version, versionCreation.keyFor(version));
    },
    onSuccess: () => {
      versionCreation.done();
      return reload();
    },
  });

  const restore = useAction({
    mutationFn: async (document: RichDocument) => {
      await saveVersion({ applicationId, reason: 'restore', document: getCurrentDocument() });
      return document;
    },
    onSuccess: (document) => {
      onRestored(document);
      notify.success('Version Restored', 'Your previous text was saved as the newest version.');
    },
    onError: (error) =>
      notify.failure('Version not restored', error, 'Your text is unchanged. Please try again.'),
  });

  const remove = useAction({
    mutationFn: ({ id }: VersionSummary) => api(endpoints.deleteVersion, { params: { id } }),
    onSuccess: reload,
    onError: (error) =>
      notify.failure('Version not deleted', error, 'Please try again in a moment.'),
  });

  return { versions, name, restore, remove };
}

/** Loads the text of a version. */
export const useVersionText = (id: string) =>
  useQuery({
    ...createQueryOptions(endpoints.getVersion, { params: { id } }),
    select: ({ content }) => htmlToDocument(content),
  });
