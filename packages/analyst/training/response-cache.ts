import type { ModelResponse, ResponseMemory } from '@grantwright/ai';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The stored responses of one model, one file per request. */
export function openResponseCache(
  cache: string,
  { baseUrl, model }: { baseUrl: string; model: string },
  onRecall: (response: ModelResponse) => void,
): Pick<ResponseMemory, 'recall' | 'remember'> {
  const endpoint = createHash('sha256').update(`${baseUrl} ${model}`).digest('hex').slice(0, 12);
  const folder = join(cache, 'responses', endpoint);
  const fileOf = (request: string) => join(folder, `${request}.json`);
  return {
    recall: async (request) => {
      const text = await readFile(fileOf(request), 'utf8').catch(() => undefined);
      if (text === undefined) return undefined;
      const response = JSON.parse(text) as ModelResponse;
      onRecall(response);
      return response;
    },
    remember: async (request, response) => {
      await mkdir(folder, { recursive: true });
      // complete even if the run is interrupted
      const partial = `${fileOf(request)}.partial`;
      await writeFile(partial, JSON.stringify(response));
      await rename(partial, fileOf(request));
    },
  };
}
