import type { Analysis, Progress } from '@grantwright/shared/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { calls } from '../../../lib/calls.ts';
import { detailOf, isSignedOut } from '../../../lib/errors.ts';
import { useIntention } from '../../../lib/idempotency.ts';
import { keyOf } from '../../../lib/query.ts';
import { stream } from '../../../lib/stream.ts';
import { upload } from '../../../lib/upload.ts';
import { say } from '../../../ui/say.ts';
import { notify } from '../../../ui/toasts.tsx';
import type { CreatorState, GuidelineSource, SourceKind } from '../state/creator-state.ts';
import { infoOfForm } from '../state/organization-form.ts';
import { webAddress } from '../state/source-value.ts';

export type Analyzing = { uploaded?: number; progress?: Progress };

const failures: Record<SourceKind, string> = {
  upload: 'Failed to upload and analyze file',
  url: 'Failed to analyze URL',
  library: 'Failed to analyze document from library',
};

/** Has guidelines analysed; a second press does nothing, Cancel stops the work on the server too. */
export function useAnalysis(current: () => CreatorState, onAnalyzed: (analysis: Analysis) => void) {
  const client = useQueryClient();
  const intention = useIntention();
  const work = useRef<AbortController>(undefined);
  const uploaded = useRef<{ file: File; id: string }>(undefined);
  const [state, setState] = useState<Analyzing>();
  const [failed, setFailed] = useState<string>();

  useEffect(() => () => work.current?.abort(), []);

  async function saved(file: File, signal: AbortSignal): Promise<string> {
    if (uploaded.current?.file === file) return uploaded.current.id;
    const { id } = await upload(calls.upload, {
      files: [file],
      signal,
      idempotencyKey: intention.keyFor([file.name, file.size, file.lastModified]),
      onProgress: (share) => setState({ uploaded: share }),
    });
    uploaded.current = { file, id };
    void client.invalidateQueries({ queryKey: keyOf(calls.listDocuments) });
    return id;
  }

  async function analyzed(source: GuidelineSource, file: File | undefined, signal: AbortSignal) {
    const onProgress = (progress: Progress) => setState({ progress });
    const { organization, additionalInfo } = current();
    const isKnown = organization.name.trim() !== '';
    const known = isKnown && { organizationInfo: infoOfForm(organization, additionalInfo) };
    if (source.kind === 'url') {
      return stream(calls.analyzeUrl, {
        body: { url: webAddress(source.url) ?? source.url.trim(), ...known },
        signal,
        onProgress,
      });
    }
    const documentId =
      source.kind === 'upload' && file ? await saved(file, signal) : source.documentId;
    setState({});
    const analysis = await stream(calls.analyzeDocument, {
      body: { documentId, ...known },
      signal,
      onProgress,
    });
    return { ...analysis, savedDocumentId: documentId };
  }

  async function start(source: GuidelineSource, file?: File) {
    if (work.current) return;
    const controller = new AbortController();
    work.current = controller;
    setFailed(undefined);
    setState({});
    try {
      const analysis = await analyzed(source, file, controller.signal);
      if (source.kind === 'upload') {
        notify.success(
          'Document Saved',
          'File has been saved to your document library and analyzed.',
        );
      }
      onAnalyzed(analysis);
    } catch (error) {
      if (controller.signal.aborted || isSignedOut(error)) return;
      const detail = detailOf(error, 'Please try again in a moment. Nothing you entered is lost.');
      setFailed(detail);
      notify.error(failures[source.kind], detail);
    } finally {
      work.current = undefined;
      setState(undefined);
    }
  }

  const cancel = () => {
    work.current?.abort();
    say('Cancelled. Nothing you entered is lost.');
  };

  return { analyzing: state, failed, start, cancel };
}
