import { wordFileName } from '@grantwright/shared/contract';
import { documentToHtml } from '@grantwright/shared/richtext';
import { useRef, useState } from 'react';
import { apiFile } from '../../../lib/api.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { notify } from '../../../ui/notify.ts';
import type { CreatorState } from '../state/creator-state.ts';

/** Downloads the current text as a Word file, saved or not. */
export function useDownload(current: () => CreatorState) {
  const isBusy = useRef(false);
  const [downloading, setDownloading] = useState(false);

  async function download() {
    if (isBusy.current) return;
    const state = current();
    const title = state.title.trim();
    const grantProgram = state.grantProgram.trim();
    const content = state.document ? documentToHtml(state.document) : '';
    if (title === '' || grantProgram === '' || content === '') {
      notify.error(
        'Missing Information',
        'Please ensure you have application title, grant program, and content',
      );
      return;
    }
    isBusy.current = true;
    setDownloading(true);
    try {
      const organizationName = state.organization.name.trim();
      const { blob } = await apiFile(endpoints.generateDocx, {
        body: { title, grantProgram, content, ...(organizationName && { organizationName }) },
      });
      saveFile(blob, wordFileName(title));
      notify.success('Download Started');
    } catch (error) {
      notify.failure('Failed to download application', error, 'Please try again in a moment.');
    } finally {
      isBusy.current = false;
      setDownloading(false);
    }
  }

  return { downloading, download };
}
