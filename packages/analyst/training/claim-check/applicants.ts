import { groupBy } from './group-by.ts';
import type { SourceDocument } from '@grantwright/analyst';
import { type CorpusDocument, readCorpus } from '../corpus/corpus.ts';
import type { EvaluateOptions } from '../evaluate/evaluate-options.ts';
import { readExtractedText } from '../corpus/extracted-texts.ts';

/** An organization and the source documents for its drafts. */
export type Applicant = { id: string; documents: SourceDocument[] };

/**
 * Reads one applicant for each organization named in the manifests for a split, with all of its documents in that
 * split.
 */
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
    const documents = await readSources(organizationDocuments, cache);
    if (documents.length > 0) applicants.push({ id: organization, documents });
  }
  return applicants;
}

/** Reads the source documents, skipping files without text. */
export async function readSources(
  corpusDocuments: readonly CorpusDocument[],
  cache: string,
): Promise<SourceDocument[]> {
  const documents: SourceDocument[] = [];
  for (const document of corpusDocuments) {
    const extractedText = await readExtractedText(document, cache);
    if (extractedText)
      documents.push({ documentId: document.id, name: document.file, reading: extractedText });
  }
  return documents;
}
