import { groupBy } from '../group-by.ts';
import type { SourceDocument } from '@grantwright/analyst';
import { type CorpusDocument, readCorpus } from '../corpus.ts';
import type { EvaluateOptions } from '../evaluate-options.ts';
import { readingOf } from '../readings.ts';

/** An organization with the documents that its drafts are made of. */
export type Applicant = { id: string; documents: SourceDocument[] };

/** One applicant for each organization of a split that the manifests name, with all papers it has there. */
export async function readApplicants({
  corpus,
  cache,
  split,
}: EvaluateOptions): Promise<Applicant[]> {
  const papers = [
    ...(await readCorpus(corpus, 'organizations')),
    ...(await readCorpus(corpus, 'proposals')),
  ].filter((paper) => paper.split === split);
  const byOrganization = groupBy(papers, ({ organization }) => organization);
  const applicants: Applicant[] = [];
  for (const [organization, own] of byOrganization) {
    const documents = await sourcesFrom(own, cache);
    if (documents.length > 0) applicants.push({ id: organization, documents });
  }
  return applicants;
}

/** The papers as source documents; a file that has no text is left out. */
export async function sourcesFrom(
  papers: readonly CorpusDocument[],
  cache: string,
): Promise<SourceDocument[]> {
  const documents: SourceDocument[] = [];
  for (const paper of papers) {
    const reading = await readingOf(paper, cache);
    if (reading) documents.push({ documentId: paper.id, name: paper.file, reading });
  }
  return documents;
}
