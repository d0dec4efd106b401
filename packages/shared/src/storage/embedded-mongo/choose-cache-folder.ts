import { homedir } from 'node:os';
import { join } from 'node:path';

/** The folder for downloaded programs, shared by all clones: `$XDG_CACHE_HOME/grantwright`. */
export function chooseCacheFolder(env: NodeJS.ProcessEnv): string {
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'grantwright');
}
