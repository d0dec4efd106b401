/**
 * Checks the ZIP files that "Ready to send?" downloads:
 *   npm run bench -- submission/package FOLDER [--today=YYYY-MM-DD]
 * FOLDER is a corpus as described in packages/analyst/training/README.md. Each real proposal is divided among the
 * sections of a real call, with files of the corpus as attachments. `unzip`, LibreOffice and poppler-utils open each
 * package: names must be safe, every file must open, fonts must be embedded, attachments must be unchanged, and the text
 * for a portal must be that of the sections. Prints each deviation.
 */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { limits, type Analysis, type AttachmentRow } from '@grantwright/shared/contract';
import { documentToHtml, type RichDocument } from '@grantwright/shared/richtext';
import {
  findApplicationFormat,
  listPackageFiles,
  listPortalAnswers,
} from '@grantwright/shared/submission';
import { pdfUaProblems } from '@grantwright/shared/testing/pdf-ua';
import { readCorpus } from '@grantwright/training/corpus';
import { convertWithLibreOffice, runPoppler } from '../lib/libre-office.ts';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { applicants, completeApplication } from './application.ts';
import { analyzeCalls } from './corpus-calls.ts';
import {
  loadBuildPackage,
  serveFiles,
  type BuildPackage,
  type LibraryFile,
} from './load-build-package.ts';
import { readProposals } from './proposals.ts';
import { writePortalText } from './write-portal-text.ts';

const run = promisify(execFile);
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { today: { type: 'string', default: new Date().toISOString().slice(0, 10) } },
});
const callCount = 8;
const maxCalls = 40;
const disclosureRule = { text: 'Applicants must disclose any use of generative AI.' };
/** Names of attachments as applicants may write them. */
const unusualNames = [
  'CON',
  'Letters',
  'letters ',
  'Lettre d’appui nº 2: école',
  '助成.',
  'x'.repeat(90),
];
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;
const date = 'December 1, 2026';

type Call = Awaited<ReturnType<typeof chooseCalls>>[number];

/** Returns calls with sections and the most attachments. Half of them ask for a statement on AI. */
async function chooseCalls(corpus: string) {
  const calls = [];
  for await (const { analysis } of analyzeCalls(corpus, flags.today)) {
    if (analysis.details.sections.length > 1) calls.push(analysis);
    if (calls.length >= maxCalls) break;
  }
  const countAttachments = ({ details }: Analysis) => (details.attachments ?? []).length;
  return calls
    .toSorted((a, b) => countAttachments(b) - countAttachments(a))
    .slice(0, callCount)
    .map((analysis, index) => {
      const applicant = applicants[index % applicants.length];
      if (!applicant) throw new Error('no applicants');
      const { grantProgram } = analysis;
      const aiPolicy = index % 2 === 0 ? [disclosureRule] : [];
      const details = { ...analysis.details, aiPolicy };
      return {
        grantProgram,
        details,
        application: completeApplication(details, grantProgram, applicant),
      };
    });
}

/** Divides a proposal among the sections of a call, with its headings one level below. */
const divide = (proposal: RichDocument, { details: { sections } }: Call) =>
  sections.map(({ name }, index) => {
    const [start, end] = [index, index + 1].map((part) =>
      Math.round((proposal.length * part) / sections.length),
    );
    const blocks = proposal
      .slice(start, end)
      .map((block) => (block.type === 'heading' ? { ...block, level: 3 as const } : block));
    return { name, blocks };
  });

/** Writes the package of a proposal for a call, and unpacks it. */
async function unpackPackage(
  { document, call, path }: { document: RichDocument; call: Call; path: string },
  { build, library }: { build: BuildPackage; library: LibraryFile[] },
) {
  const { application, details, grantProgram } = call;
  const organizationName = application.applicant.name;
  const { submission } = application.input;
  const aiStatement = submission?.aiStatement ?? '';
  const sections = divide(document, call);
  const text = sections.flatMap(({ name, blocks }): RichDocument => [
    { type: 'heading', level: 1, children: [{ text: name }] },
    ...blocks,
  ]);
  const names = [...(details.attachments ?? []).map(({ name }) => name), ...unusualNames];
  const attachments = names.map((name, index): AttachmentRow => ({
    ...{ name, required: true, state: 'ready' },
    documentId: library[index % library.length]?.id ?? '',
  }));
  const files = listPackageFiles({
    ...{ attachments, documents: library, hasPdf: true, hasPortalText: true, hasBudget: true },
    hasAiStatement: aiStatement !== '',
  });
  const { blob, failed } = await build(
    {
      draft: { title: 'A proposal', grantProgram, organizationName, content: documentToHtml(text) },
      format: findApplicationFormat({ details, changes: undefined, organizationName }),
      answers: listPortalAnswers({ document: text, details, submission }),
      ...{ files, aiStatement, budget: application.budget },
      contents: { title: 'A proposal', date, attachments, gaps: 0 },
    },
    { signal: new AbortController().signal, onStep: () => undefined },
  );
  await writeFile(`${path}.zip`, Buffer.from(await blob.arrayBuffer()));
  await mkdir(path);
  await run('unzip', ['-q', `${path}.zip`, '-d', path]);
  const { stdout } = await run('unzip', ['-Z1', `${path}.zip`]);
  const entries = stdout.split('\n').filter((entry) => entry !== '');
  return { path, entries, files, failed, sections, aiStatement, library };
}

