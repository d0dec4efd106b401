import { AppError } from '@grantwright/shared/service/worker';
import {
  checkClaims,
  endCachedJob,
  findPassages,
  findRepetitions,
  loadDraftModel,
  openQuestions,
} from '@grantwright/analyst';
import { createBuiltInProvider } from './built-in-provider.ts';
import { remoteEncoder } from './remote-encoder.ts';
import type {
  WorkerRequest,
  Jobs,
  JobName,
  WorkerReply,
  WorkerMessage,
} from './worker-messages.ts';

/** Runs one job and posts its progress on the job's port. */
export async function runJob(job: WorkerRequest): Promise<WorkerReply> {
  const post = (message: WorkerMessage) => job.port.postMessage(message);
  try {
    return { result: await run(job, post) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, detail, errors } = error;
    return { failure: { code, detail, errors } };
  } finally {
    endCachedJob();
    post({ end: true });
    job.port.close();
  }
}

async function run(
  job: WorkerRequest,
  post: (message: WorkerMessage) => void,
): Promise<Jobs[JobName]['result']> {
  const builtIn = createBuiltInProvider(remoteEncoder(job.port));
  const workOptions = {
    // the queue outside the thread schedules users fairly
    userId: '',
    // cancellation terminates the thread
    signal: new AbortController().signal,
    onProgress: (progress: Extract<WorkerMessage, { progress: unknown }>['progress']) =>
      post({ progress }),
  };
  switch (job.name) {
    case 'analyze':
      return builtIn.analyze({ ...job.input, ...workOptions });
    case 'extract':
      return builtIn.extract({ ...job.input, ...workOptions });
    case 'draft':
      return builtIn.draft({
        ...job.input,
        ...workOptions,
        onSection: (section) => post({ section }),
      });
    case 'answer':
      return builtIn.answer({ ...job.input, ...workOptions });
    case 'check':
      return checkClaims(job.input);
    case 'repetitions':
      return findRepetitions(job.input.requirements, remoteEncoder(job.port));
    case 'passages':
      return findPassages(job.input, await loadDraftModel(remoteEncoder(job.port)));
    case 'questions':
      return openQuestions(job.input, await loadDraftModel(remoteEncoder(job.port)));
  }
}
