import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import type { FailedFile } from './zip-archive.ts';
import { announceDelayMs, useAnnouncement } from '../../ui/announce.ts';
import { notify } from '../../ui/notify.ts';

export type ArchiveOptions = { signal: AbortSignal; onStep: (step: string) => void };

type Download = {
  fileName: string;
  /** Shown until the first step of `build`. */
  firstStep: string;
  build: (options: ArchiveOptions) => Promise<{ blob: Blob; failed: FailedFile[] }>;
  /** The title of the error message if no archive could be built. */
  failureTitle: string;
};

/** Builds and downloads a ZIP archive, and reports its progress and the files that failed. */
export function useArchiveDownload() {
  const [step, setStep] = useState<string>();
  const [failed, setFailed] = useState<FailedFile[]>([]);
  const activeDownload = useRef<AbortController | undefined>(undefined);
  useAnnouncement(step, announceDelayMs);
  useEffect(() => () => activeDownload.current?.abort(), []);

  async function download({ fileName, firstStep, build, failureTitle }: Download) {
    if (activeDownload.current) return;
    const controller = new AbortController();
    activeDownload.current = controller;
    setFailed([]);
    setStep(firstStep);
    try {
      const result = await build({ signal: controller.signal, onStep: setStep });
      saveFile(result.blob, fileName);
      setFailed(result.failed);
      notify.success('Download Started');
    } catch (error) {
      if (!controller.signal.aborted) notify.failure(failureTitle, error, 'Try again in a moment.');
    } finally {
      activeDownload.current = undefined;
      setStep(undefined);
    }
  }

  return { step, failed, download, cancel: () => activeDownload.current?.abort() };
}
