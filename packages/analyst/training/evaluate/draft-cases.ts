import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type DraftMaterial,
  gatherStatements,
  planSections,
  splitIntoUnits,
  type SectionPlan,
  squeeze,
  type Statement,
} from '@grantwright/analyst';
import { findText } from '../labels/resolve-call-key.ts';
import { type CorpusDocument, folders, readCorpus, type Split } from '../corpus/corpus.ts';
import { callKeySchema, readKeys } from '../labels/answer-keys.ts';
import { alignLabels, readLabels } from '../labels/labels.ts';
import { type PromptAnswer, readPlacements, findCurrentUnit } from '../labels/placements.ts';
import { readExtractedText } from '../corpus/extracted-texts.ts';

/**
 * The material for drafting an application for a call from one document of an organization, with an annotator's
 * judgments.
 */
export type DraftCase = {
  call: string;
  document: string;
  split: Split;
  material: DraftMaterial;
  ownName: string;
  statements: Statement[];
  sections: SectionPlan[];
  /** The number of judged units, counted from the start of the document. */
  judged: number;
  /** For each unit, the sections where it belongs (2) or is acceptable (1). */
  places: Map<number, { section: number; fit: 1 | 2 }[]>;
  /** For each section, its prompts in order and whether the document answers them. */
  prompts: { prompt: string; answer: PromptAnswer }[][];
};

/** Reads the annotated pairs of a call and an organization's document. */
export async function readDraftCases(
  corpus: string,
  cache: string,
  labelFolder: string,
): Promise<DraftCase[]> {
  const documents = new Map<string, CorpusDocument>();
  for (const folder of folders)
    for (const document of await readCorpus(corpus, folder)) documents.set(document.id, document);
  const labels = await readLabels(labelFolder);
  const keys = await readKeys(join(labelFolder, 'keys', 'calls.json'), callKeySchema);
  const table = await readFile(join(labelFolder, 'keys', 'placements.tsv'), 'utf8');
  const cases: DraftCase[] = [];
  for (const placement of readPlacements(table)) {
    const [call, document] = [documents.get(placement.call), documents.get(placement.document)];
    const [labeled, key] = [labels.get(placement.call), keys.get(placement.call)];
    const asking = call && (await readExtractedText(call, cache));
    const extractedText = document && (await readExtractedText(document, cache));
    if (!call || !document || !labeled || !key || !asking || !extractedText) continue;
    const callUnits = splitIntoUnits(asking).units;
    const documentUnits = splitIntoUnits(extractedText).units;
    const { today } = alignLabels(labeled, callUnits);
    const names = key.sections.map((span) => findText(span, today, callUnits)?.text ?? '');
    const prompts = names.map((_, section) =>
      placement.prompts
        .filter((prompt) => prompt.section === section)
        .flatMap((prompt) => {
          const unit = findCurrentUnit(prompt, callUnits);
          const text = squeeze(callUnits[unit ?? -1]?.text ?? '');
          return text ? [{ prompt: text, answer: prompt.answer }] : [];
        }),
    );
    const places: DraftCase['places'] = new Map();
    for (const place of placement.places) {
      const unit = findCurrentUnit(place, documentUnits);
      if (unit === undefined) continue;
      places.set(unit, [...(places.get(unit) ?? []), { section: place.section, fit: place.fit }]);
    }
    const material = createMaterial(names, prompts, document, extractedText);
    cases.push({
      call: call.file,
      document: document.file,
      split: document.split,
      judged: placement.judged,
      places,
      prompts,
      material,
      ownName: document.organization,
      statements: gatherStatements(material),
      sections: planSections(material),
    });
  }
  return cases;
}

function createMaterial(
  names: readonly string[],
  prompts: DraftCase['prompts'],
  { file, organization }: CorpusDocument,
  extractedText: DraftMaterial['documents'][number]['reading'],
): DraftMaterial {
  const sections = names.map((name, index) => ({
    name,
    description: '',
    required: true,
    prompts: (prompts[index] ?? []).map(({ prompt }) => prompt),
  }));
  return {
    sections: sections.map(({ name, description }) => ({ name, description })),
    details: {
      provider: 'built-in',
      isCall: true,
      requirements: [],
      sections,
      questions: [],
      notes: [],
    },
    organizationInfo: { name: organization || 'The organization' },
    answers: [],
    documents: [{ name: file, reading: extractedText }],
  };
}
