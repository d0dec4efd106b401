import type { Generation, GenerateRequest } from '@grantwright/shared/contract';
import type { Live } from '../analysis/analyze-reading.ts';
import { isoDate, type Deps, type Person } from '../deps.ts';
import { providerFor } from '../providers/analysts.ts';
import { readDocuments } from './read-documents.ts';
import { sectionsToHtml } from './sections-to-html.ts';
import { sourcesOf } from './sources-of.ts';

/** Drafts an application and checks its claims. */
export async function generateApplication(
  deps: Deps,
  person: Person,
  request: GenerateRequest,
  live: Live,
): Promise<Generation> {
  const { signal, onProgress } = live;
  const provider = providerFor(deps.analysts, request.provider);
  const today = isoDate(deps.now());
  const sources = {
    ...sourcesOf(request),
    documents: await readDocuments(deps, person, request.documentIds ?? [], live),
  };
  const total = sources.sections.length;
  let done = 0;
  const sections = await provider.draft({
    ...sources,
    today,
    userId: person.id,
    signal,
    // finished sections are reported below, with their text
    onProgress: (progress) => {
      if (!progress.section) onProgress(progress);
    },
    reserve: (max) => deps.accounts.reserve(person.id, max),
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
  const checked = await deps.analysts.check(
    { content: sections, sources, today },
    { userId: person.id, signal },
  );
  return { content: sectionsToHtml(sections), ...checked, provider: provider.name };
}
