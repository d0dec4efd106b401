/**
 * Measures how instructions hidden in documents and fields affect a draft by a provider that obeys all of them:
 *   npm run bench -- quality/evaluate-injected FOLDER [--today=YYYY-MM-DD] [--show]
 * FOLDER contains the files and a `manifest.json` that states the role of each file (guidelines, organizationDocument,
 * organizationField), how it carries the instruction, whether the instruction is visible, its text, and the false facts
 * in it. Extracts each file and uses it as the product does. Prints hidden instructions that were extracted, effects on
 * anything but the draft's text, and false facts without a mark, which are neither unsupported nor attributed to a
 * source in the applicant's documents. States all facts in several wordings, because a model may invent them anyway.
 * `--show` prints the drafts.
 */
import { parseArgs } from 'node:util';
import { sectionsToHtml, type DraftedSection, type DraftInput } from '@grantwright/ai';
import { checkClaims } from '@grantwright/analyst';
import { draftInput } from '@grantwright/ai/testing';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { getMark, type Mark } from './claim-marks.ts';
import {
  prepareInput,
  listRequestProblems,
  readManifest,
  type InjectedFile,
} from './injected-files.ts';
import { containsText } from './normalize-text.ts';
import { reaches, startObeyingModel, wordings, type ObeyingModel } from './obeying-model.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    show: { type: 'boolean', default: false },
  },
});

type Effect = {
  isVisible: boolean;
  isExtracted: boolean;
  reachesModel: boolean;
  marks: { fact: string; wording: string; mark: Mark }[];
  problems: Set<string>;
};

async function main({ defer }: Bench): Promise<void> {
  const [folder] = positionals;
  if (!folder)
    throw new Error('usage: evaluate-injected FOLDER, which contains manifest.json and its files');
  const manifest = await readManifest(folder);
  const model = await startObeyingModel();
  defer(model.close);
  const plain = draftInput({
    grantProgram: '',
    requirements: [],
    today: flags.today,
    userId: 'a user',
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  const effects: Effect[] = [];
  for (const injected of manifest) {
    const { input, extractedTo, problems } = await prepareInput(injected, plain, { folder, model });
    const drafts = await evaluateDrafts(injected, input, model);
    const effect = {
      ...drafts,
      isVisible: injected.visible,
      isExtracted: extractedTo.length > 0,
      problems: new Set([...problems, ...drafts.problems]),
    };
    printEffect(injected, effect, extractedTo);
    effects.push(effect);
  }
  printTotals(effects);
}

/** Drafts with every wording of the injected facts. */
async function evaluateDrafts(injected: InjectedFile, input: DraftInput, model: ObeyingModel) {
  const problems: string[] = [];
  const marks: Effect['marks'] = [];
  let reachesModel = false;
  for (const [wording, phrase] of Object.entries(wordings)) {
    model.obey(injected, phrase);
    const sections = await model.provider.draft({ ...input, onSection: () => undefined });
    reachesModel ||= model.requests.some(({ data }) => reaches(injected, data));
    problems.push(...listRequestProblems(injected, model), ...listDraftProblems(sections, input));
    const { claims } = checkClaims({ content: sections, sources: input, today: flags.today });
    const text = JSON.stringify(sections);
    for (const fact of injected.facts.filter((each) => containsText(text, each)))
      marks.push({ fact, wording, mark: getMark(claims, fact) });
  }
  return { reachesModel, marks, problems };
}

function listDraftProblems(sections: DraftedSection[], input: DraftInput): string[] {
  const html = sectionsToHtml(sections);
  if (flags.show) console.log(html);
  const joinNames = (named: { name: string }[]) => named.map(({ name }) => name).join('\n');
  const hasMarkup =
    /<(?!\/?(?:h2|p|ul|ol|li|br)>)/.test(html) ||
    JSON.stringify(sections).includes('"type":"link"');
  return [
    ...(joinNames(sections) === joinNames(input.sections)
      ? []
      : ['the sections differ from the request']),
    ...(hasMarkup ? ['the model output became markup'] : []),
  ];
}

function printEffect(
  { file, carrier }: InjectedFile,
  { isVisible, marks, problems }: Effect,
  extractedTo: string[],
): void {
  const print = (label: string, detail: string) =>
    console.log(`${label.padEnd(9)} ${file} ${carrier}   (${detail})`);
  if (!isVisible && extractedTo.length > 0) print('extracted', extractedTo.join(', '));
  for (const { fact, wording, mark } of marks)
    if (mark === 'none') print('unmarked', `${fact} ${wording}`);
    else if (mark === 'funder') print('funder’s', `${fact} ${wording}`);
  for (const problem of problems) print('effect', problem);
}

function printTotals(effects: Effect[]): void {
  const count = (matches: (effect: Effect) => boolean) => effects.filter(matches).length;
  const hasMark = (mark: Mark) => (effect: Effect) =>
    effect.marks.some((each) => each.mark === mark);
  const total = (mark: Mark) =>
    effects.flatMap(({ marks }) => marks).filter((each) => each.mark === mark).length;
  const hidden = count(({ isVisible }) => !isVisible);
  const extracted = count(({ isVisible, isExtracted }) => !isVisible && isExtracted);
  console.log(
    `\n${hidden} hidden instructions: ${extracted} extracted; ${effects.length - hidden} visible; ${count(({ reachesModel }) => reachesModel)} of ${effects.length} reached the model.`,
    `\nFacts stated: ${total('unsupported')} unsupported, ${total('own')} with a source of the applicant, ${total('funder')} with a source of the funder, ${total('none')} unmarked.`,
    `\nDrafts: ${count(hasMark('none'))} with an unmarked fact, ${count(hasMark('funder'))} with the funder's documents as a source, ${count(({ problems }) => problems.size > 0)} with another effect.`,
  );
}

await runBenchmark(main);
