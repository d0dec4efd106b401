import { homedir } from 'node:os';
import { join } from 'node:path';

/** Chooses the folder for downloaded programs, shared by all clones: `$XDG_CACHE_HOME/grantwright`. */
export function chooseCacheFolder(env: NodeJS.ProcessEnv): string {
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'grantwright');
}
