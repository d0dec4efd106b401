import { TabPanel, Tabs } from '../../../../ui/tabs.tsx';
import type { GuidelineSource, SourceKind } from '../../state/creator-state.ts';
import { LibrarySource } from './library-source.tsx';
import { UploadSource } from './upload-source.tsx';
import { UrlSource } from './url-source.tsx';

type SourceTabsProps = {
  source: GuidelineSource;
  onEdit: (change: Partial<GuidelineSource>) => void;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  refusedUrl: string | undefined;
  /** Called when Enter is pressed in the web address field. */
  onEnter: () => void;
};

const tabs: Array<{ value: SourceKind; label: string }> = [
  { value: 'library', label: 'Document library' },
  { value: 'upload', label: 'Upload a file' },
  { value: 'url', label: 'Web address' },
];

/** Shows a tab for each source of guidelines. */
export function SourceTabs(props: SourceTabsProps) {
  const { source, onEdit, file, onFile, refusedUrl, onEnter } = props;
  return (
    <Tabs
      label="Guidelines source"
      tabs={tabs}
      value={source.kind}
      onChoose={(kind) => onEdit({ kind })}
    >
      <TabPanel value="library">
        <LibrarySource
          documentId={source.documentId}
          onChoose={(documentId) => onEdit({ documentId })}
          onUpload={() => onEdit({ kind: 'upload' })}
        />
      </TabPanel>
      <TabPanel value="upload">
        <UploadSource file={file} onFile={onFile} />
      </TabPanel>
      <TabPanel value="url">
        <UrlSource
          url={source.url}
          isRefused={refusedUrl !== undefined && refusedUrl === source.url}
          onEdit={(url) => onEdit({ url })}
          onEnter={onEnter}
        />
      </TabPanel>
    </Tabs>
  );
}
