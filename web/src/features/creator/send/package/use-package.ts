import { wordFileName } from '@grantwright/shared/contract';
import { useEffect, useRef, useState } from 'react';
import { announceDelayMs, useAnnouncement } from '../../../../ui/announce.ts';
import { notify } from '../../../../ui/notify.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import type { FailedFile, PackageInput } from './build-package.ts';

/** Builds and downloads the package, with its progress and the files that failed. */
export function usePackage() {
  const [step, setStep] = useState<string>();
  const [failed, setFailed] = useState<FailedFile[]>([]);
  const running = useRef<AbortController | undefined>(undefined);
  useAnnouncement(step, announceDelayMs);
  useEffect(() => () => running.current?.abort(), []);

  async function download(input: PackageInput) {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setFailed([]);
    setStep('Preparing the Word file…');
    try {
      const { buildPackage } = await import('./build-package.ts');
      const options = { signal: controller.signal, onStep: setStep };
      const result = await buildPackage(input, options);
      saveFile(result.blob, wordFileName(input.draft.title).replace(/\.docx$/, '.zip'));
      setFailed(result.failed);
      notify.success('Download Started');
    } catch (error) {
      if (!controller.signal.aborted)
        notify.failure('Failed to prepare the package', error, 'Please try again in a moment.');
    } finally {
      running.current = undefined;
      setStep(undefined);
    }
  }

  return { step, failed, download, cancel: () => running.current?.abort() };
}
