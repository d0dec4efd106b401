import { AppError } from '@grantwright/shared/service/worker';
import {
  checkClaims,
  endCachedJob,
  findPassages,
  findRepetitions,
  loadDraftModel,
  filterOpenQuestions,
} from '@grantwright/analyst';
import { createBuiltInProvider } from './built-in-provider.ts';
import { createRemoteEncoder } from './remote-encoder.ts';
import type {
  WorkerRequest,
  AnalystTasks,
  AnalystTaskName,
  WorkerReply,
  WorkerMessage,
} from './worker-messages.ts';

/** Runs one task and posts its progress on its port. */
export async function runAnalystTask(task: WorkerRequest): Promise<WorkerReply> {
  const post = (message: WorkerMessage) => task.port.postMessage(message);
  try {
    return { result: await run(task, post) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, detail, errors } = error;
    return { failure: { code, detail, errors } };
  } finally {
    endCachedJob();
    post({ end: true });
    task.port.close();
  }
}

async function run(
  task: WorkerRequest,
  post: (message: WorkerMessage) => void,
): Promise<AnalystTasks[AnalystTaskName]['result']> {
  const builtIn = createBuiltInProvider(createRemoteEncoder(task.port));
  const workOptions = {
    // the queue outside the thread schedules users fairly
    userId: '',
    // cancellation terminates the thread
    signal: new AbortController().signal,
    onProgress: (progress: Extract<WorkerMessage, { progress: unknown }>['progress']) =>
      post({ progress }),
  };
  switch (task.name) {
    case 'analyze':
      return builtIn.analyze({ ...task.input, ...workOptions });
    case 'extract':
      return builtIn.extract({ ...task.input, ...workOptions });
    case 'draft':
      return builtIn.draft({
        ...task.input,
        ...workOptions,
        onSection: (section) => post({ section }),
      });
    case 'answer':
      return builtIn.answer({ ...task.input, ...workOptions });
    case 'check':
      return checkClaims(task.input);
    case 'repetitions':
      return findRepetitions(task.input.requirements, createRemoteEncoder(task.port));
    case 'passages':
      return findPassages(task.input, await loadDraftModel(createRemoteEncoder(task.port)));
    case 'questions':
      return filterOpenQuestions(task.input, await loadDraftModel(createRemoteEncoder(task.port)));
  }
}
