import { createStoredValue } from '../../lib/stored-value.ts';

const maxJobs = 50;
const handledPath = '';

/** Maps each job to the path where this browser follows it, or to '' once the user has seen the outcome. */
const store = createStoredValue<Record<string, string>>('localStorage', 'grantwright.jobs');

/** Remembers the screen that follows a job, so that other screens can link to it. */
export const rememberJob = (id: string, path: string): void => storePath(id, path);

/** Marks a job whose outcome the user has opened or dismissed. */
export const markJobHandled = (id: string): void => storePath(id, handledPath);

export const isJobHandled = (id: string): boolean => store.read()?.[id] === handledPath;

/** Returns the path where this browser follows a job. */
export const getJobScreen = (id: string): string | undefined => store.read()?.[id] || undefined;

function storePath(id: string, path: string): void {
  const { [id]: _, ...others } = store.read() ?? {};
  const latest = Object.entries(others).slice(1 - maxJobs);
  store.write({ ...Object.fromEntries(latest), [id]: path });
}
