import type { Generation, Progress } from '@grantwright/shared/contract';
import { useEffect, useRef, useState, type Dispatch } from 'react';
import { cancelJob } from '../../../../lib/job.ts';
import { announce } from '../../../../ui/announce.ts';
import { notify } from '../../../../ui/notify.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { generateRequest } from '../../state/generate-request.ts';
import type { draftApplication, resumeDraft } from './request-draft.ts';
import { waitingSections, withProgress, type DraftedSection } from './drafted-sections.ts';
import { useGenerationPercent } from './use-generation-percent.ts';

export type Generating = {
  sections: DraftedSection[];
  stage?: Progress['stage'];
  isDone: boolean;
  /** The connection is lost; the draft continues. */
  isDisconnected?: boolean;
};

type Options = {
  current: () => CreatorState;
  dispatch: Dispatch<CreatorAction>;
  onGenerated: (generation: Generation) => void;
};
type Following = Parameters<typeof resumeDraft>[1];

/** How long the bar shows 100%. */
const doneShownMs = 500;

/**
 * Generates a draft; ignores a second start. Leaving the page does not end it: `resume` follows it again.
 * The request functions are passed in, as in `useAnalysis`.
 */
export function useGeneration({ current, dispatch, onGenerated }: Options) {
  const work = useRef<AbortController>(undefined);
  const [generating, setGenerating] = useState<Generating | undefined>(
    () => runningJob() && beforeProgress(current()),
  );
  const percent = useGenerationPercent(generating !== undefined, generating?.isDone ?? false);

  useEffect(() => () => work.current?.abort(), []);

  function runningJob() {
    const { job } = current();
    return job?.kind === 'draft' ? job : undefined;
  }

  async function run(request: (following: Following) => Promise<Generation>) {
    if (work.current) return;
    const controller = new AbortController();
    work.current = controller;
    setGenerating(beforeProgress(current()));
    dispatch({ type: 'generation-started' });
    try {
      const generation = await request({
        signal: controller.signal,
        onProgress: (report) =>
          setGenerating(
            (before) =>
              before && {
                sections: withProgress(before.sections, report),
                stage: report.stage,
                isDone: false,
              },
          ),
        onConnection: (isConnected) =>
          setGenerating((before) => before && { ...before, isDisconnected: !isConnected }),
      });
      setGenerating((before) => before && { ...before, isDone: true });
      await shownFor(doneShownMs, controller.signal);
      dispatch({ type: 'job-ended' });
      onGenerated(generation);
    } catch (error) {
      if (controller.signal.aborted) return;
      dispatch({ type: 'job-ended' });
      dispatch({ type: 'generation-failed' });
      notify.failure('Failed to generate application', error, 'Your input has been kept.');
    } finally {
      if (work.current === controller) end();
    }
  }

  function end() {
    work.current = undefined;
    setGenerating(undefined);
  }

  async function start(through: typeof draftApplication) {
    const state = current();
    if (!state.analysis) return;
    const body = generateRequest(state);
    if (!body) {
      notify.error(
        'No organization selected',
        'Choose an organization in step 1 and enter its name.',
      );
      return;
    }
    const onJob = (id: string) => dispatch({ type: 'job-started', job: { kind: 'draft', id } });
    await run((following) => through({ ...following, body, onJob }));
  }

  async function resume(through: typeof resumeDraft) {
    const job = runningJob();
    if (job) await run((following) => through(job.id, following));
  }

  const cancel = () => {
    work.current?.abort();
    end();
    const job = runningJob();
    if (job) void cancelJob(job.id);
    dispatch({ type: 'job-ended' });
    dispatch({ type: 'generation-failed' });
    announce('Canceled. Your input has been kept.');
  };

  return { generating, percent, start, resume, cancel };
}

const beforeProgress = (state: CreatorState): Generating => ({
  sections: waitingSections((generateRequest(state)?.sections ?? []).map(({ name }) => name)),
  isDone: false,
});

const shownFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
