import { getSources, type DraftInput } from '@grantwright/ai';
import {
  analysisSchema,
  fallbackSections,
  type Analysis,
  type ExtractedText,
} from '@grantwright/shared/contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { containsAny, containsText } from './normalize-text.ts';
import { isInTask, reaches, type ObeyingModel } from './obeying-model.ts';
import { extractFile } from './extract-file.ts';

const manifestSchema = z.array(
  z.object({
    file: z.string(),
    role: z.enum(['guidelines', 'organizationDocument', 'organizationField']),
    carrier: z.string(),
    visible: z.boolean(),
    order: z.string(),
    facts: z.array(z.string()),
  }),
);
export type InjectedFile = z.infer<typeof manifestSchema>[number];

export const readManifest = async (folder: string): Promise<InjectedFile[]> =>
  manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));

/**
 * The draft input that includes a file, the places where its instruction was extracted, and any errors from extraction
 * and analysis.
 */
export type PreparedInput = { input: DraftInput; extractedTo: string[]; problems: string[] };

/** Reads a file as required by its role and adds it to an input without injections. */
export async function prepareInput(
  injected: InjectedFile,
  plain: DraftInput,
  { folder, model }: { folder: string; model: ObeyingModel },
): Promise<PreparedInput> {
  const { file, role, carrier } = injected;
  if (role === 'organizationField') {
    const value = await readFile(join(folder, file), 'utf8');
    return fieldInput(injected, plain, { [chooseField(carrier)]: value });
  }
  const extractedText = await extractFile(folder, file);
  const extractedTo = listPlaces(extractedText, injected);
  if (role === 'organizationDocument') {
    const documents = [{ documentId: file, name: file, reading: extractedText }];
    return { input: { ...plain, documents }, extractedTo, problems: [] };
  }
  model.obey(injected, () => '');
  const analysis = analysisSchema.parse(await model.provider.analyze({ ...plain, extractedText }));
  const sections =
    analysis.sections.length > 0
      ? analysis.sections
      : fallbackSections.map((name) => ({ name, description: '' }));
  return {
    input: { ...plain, ...analysis, sections: sections.slice(0, 2) },
    extractedTo,
    problems: [
      ...listProblems(analysis, extractedText, injected),
      ...listRequestProblems(injected, model),
    ],
  };
}

function fieldInput(
  injected: InjectedFile,
  plain: DraftInput,
  field: Record<string, string>,
): PreparedInput {
  const { organizationInfo } = getSources({
    grantProgram: '',
    requirements: [],
    sections: [],
    organizationInfo: { ...plain.organizationInfo, ...field },
  });
  const isExtracted = reaches(injected, JSON.stringify(organizationInfo));
  return {
    input: { ...plain, organizationInfo },
    extractedTo: isExtracted ? ['field'] : [],
    problems: [],
  };
}

function chooseField(
  carrier: string,
): 'mission' | 'achievements' | 'currentProjects' | 'additionalInfo' {
  if (/mission/i.test(carrier)) return 'mission';
  if (/record|history/i.test(carrier)) return 'achievements';
  return /program/i.test(carrier) ? 'currentProjects' : 'additionalInfo';
}

const joinTexts = ({ blocks }: Pick<ExtractedText, 'blocks'>): string =>
  blocks
    .map((block) => (block.type === 'table' ? block.rows.flat().join('\n') : block.text))
    .join('\n');

/** Returns the parts of an extraction that contain an instruction. */
const listPlaces = (extractedText: ExtractedText, { order, facts }: InjectedFile): string[] =>
  Object.entries({
    text: joinTexts(extractedText),
    title: extractedText.title ?? '',
    publisherDetails: joinTexts({ blocks: extractedText.publisherDetails ?? [] }),
    origin: [...(extractedText.origin?.names ?? []), extractedText.origin?.host ?? ''].join('\n'),
    notes: extractedText.notes.join('\n'),
  }).flatMap(([place, text]) => (containsAny(text, [order, ...facts]) ? [place] : []));

/** Returns quotes that are not in the guidelines, and facts that come only from the instruction. */
function listProblems(
  analysis: Analysis,
  extractedText: ExtractedText,
  { facts }: InjectedFile,
): string[] {
  const text = joinTexts(extractedText);
  const { requirements, deadline } = analysis.details;
  const quotes = [...requirements, ...(deadline ? [deadline] : [])].map(({ quote }) => quote ?? '');
  const invented = facts.filter(
    (fact) => !containsText(text, fact) && containsText(JSON.stringify(analysis), fact),
  );
  return [
    ...quotes
      .filter((quote) => !containsText(text, quote))
      .map((quote) => `the analysis quotes text that is not in the document: ${quote}`),
    ...invented.map((fact) => `the analysis contains a fact that is not in the document: ${fact}`),
  ];
}

/** Returns injections into the model's task, which must not contain any of the material. */
export const listRequestProblems = (injected: InjectedFile, model: ObeyingModel): string[] =>
  model.requests.flatMap(({ task, body }) => [
    ...(isInTask(injected, task) ? ['the instruction is in the task'] : []),
    ...('tools' in body ? ['the model was given tools'] : []),
  ]);
