import { createExportFileName } from '@grantwright/shared/contract';
import { useRef, useState } from 'react';
import { apiFile } from '../../../lib/api.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { notify } from '../../../ui/notify.ts';
import type { CreatorState } from '../state/creator-state.ts';
import { toDraftBody } from './to-draft-body.ts';

/** Downloads the current text, saved or not, as a Word file in the application's format. */
export function useDownload(getCurrent: () => CreatorState) {
  const isBusy = useRef(false);
  const [downloading, setDownloading] = useState(false);

  async function download() {
    if (isBusy.current) return;
    const state = getCurrent();
    const draft = toDraftBody(state);
    if (!draft) return;
    isBusy.current = true;
    setDownloading(true);
    try {
      const { getFormat } = await import('./get-format.ts');
      const body = { ...draft, format: getFormat(state) };
      const { blob } = await apiFile(endpoints.generateDocx, { body });
      saveFile(blob, createExportFileName(draft.title, '.docx'));
      notify.success('Download Started');
    } catch (error) {
      notify.failure('Failed to download application', error, 'Try again in a moment.');
    } finally {
      isBusy.current = false;
      setDownloading(false);
    }
  }

  return { downloading, download };
}
