import { Archive } from 'lucide-react';
import { formatLongDate } from '../../../lib/format.ts';
import { ArchiveActions } from '../../../domain/archive/archive-actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { FailedFiles } from '../../../domain/archive/failed-files.tsx';
import { SectionTitle } from '../../../ui/page.tsx';
import { QuietText } from '../../../ui/quiet-text.ts';
import { useArchiveDownload } from '../../../domain/archive/use-archive-download.ts';
import { buildExport } from './build-export.ts';

/** Downloads everything the user has stored as a single ZIP file. */
export function ExportData() {
  const { step, failed, download, cancel } = useArchiveDownload();
  const start = () =>
    void download({
      fileName: 'grantwright_data.zip',
      firstStep: 'Preparing the list of files...',
      build: (options) => buildExport(formatLongDate(new Date()), options),
      failureTitle: 'Failed to export your data',
    });
  return (
    <section aria-labelledby="export">
      <SectionTitle id="export">Export your data</SectionTitle>
      <QuietText>
        One ZIP file with your organizations, payments and saved answers, your documents as
        uploaded, and your applications as Word and data files. Keep this page open until the
        download starts.
      </QuietText>
      <ArchiveActions step={step} onCancel={cancel}>
        <Button pending={step !== undefined} icon={<Archive />} onClick={start}>
          Export your data
        </Button>
      </ArchiveActions>
      <FailedFiles title="Your data was downloaded without:" files={failed} />
    </section>
  );
}
