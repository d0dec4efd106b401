import { groupBy } from '../group-by.ts';
import type { SourceDocument } from '@grantwright/analyst';
import { type CorpusDocument, readCorpus } from '../corpus.ts';
import type { EvaluateOptions } from '../evaluate-options.ts';
import { extractedTextOf } from '../extracted-texts.ts';

/** An organization with the source documents of its drafts. */
export type Applicant = { id: string; documents: SourceDocument[] };

/** One applicant for each organization that the manifests name in a split, with all of its documents there. */
export async function readApplicants({
  corpus,
  cache,
  split,
}: EvaluateOptions): Promise<Applicant[]> {
  const corpusDocuments = [
    ...(await readCorpus(corpus, 'organizations')),
    ...(await readCorpus(corpus, 'proposals')),
  ].filter((document) => document.split === split);
  const byOrganization = groupBy(corpusDocuments, ({ organization }) => organization);
  const applicants: Applicant[] = [];
  for (const [organization, organizationDocuments] of byOrganization) {
    const documents = await sourcesFrom(organizationDocuments, cache);
    if (documents.length > 0) applicants.push({ id: organization, documents });
  }
  return applicants;
}

/** The source documents; files without text are left out. */
export async function sourcesFrom(
  corpusDocuments: readonly CorpusDocument[],
  cache: string,
): Promise<SourceDocument[]> {
  const documents: SourceDocument[] = [];
  for (const document of corpusDocuments) {
    const reading = await extractedTextOf(document, cache);
    if (reading) documents.push({ documentId: document.id, name: document.file, reading });
  }
  return documents;
}
