import type { Generation } from '@grantwright/shared/contract';
import { formatIsoDate } from '@grantwright/shared/values';
import type { Deps } from '../deps.ts';
import type { JobInput } from '../jobs/job-input.ts';
import type { WorkOptions } from '../jobs/new-job.ts';
import { chooseProvider } from '../providers/analysts.ts';
import { sectionsToHtml } from './sections-to-html.ts';
import { getSources } from './get-sources.ts';
import { listWriterNotes } from './list-writer-notes.ts';

/** Drafts an application and checks its claims. */
export async function runDraft(
  { analysts, now }: Deps,
  { ownerId, request, documents, memory, usage }: JobInput<'draft'>,
  { signal, onProgress }: WorkOptions,
): Promise<Generation> {
  const provider = chooseProvider(analysts, request.provider);
  const today = formatIsoDate(now());
  const sources = { ...getSources(request), documents };
  const total = sources.sections.length;
  let done = 0;
  const sections = await provider.draft({
    ...sources,
    today,
    userId: ownerId,
    signal,
    memory,
    // finished sections are reported below, along with their text
    onProgress: (progress) => {
      if (!progress.section) onProgress(progress);
    },
    reserve: usage.reserve,
    onSection: (section) =>
      onProgress({
        stage: 'drafting',
        section: section.name,
        done: Math.min(++done, total),
        total,
        content: sectionsToHtml([section]),
      }),
  });
  onProgress({ stage: 'checking', done: 0, total: 1 });
  const checked = await analysts.check(
    { content: sections, sources, today },
    { userId: ownerId, signal },
  );
  const notes = listWriterNotes(sections, sources);
  const used = await usage.total();
  return {
    content: sectionsToHtml(sections),
    ...checked,
    provider: provider.name,
    ...(notes.length > 0 && { notes }),
    ...(used && { usage: used }),
  };
}
