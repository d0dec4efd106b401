import { createSavedFileName, type Application } from '@grantwright/shared/contract';
import { useMemo } from 'react';
import styled from 'styled-components';
import { RichTextView } from '../../editor/view/rich-text-view.tsx';
import { apiFile } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { htmlToDocument } from '../../lib/html-to-document.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useAction } from '../../lib/use-action.ts';
import { SharedLine } from '../../domain/team/shared-line.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.ts';
import { Main, PageHeader } from '../../ui/page.tsx';
import { measure, space } from '../../ui/tokens.ts';
import { OrphanedDraft } from './local-drafts/orphaned-draft.tsx';
import { CreatorHeader } from './layout/creator-header.tsx';

type ReadOnlyApplicationProps = { application: Application; userId: string };

/** Shows an application to viewers in its team, who can read the latest text and download the last save. */
export function ReadOnlyApplication({ application, userId }: ReadOnlyApplicationProps) {
  const { id, title, grantProgram, organizationInfo, workingCopy } = application;
  const content = workingCopy?.content ?? application.content;
  const document = useMemo(() => htmlToDocument(content), [content]);
  const download = useAction({
    mutationFn: async () => {
      const { blob } = await apiFile(endpoints.downloadApplication, { params: { id } });
      saveFile(blob, createSavedFileName(id));
    },
    onError: (error) => notify.failure('Failed to download application', error, 'Try again.'),
  });
  return (
    <>
      <CreatorHeader />
      <Column>
        <PageHeader
          title={title}
          lead={[organizationInfo?.name, grantProgram].filter(Boolean).join(' · ')}
          action={
            <Button pending={download.isPending} onClick={() => download.mutate()}>
              Download Word file
            </Button>
          }
        />
        <SharedLine {...application} />
        <Notice>
          You are a viewer of this team: you can read and download this application. Ask the owner
          to make you an editor if you need to change it.
        </Notice>
        {content.trim() === '' ? (
          <EmptyState title="There is no text to read yet" />
        ) : (
          <RichTextView document={document} />
        )}
        <OrphanedDraft userId={userId} applicationId={id} />
      </Column>
    </>
  );
}

const Column = styled(Main)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[6]};
  max-width: calc(${measure} + 2 * ${space[8]});
  margin: 0 auto;
`;
