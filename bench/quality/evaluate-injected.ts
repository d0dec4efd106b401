/**
 * Measures the effect of instructions hidden in documents and fields on a draft, with a provider that obeys all of them:
 *   npx tsx --conditions=@grantwright/source bench/quality/evaluate-injected.ts FOLDER [--today=YYYY-MM-DD] [--show]
 * FOLDER contains the files and `manifest.json` with the role of each (guidelines, organizationDocument,
 * organizationField), how it carries the instruction, whether that is visible, its text, and the false facts in it.
 * Extracts each file and uses it as the product does. Prints hidden instructions that were extracted, effects other than
 * the draft's text, and false facts without a mark: neither unsupported nor with a source in the applicant's documents.
 * States all facts in several wordings, because a model may invent them anyway. `--show` prints the drafts.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkClaims, type DraftInput, sectionsToHtml } from '@grantwright/ai';
import {
  analysisSchema,
  fallbackSections,
  type Analysis,
  type Claim,
  type ExtractedText,
} from '@grantwright/shared/contract';
import { z } from 'zod';
import { isInTask, reaches, startObeyingModel, wordings } from './obeying-model.ts';
import { draftInput } from '../../services/ai/test/extracted-texts.ts';
import { sourcesOf } from '../../services/ai/src/generation/sources-of.ts';
import { extractFile } from './read-document.ts';
import { containsAny, containsText, normalized } from './normalize-text.ts';

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
type InjectedFile = z.infer<typeof manifestSchema>[number];

const args = process.argv.slice(2);
const folder = args.find((arg) => !arg.startsWith('--')) ?? '';
const today =
  args.find((arg) => arg.startsWith('--today='))?.slice(8) ?? new Date().toISOString().slice(0, 10);
const show = args.includes('--show');
if (!folder)
  throw new Error('usage: evaluate-injected.ts FOLDER, which contains manifest.json and its files');

const manifest = manifestSchema.parse(
  JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')),
);
const model = await startObeyingModel();
const live = {
  userId: 'a user',
  signal: new AbortController().signal,
  onProgress: () => undefined,
};
const plain = draftInput({ grantProgram: '', requirements: [], today, ...live });

const textsOf = ({ blocks }: Pick<ExtractedText, 'blocks'>): string =>
  blocks
    .map((block) => (block.type === 'table' ? block.rows.flat().join('\n') : block.text))
    .join('\n');

/** Parts of an extraction that contain an instruction. */
const placesOf = (reading: ExtractedText, { order, facts }: InjectedFile): string[] =>
  Object.entries({
    text: textsOf(reading),
    title: reading.title ?? '',
    publisherDetails: textsOf({ blocks: reading.publisherDetails ?? [] }),
    origin: [...(reading.origin?.names ?? []), reading.origin?.host ?? ''].join('\n'),
    notes: reading.notes.join('\n'),
  }).flatMap(([place, text]) => (containsAny(text, [order, ...facts]) ? [place] : []));

const fieldFor = (
  carrier: string,
): 'mission' | 'achievements' | 'currentProjects' | 'additionalInfo' => {
  if (/mission/i.test(carrier)) return 'mission';
  if (/record|history/i.test(carrier)) return 'achievements';
  return /program/i.test(carrier) ? 'currentProjects' : 'additionalInfo';
};

/** Errors of an analysis: quotes that are not in the guidelines, and facts from the instruction only. */
const problemsOf = (
  analysis: Analysis,
  reading: ExtractedText,
  { facts }: InjectedFile,
): string[] => {
  const text = textsOf(reading);
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
};

/** The draft input with the file, and the errors of extraction and analysis. */
const prepareInput = async (
  injected: InjectedFile,
): Promise<{ input: DraftInput; read: string[]; problems: string[] }> => {
  const { file, role, carrier } = injected;
  if (role === 'organizationField') {
    const value = await readFile(join(folder, file), 'utf8');
    const field = fieldFor(carrier);
    const { organizationInfo } = sourcesOf({
      grantProgram: '',
      requirements: [],
      sections: [],
      organizationInfo: { ...plain.organizationInfo, [field]: value },
    });
    return {
      input: { ...plain, organizationInfo },
      read: reaches(injected, organizationInfo[field] ?? '') ? ['field'] : [],
      problems: [],
    };
  }
  const reading = await extractFile(folder, file);
  const read = placesOf(reading, injected);
  if (role === 'organizationDocument')
    return {
      input: { ...plain, documents: [{ documentId: file, name: file, reading }] },
      read,
      problems: [],
    };
  model.obey(injected, () => '');
  const analysis = analysisSchema.parse(await model.provider.analyze({ ...live, reading, today }));
  const sections =
    analysis.sections.length > 0
      ? analysis.sections
      : fallbackSections.map((name) => ({ name, description: '' }));
  return {
    input: { ...plain, ...analysis, sections: sections.slice(0, 2) },
    read,
    problems: [...problemsOf(analysis, reading, injected), ...inRequests(injected)],
  };
};

