import type { Analysis, Claim } from '@grantwright/shared/contract';
import type { SectionKey } from '@grantwright/shared/submission';
import styled from 'styled-components';
import { MadeByNote } from '../../../domain/analyst/made-by-note.tsx';
import { formatModelUsage } from '../../../domain/analyst/model-usage.ts';
import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { color, size, space } from '../../../ui/tokens.ts';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { useCheckOnOpen } from '../claims/use-draft-check.ts';
import { useCreator } from '../creator-context.ts';
import { buildGenerateRequest } from '../state/generate-request.ts';
import { CheckDraftButton } from './sources/check-draft-button.tsx';
import { AttachmentList } from '../requirements/attachment-list.tsx';
import { withoutAttached } from '../requirements/requirement-groups.ts';
import { RequirementList, ListTitle } from '../requirements/requirement-list.tsx';
import type { OwnFilesPanelProps } from './own-files/own-files-panel.tsx';
import { WriterNoteList } from './notes/writer-note-list.tsx';
import { SourceList } from './sources/source-list.tsx';

const OwnFilesPanel = lazyWithRetry(
  async () => (await import('./own-files/own-files-panel.tsx')).OwnFilesPanel,
);

type ReferencePanelProps = {
  claims: Claim[];
  keyOf: SectionKey;
  onGoToWords: (words: string) => void;
  hasSection: (name: string) => boolean;
  onGoToSection: (name: string) => void;
  ownFiles: OwnFilesPanelProps;
};

/** Shows notes about the draft, the funder's requirements and the sources of the draft's facts. */
export function ReferencePanel(props: ReferencePanelProps) {
  const { claims, keyOf, hasSection, onGoToSection, onGoToWords } = props;
  const { state, dispatch, checking } = useCreator();
  const { analysis, contradictions = [], writerNotes = [], submission, modelUsage } = state;
  const { writtenBy: writers = [] } = submission ?? {};
  // Facts are not stored with the application, so a reopened draft is traced to its sources again.
  const isKnown = state.claims.length > 0 || checking.checkedDocument !== undefined;
  useCheckOnOpen(checking, isKnown || !state.saved || !buildGenerateRequest(state));
  const unsupported = claims.filter(({ source }) => source.type === 'unsupported').length;
  return (
    <Small>
      <WriterNoteList
        notes={writerNotes}
        keyOf={keyOf}
        hasSection={hasSection}
        onGoToSection={onGoToSection}
        onDismiss={(note) => dispatch({ type: 'note-dismissed', note })}
      />
      <Tabs
        label="Reference"
        defaultValue="requirements"
        tabs={[
          { value: 'requirements', label: 'Requirements' },
          { value: 'files', label: 'Your files' },
          {
            value: 'sources',
            label: unsupported > 0 ? `Sources (${unsupported} missing)` : 'Sources',
          },
        ]}
      >
        <TabPanel value="requirements">
          <Groups>
            {analysis ? (
              <Requirements analysis={analysis} />
            ) : (
              <p>This application has no analyzed guidelines.</p>
            )}
          </Groups>
        </TabPanel>
        <TabPanel value="files">
          <LazyBoundary>
            <OwnFilesPanel {...props.ownFiles} />
          </LazyBoundary>
        </TabPanel>
        <TabPanel value="sources">
          {analysis && (
            <CheckDraftButton checking={checking} facts={claims.length} unsupported={unsupported} />
          )}
          <SourceList {...{ claims, contradictions }} onGo={onGoToWords} />
          <MadeByNote
            provider={writers.includes('openai') ? 'openai' : writers[0]}
            action="wrote this draft"
          />
          {modelUsage && <p>{formatModelUsage(modelUsage)}</p>}
        </TabPanel>
      </Tabs>
    </Small>
  );
}

function Requirements({ analysis }: { analysis: Analysis }) {
  const { attachments = [] } = analysis.details;
  return (
    <>
      <RequirementList analysis={withoutAttached(analysis)} />
      {attachments.length > 0 && (
        <div>
          <ListTitle>To attach</ListTitle>
          <AttachmentList attachments={attachments} />
        </div>
      )}
    </>
  );
}

const Small = styled.div`
  font-size: ${size.small};
  [role='tablist'] {
    gap: ${space[3]};
  }
  /* Lets the labels of three tabs wrap between words in a narrow column. */
  [role='tab'] {
    overflow-wrap: normal;
    font-size: ${size.small};
  }
  [role='tabpanel'] {
    padding-top: ${space[4]};
  }
`;
const Groups = styled.div`
  display: grid;
  gap: ${space[4]};
  color: ${color.ink};
`;
