import type { Rewriting } from '@grantwright/shared/contract';
import { documentToHtml } from '@grantwright/shared/richtext';
import { formatIsoDate } from '@grantwright/shared/values';
import type { Deps } from '../deps.ts';
import type { JobInput } from '../jobs/job-input.ts';
import type { WorkOptions } from '../jobs/new-job.ts';
import { chooseProvider } from '../providers/analysts.ts';
import { rewriteBlocks } from './rewrite-blocks.ts';

/** Proposes a new version of a section and checks its claims the same way as a draft's. */
export async function runRewrite(
  { analysts, now }: Deps,
  { ownerId, request, documents, memory, usage }: JobInput<'rewrite'>,
  { signal, onProgress }: WorkOptions,
): Promise<Rewriting> {
  const { mode, section } = request;
  const provider = chooseProvider(analysts, request.provider);
  onProgress({ stage: 'drafting', done: 0, total: 1 });
  const { blocks, sources } = await rewriteBlocks(provider, request, {
    documents,
    today: formatIsoDate(now()),
    userId: ownerId,
    signal,
    memory,
    reserve: usage.reserve,
    onProgress: () => undefined,
  });
  onProgress({ stage: 'checking', done: 0, total: 1 });
  const { claims } = await analysts.check(
    { content: [{ name: section, blocks }], sources, today: formatIsoDate(now()) },
    { userId: ownerId, signal },
  );
  const used = await usage.total();
  return {
    mode,
    section,
    content: documentToHtml(blocks),
    claims,
    provider: provider.name,
    ...(used && { usage: used }),
  };
}
