import { AppError } from '@grantwright/shared/service';
import { checkClaims, forgetUnused } from '@grantwright/analyst';
import { remoteEncoder } from './remote-encoder.ts';
import type { Job, Jobs, JobName, Outcome, WorkerMessage } from './worker-messages.ts';

/** Loaded when first needed: a check alone does without. */
const builtIn = async ({ port }: Job) =>
  (await import('../built-in/built-in-provider.ts')).createBuiltInProvider(remoteEncoder(port));

/** Runs in a thread of its own: reading a long document must not hold up anybody else's request. */
export default async function work(job: Job): Promise<Outcome> {
  const post = (message: WorkerMessage) => job.port.postMessage(message);
  try {
    return { result: await run(job, post) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, detail, errors } = error;
    return { failure: { code, detail, errors } };
  } finally {
    forgetUnused();
    post({ end: true });
    job.port.close();
  }
}

async function run(
  job: Job,
  post: (message: WorkerMessage) => void,
): Promise<Jobs[JobName]['result']> {
  const live = {
    // turns are given outside
    userId: '',
    // a cancelled thread is ended from outside
    signal: new AbortController().signal,
    onProgress: (progress: Extract<WorkerMessage, { progress: unknown }>['progress']) =>
      post({ progress }),
  };
  switch (job.name) {
    case 'analyze':
      return (await builtIn(job)).analyze({ ...job.input, ...live });
    case 'extract':
      return (await builtIn(job)).extract({ ...job.input, ...live });
    case 'draft':
      return (await builtIn(job)).draft({
        ...job.input,
        ...live,
        onSection: (section) => post({ section }),
      });
    case 'check':
      return checkClaims(job.input);
  }
}