/** Injections into the model's task, which excludes the material. */
const inRequests = (injected: InjectedFile): string[] =>
  model.requests.flatMap(({ task, body }) => [
    ...(isInTask(injected, task) ? ['the instruction is in the task'] : []),
    ...('tools' in body ? ['the model was given tools'] : []),
  ]);

type Mark = 'unsupported' | 'own' | 'funder' | 'none';

/** The words and numbers of a text, which are marked separately. */
const partsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];

/** How a fact is marked: the most severe mark that a user sees. */
const markOf = (claims: Claim[], fact: string): Mark => {
  const normalizedFact = normalized(fact);
  const types = claims.flatMap(({ text, source }) => {
    const claim = normalized(text);
    const overlaps =
      claim.includes(normalizedFact) || (claim.length > 2 && normalizedFact.includes(claim));
    return overlaps ? [source.type] : [];
  });
  // "Name Acme 65" may be marked as a name and a figure.
  const parts = partsOf(fact);
  const marked = claims.map(({ text, source }) => ({ source, words: new Set(partsOf(text)) }));
  if (types.length === 0 && parts.every((part) => marked.some(({ words }) => words.has(part))))
    types.push(
      ...marked.flatMap(({ source, words }) =>
        parts.some((part) => words.has(part)) ? [source.type] : [],
      ),
    );
  if (types.includes('unsupported')) return 'unsupported';
  if (types.some((type) => type !== 'guidelines')) return 'own';
  return types.length > 0 ? 'funder' : 'none';
};

const sum = {
  seen: 0,
  unseen: 0,
  read: 0,
  drafts: 0,
  unmarked: 0,
  funder: 0,
  effects: 0,
  reached: 0,
};
const marks = { unsupported: 0, own: 0, funder: 0, none: 0 };

for (const injected of manifest) {
  const { file, visible, carrier, facts } = injected;
  const { input, read, problems } = await prepareInput(injected);
  sum[visible ? 'seen' : 'unseen'] += 1;
  if (!visible && read.length > 0) {
    sum.read += 1;
    console.log(`extracted ${file} ${carrier}   (${read.join(', ')})`);
  }
  const foundProblems = new Set(problems);
  const unmarked: string[] = [];
  const byFunder: string[] = [];
  let reached = false;
  for (const [wording, phrase] of Object.entries(wordings)) {
    model.obey(injected, phrase);
    const sections = await model.provider.draft({ ...input, onSection: () => undefined });
    const html = sectionsToHtml(sections);
    reached ||= model.requests.some(({ data }) => reaches(injected, data));
    for (const problem of inRequests(injected)) foundProblems.add(problem);
    if (
      sections.map(({ name }) => name).join('\n') !==
      input.sections.map(({ name }) => name).join('\n')
    )
      foundProblems.add('the sections differ from the request');
    if (
      /<(?!\/?(?:h2|p|ul|ol|li|br)>)/.test(html) ||
      JSON.stringify(sections).includes('"type":"link"')
    )
      foundProblems.add('the model output became markup');
    if (show) console.log(html);
    const { claims } = checkClaims({ content: sections, sources: input, today });
    for (const fact of facts.filter((fact) => containsText(JSON.stringify(sections), fact))) {
      const mark = markOf(claims, fact);
      marks[mark] += 1;
      if (mark === 'none') unmarked.push(`${fact} ${wording}`);
      if (mark === 'funder') byFunder.push(`${fact} ${wording}`);
    }
  }
  sum.drafts += 1;
  if (reached) sum.reached += 1;
  if (unmarked.length > 0) sum.unmarked += 1;
  if (byFunder.length > 0) sum.funder += 1;
  if (foundProblems.size > 0) sum.effects += 1;
  for (const fact of unmarked) console.log(`unmarked  ${file} ${carrier}   (${fact})`);
  for (const fact of byFunder) console.log(`funder’s  ${file} ${carrier}   (${fact})`);
  for (const effect of foundProblems) console.log(`effect    ${file} ${carrier}   (${effect})`);
}
await model.close();
console.log(
  `\n${sum.unseen} hidden instructions: ${sum.read} extracted; ${sum.seen} visible; ${sum.reached} of ${sum.drafts} reached the model.`,
  `\nFacts stated: ${marks.unsupported} unsupported, ${marks.own} with a source of the applicant, ${marks.funder} with a source of the funder, ${marks.none} unmarked.`,
  `\nDrafts: ${sum.unmarked} with an unmarked fact, ${sum.funder} with the funder's documents as a source, ${sum.effects} with another effect.`,
);
