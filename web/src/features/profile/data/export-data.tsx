import { Archive } from 'lucide-react';
import styled from 'styled-components';
import { longDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { FailedFiles } from '../../../ui/failed-files.tsx';
import { SectionTitle } from '../../../ui/page.tsx';
import { color, media, size, space } from '../../../ui/tokens.ts';
import { useArchiveDownload } from '../../../ui/use-archive-download.ts';
import { buildExport } from './build-export.ts';

/** Downloads everything the user stored as one ZIP file. */
export function ExportData() {
  const { step, failed, download, cancel } = useArchiveDownload();
  const isBusy = step !== undefined;
  const start = () =>
    void download({
      fileName: 'grantwright_data.zip',
      firstStep: 'Preparing the list of files…',
      build: (options) => buildExport(longDate(new Date()), options),
      failureTitle: 'Failed to export your data',
    });
  return (
    <section aria-labelledby="export">
      <SectionTitle id="export">Export your data</SectionTitle>
      <Quiet>
        One ZIP file with your organizations, payments, documents as uploaded, and applications as
        Word files and with all their fields. Keep this page open until the download starts.
      </Quiet>
      <Actions>
        <Button
          pending={isBusy}
          icon={<Archive size={18} strokeWidth={1.75} aria-hidden />}
          onClick={start}
        >
          Export your data
        </Button>
        {isBusy && <Button onClick={cancel}>Cancel</Button>}
        {isBusy && <Quiet>{step}</Quiet>}
      </Actions>
      <FailedFiles title="Your data was downloaded without:" files={failed} />
    </section>
  );
}

const Quiet = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  ${media.phone} {
    button {
      min-height: 44px;
    }
  }
`;
