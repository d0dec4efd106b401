import { fallbackSections } from '@grantwright/shared/contract';
import type { Generation, GenerateRequest, Section } from '@grantwright/shared/contract';
import pLimit from 'p-limit';
import type { Live } from '../analysis/analyze-reading.ts';
import { isoDate, type Deps, type Person } from '../deps.ts';
import { providerFor } from '../providers/analysts.ts';
import type { SourceDocument } from '../providers/provider.ts';
import { libraryReading } from '../sources/library-reading.ts';
import { sectionsToHtml } from './sections-to-html.ts';

/** Drafts an application and traces every fact of it, whoever drafted. */
export async function generateApplication(
  deps: Deps,
  person: Person,
  request: GenerateRequest,
  live: Live,
): Promise<Generation> {
  const { signal, onProgress } = live;
  const provider = providerFor(deps.analysts, request.provider);
  if (provider.name === 'openai') await deps.accounts.beforeUse(person.id);
  const today = isoDate(deps.now());
  const documents = await readDocuments(deps, person, request.documentIds ?? [], live);
  const sources = {
    ...(request.grantProgram && { grantProgram: request.grantProgram }),
    requirements: request.requirements,
    sections: sectionsOf(request),
    ...(request.details && { details: request.details }),
    organizationInfo: request.organizationInfo,
    answers: request.answers ?? [],
    documents,
  };
  const total = sources.sections.length;
  let done = 0;
  const sections = await provider.draft({
    ...sources,
    today,
    signal,
    // a finished section is told once, below, with its text
    onProgress: (progress) => {
      if (!progress.section) onProgress(progress);
    },
    onUsage: (usage) => deps.accounts.book(person.id, usage),
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
  const { claims, gaps } = await deps.analysts.check({ content: sections, sources, today }, signal);
  return { content: sectionsToHtml(sections), claims, gaps, provider: provider.name };
}

/** The sections to draft; the spec's own when the analysis found none. */
const sectionsOf = ({ sections }: GenerateRequest): Section[] =>
  sections.length > 0 ? sections : fallbackSections.map((name) => ({ name, description: '' }));

async function readDocuments(
  deps: Deps,
  person: Person,
  ids: string[],
  { signal, onProgress }: Live,
): Promise<SourceDocument[]> {
  const distinct = [...new Set(ids)];
  const total = distinct.length;
  const limit = pLimit(4);
  let done = 0;
  return Promise.all(
    distinct.map((id) =>
      limit(async () => {
        const document = await libraryReading(deps, person, id, signal);
        onProgress({ stage: 'reading', done: ++done, total });
        return document;
      }),
    ),
  );
}
