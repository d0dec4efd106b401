import type { Analysis, Generation, Progress } from '@grantwright/shared/contract';
import { documentToHtml, type RichDocument } from '@grantwright/shared/richtext';
import { useState, type Dispatch } from 'react';
import { pause } from '../../../../lib/pause.ts';
import { notify } from '../../../../ui/notify.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { buildGenerateRequest } from '../../state/generate-request.ts';
import { getWrittenAnalysis } from '../../state/written-analysis.ts';
import { useSingleJob } from '../../state/use-single-job.ts';
import type { draftApplication, resumeDraft } from './request-draft.ts';
import { createWaitingSections, withProgress, type DraftedSection } from './drafted-sections.ts';
import { useGenerationPercent } from './use-generation-percent.ts';

export type GenerationProgress = {
  sections: DraftedSection[];
  stage?: Progress['stage'];
  isDone: boolean;
  /** The connection is lost, but the draft continues. */
  isDisconnected?: boolean;
};

type BuildOutline = (analysis: Analysis, answers: Record<string, string>) => RichDocument;
type Options = {
  getCurrent: () => CreatorState;
  dispatch: Dispatch<CreatorAction>;
  onGenerated: (generation: Generation) => void;
};
type RequestGeneration = (handlers: Parameters<typeof resumeDraft>[1]) => Promise<Generation>;

/** How long the progress bar stays at 100%. */
const doneShownMs = 500;

/**
 * Generates one draft at a time and ignores a second start. Generation continues after the user leaves the page, and
 * `resume` picks it up again. The request functions are passed in, as in `useAnalysis`.
 */
export function useGeneration({ getCurrent, dispatch, onGenerated }: Options) {
  const job = useSingleJob({ kind: 'draft', getCurrent, dispatch });
  const [progress, setProgress] = useState<GenerationProgress | undefined>(
    () => job.storedJob() && initialProgress(getCurrent()),
  );
  const percent = useGenerationPercent(progress !== undefined, progress?.isDone ?? false);

  const run = (request: RequestGeneration, provider?: 'built-in') =>
    job.run({
      request: (signal) =>
        showProgress(request, signal, (change) =>
          setProgress((before) => before && { ...before, ...change(before) }),
        ),
      provider,
      failure: 'Failed to generate application',
      onStart() {
        setProgress(initialProgress(getCurrent()));
        dispatch({ type: 'generation-started' });
      },
      onResult: onGenerated,
      onFailure: () => dispatch({ type: 'generation-failed' }),
      onSettled: () => setProgress(undefined),
    });

  async function start(send: typeof draftApplication, provider?: 'built-in') {
    const state = getCurrent();
    if (!state.analysis) return;
    const request = buildGenerateRequest(state);
    if (!request) {
      notify.error(
        'No organization selected',
        'Choose an organization in step 1 and enter its name.',
      );
      return;
    }
    const body = { ...request, ...(provider && { provider }) };
    await run((handlers) => send({ ...handlers, body, onJob: job.storeJob }), provider);
  }

  /** Builds an outline in the browser without a request, for applicants who write the text themselves. */
  function outline(build: BuildOutline) {
    const state = getCurrent();
    const analysis = getWrittenAnalysis(state);
    if (!analysis) return;
    dispatch({ type: 'submission-edited', change: { isAssistOnly: true } });
    onGenerated(toGeneration(build(analysis, state.answers)));
  }

  async function resume(follow: typeof resumeDraft) {
    const storedJob = job.storedJob();
    if (storedJob) await run((handlers) => follow(storedJob.id, handlers));
  }

  const cancel = () => {
    job.cancel();
    setProgress(undefined);
    dispatch({ type: 'generation-failed' });
  };

  return { progress, failed: job.failed, percent, start, outline, resume, cancel };
}

const initialProgress = (state: CreatorState): GenerationProgress => ({
  sections: createWaitingSections(
    (buildGenerateRequest(state)?.sections ?? []).map(({ name }) => name),
  ),
  isDone: false,
});

type UpdateProgress = (change: (before: GenerationProgress) => Partial<GenerationProgress>) => void;

/** Sends the request, and updates the progress until the completed bar has been shown. */
async function showProgress(
  request: RequestGeneration,
  signal: AbortSignal,
  update: UpdateProgress,
) {
  const generation = await request({
    signal,
    onProgress: (report) =>
      update(({ sections }) => ({
        sections: withProgress(sections, report),
        stage: report.stage,
        // A report proves that the connection works.
        isDisconnected: false,
      })),
    onConnection: (isConnected) => update(() => ({ isDisconnected: !isConnected })),
  });
  update(() => ({ isDone: true }));
  await pause(doneShownMs, signal);
  return generation;
}

const toGeneration = (outline: RichDocument): Generation => ({
  content: documentToHtml(outline),
  claims: [],
  gaps: [],
  provider: 'built-in',
});
