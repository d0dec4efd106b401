import type { Generation, Progress } from '@grantwright/shared/contract';
import { useState, type Dispatch } from 'react';
import { isModelFailure } from '../../../../analyst/is-model-failure.ts';
import { errorMessage, hasCode } from '../../../../lib/errors.ts';
import { isJobFailure } from '../../../../lib/job.ts';
import { pause } from '../../../../lib/pause.ts';
import { notify } from '../../../../ui/notify.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { generateRequest } from '../../state/generate-request.ts';
import type { WorkFailure } from '../../state/work-failure.ts';
import { useSingleJob } from '../../state/use-single-job.ts';
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
  const job = useSingleJob('draft', current, dispatch);
  const [generating, setGenerating] = useState<Generating | undefined>(
    () => job.remembered() && beforeProgress(current()),
  );
  const [failed, setFailed] = useState<WorkFailure>();
  const percent = useGenerationPercent(generating !== undefined, generating?.isDone ?? false);

  async function run(
    request: (following: Following) => Promise<Generation>,
    provider?: 'built-in',
  ) {
    const controller = job.begin();
    if (!controller) return;
    setFailed(undefined);
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
      await pause(doneShownMs, controller.signal);
      job.end(true);
      onGenerated(generation);
    } catch (error) {
      if (controller.signal.aborted) return;
      job.end(isJobFailure(error));
      dispatch({ type: 'generation-failed' });
      if (hasCode(error, 'canceled')) {
        notify.info('Draft canceled', errorMessage(error, ''));
        return;
      }
      setFailed({
        detail: errorMessage(error, 'Please try again in a moment. Your input has been kept.'),
        offersBuiltIn: !provider && isModelFailure(error),
      });
      notify.failure('Failed to generate application', error, 'Your input has been kept.');
    } finally {
      if (job.finish(controller)) setGenerating(undefined);
    }
  }

  async function start(through: typeof draftApplication, provider?: 'built-in') {
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
    const sent = { ...body, ...(provider && { provider }) };
    await run((following) => through({ ...following, body: sent, onJob: job.remember }), provider);
  }

  async function resume(through: typeof resumeDraft) {
    const remembered = job.remembered();
    if (remembered) await run((following) => through(remembered.id, following));
  }

  const cancel = () => {
    job.cancel();
    setGenerating(undefined);
    dispatch({ type: 'generation-failed' });
  };

  return { generating, failed, percent, start, resume, cancel };
}

const beforeProgress = (state: CreatorState): Generating => ({
  sections: waitingSections((generateRequest(state)?.sections ?? []).map(({ name }) => name)),
  isDone: false,
});