type Package = Awaited<ReturnType<typeof unpackPackage>>;

async function findDeviations(unpacked: Package): Promise<string[]> {
  const { path, entries, files, failed, aiStatement, library } = unpacked;
  const pathOf = (kind: string) => join(path, files.find((file) => file.kind === kind)?.path ?? '');
  const read = (kind: string) => readFile(pathOf(kind), 'utf8').catch(() => '');
  const names = entries.map((entry) => basename(entry).toLowerCase());
  const fonts = (await runPoppler('pdffonts', [pathOf('pdf')])).trim().split('\n').slice(2);
  const changed = [];
  for (const { path: entry, attachment } of files) {
    const original = library.find(({ id }) => id === attachment?.document.id);
    if (!original) continue;
    const bytes = await readFile(join(path, entry));
    if (!bytes.equals(await readFile(original.path))) changed.push(`changed: ${entry}`);
  }
  return [
    ...failed.map(({ path: entry, reason }) => `failed: ${entry}: ${reason}`),
    ...(entries.length === files.length + 1 ? [] : [`${entries.length} entries`]),
    ...names
      .filter((name, index) => names.indexOf(name) !== index || reserved.test(name))
      .map((name) => `ambiguous name: ${name}`),
    ...names.filter((name) => name.length >= limits.fileNameLength).map((name) => `long: ${name}`),
    ...entries.filter((entry) => !/^(?:attachments\/)?[\w-]+\.\w+$/.test(entry)),
    ...changed,
    // columns of pdffonts: …, emb, sub, uni, object ID
    ...fonts.filter((font) => !/ yes yes yes +\d+ +\d+$/.test(font)).map((font) => `font: ${font}`),
    ...pdfUaProblems(await readFile(pathOf('pdf'))),
    ...((await read('ai-statement')).trim() === aiStatement.trim() ? [] : ['statement on AI']),
    ...findTextDeviations(await read('portal-text'), unpacked),
  ];
}

/** Compares the text for a portal with the sections. */
function findTextDeviations(file: string, { sections }: Package): string[] {
  let rest = file;
  return sections.flatMap(({ name, blocks }) => {
    const text = writePortalText(blocks);
    const [heading = ''] = rest.split('\n', 1);
    const start = heading.length + 2;
    const received = rest.slice(start, start + text.length);
    rest = rest.slice(start + text.length + 3);
    return [
      ...(heading.startsWith(`=== ${name} (`) ? [] : [`heading of ${name}: ${heading}`]),
      ...(received === text ? [] : [`text of ${name}: ${findDifference(received, text)}`]),
    ];
  });
}

function findDifference(received: string, text: string): string {
  const at = [...text].findIndex((_, index) => received[index] !== text[index]);
  return JSON.stringify([received, text].map((one) => one.slice(Math.max(0, at - 20), at + 40)));
}

async function main({ folder, defer }: Bench): Promise<void> {
  const [corpus] = positionals;
  if (!corpus) throw new Error('usage: package FOLDER');
  const buildPackage = await loadBuildPackage(defer);
  const documents = (await readCorpus(corpus, 'organizations')).filter(
    ({ split }) => split === 'train',
  );
  const library = await Promise.all(
    documents.slice(0, 30).map(async ({ id, file, path }): Promise<LibraryFile> => ({
      ...{ id, path, originalName: basename(file), fileSize: (await stat(path)).size },
    })),
  );
  const calls = await chooseCalls(corpus);
  const proposals = await readProposals(corpus);
  serveFiles(library, date);
  const copies: string[] = [];
  const counts = { files: 0, statements: 0, deviations: 0 };
  for (const [index, { file, document }] of proposals.entries()) {
    const call = calls[index % calls.length];
    if (!call) throw new Error('no calls');
    const path = join(folder, String(index));
    const unpacked = await unpackPackage(
      { document, call, path },
      { build: buildPackage, library },
    );
    const deviations = await findDeviations(unpacked);
    for (const deviation of deviations) console.log(`${file}: ${deviation}`);
    counts.deviations += deviations.length;
    counts.files += unpacked.entries.length;
    counts.statements += Number(unpacked.aiStatement !== '');
    for (const { kind, path: entry } of unpacked.files) {
      if (kind !== 'word' && kind !== 'budget') continue;
      const copy = join(folder, `${index}-${kind}${extname(entry)}`);
      await copyFile(join(path, entry), copy);
      copies.push(copy);
    }
  }
  for (const pdf of await convertWithLibreOffice(folder, 'pdf', copies)) {
    const text = await runPoppler('pdftotext', [pdf, '-']).catch(() => '');
    if (text.trim() === '') console.log(`LibreOffice opens no ${basename(pdf, '.pdf')}`);
    if (text.trim() === '') counts.deviations += 1;
  }
  console.log(
    `${proposals.length} packages for ${calls.length} calls with ${counts.files} files, ` +
      `${counts.statements} with a statement on AI: ${counts.deviations} deviations`,
  );
}

await runBenchmark(main);
