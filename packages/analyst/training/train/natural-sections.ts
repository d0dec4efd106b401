import {
  type Ask,
  type DraftMaterial,
  gatherStatements,
  type Statement,
} from '@grantwright/analyst';
import { readCorpus } from '../corpus/corpus.ts';
import { readExtractedText } from '../corpus/extracted-texts.ts';

/** A document whose sentences are grouped under headings, like the sections of an application. */
export type NaturalSections = {
  /** Whether the document is a proposal, which answers a funder's prompts. Other documents are merely similar. */
  isProposal: boolean;
  ownName: string;
  statements: Statement[];
  sections: Ask[];
  /** For each statement, the index of its section. */
  sectionOf: number[];
};

const minSections = 3;
const maxHeading = 160;

/**
 * Reads the proposals and organization documents in the train split that have sentences under at least three headings.
 */
export async function readNaturalSections(
  corpus: string,
  cache: string,
): Promise<NaturalSections[]> {
  const found: NaturalSections[] = [];
  for (const folder of ['proposals', 'organizations'] as const)
    for (const document of await readCorpus(corpus, folder)) {
      if (document.split !== 'train') continue;
      if (folder === 'organizations' && /bylaws|990|tax|financ|audit|articles/i.test(document.kind))
        continue;
      const extractedText = await readExtractedText(document, cache);
      if (!extractedText) continue;
      const material: DraftMaterial = {
        sections: [],
        organizationInfo: { name: document.organization || 'The organization' },
        answers: [],
        documents: [{ name: document.file, reading: extractedText }],
      };
      const under = gatherStatements(material).flatMap((statement) => {
        const heading = statement.title.split(': ').at(-1) ?? '';
        return heading && heading.length <= maxHeading ? [{ statement, heading }] : [];
      });
      const headings = [...new Set(under.map(({ heading }) => heading))];
      if (headings.length < minSections) continue;
      found.push({
        isProposal: folder === 'proposals',
        ownName: document.organization,
        statements: under.map(({ statement }) => ({ ...statement, title: '' })),
        sections: headings.map((name) => ({ name, prompts: [] })),
        sectionOf: under.map(({ heading }) => headings.indexOf(heading)),
      });
    }
  return found;
}
