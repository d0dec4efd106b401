/**
 * Compares the estimated pages of real proposals with the pages of their Word files in LibreOffice:
 *   npm run bench -- submission/page-estimate FOLDER
 * FOLDER is a corpus as described in packages/analyst/training/README.md. Lays out the
 * proposals in five formats of funders and prints those that are off by more than a quarter page. Needs LibreOffice, poppler-utils, and the fonts Liberation and Carlito.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { applicationToDocx } from '@grantwright/applications/export';
import type { DocumentFormat } from '@grantwright/shared/contract';
import { estimatePages } from '@grantwright/shared/submission';
import { convertWithLibreOffice, runPoppler } from '../lib/libre-office.ts';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { readProposals } from './proposals.ts';

const { positionals } = parseArgs({ allowPositionals: true });

const formats: readonly DocumentFormat[] = [
  {},
  { font: 'Times New Roman', fontSize: 12, margin: 1, lineSpacing: 2 },
  { font: 'Arial', fontSize: 11, margin: 1, lineSpacing: 1 },
  { font: 'Calibri', fontSize: 11, margin: 0.5, lineSpacing: 1 },
  { font: 'Times New Roman', fontSize: 11.5, margin: 0.79, lineSpacing: 1.5, paper: 'a4' },
];
const tolerance = 0.25;
const withoutTitle = { title: '', grantProgram: '', organizationName: '', date: '' };

async function main({ folder }: Bench): Promise<void> {
  const [corpus] = positionals;
  if (!corpus) throw new Error('usage: page-estimate FOLDER');
  const proposals = await readProposals(corpus);
  const cases = proposals.flatMap(({ file, document }, index) =>
    formats.map((format, number) => {
      const path = join(folder, `${index}-${number}.docx`);
      return { file, document, format, path, name: `${file}, format ${number}` };
    }),
  );
  for (const { document, format, path } of cases) {
    const withoutNumbers = { ...format, pageNumbers: false };
    const file = await applicationToDocx({ ...withoutTitle, document, format: withoutNumbers });
    await writeFile(path, file);
  }
  const paths = cases.map(({ path }) => path);
  const pdfs = await convertWithLibreOffice(folder, 'pdf', paths);
  const errors = await Promise.all(
    cases.map(async ({ document, format, name }, index) => {
      const pages = await measurePages(pdfs[index] ?? '', format);
      const estimate = estimatePages(document, format);
      const error = Math.abs(estimate - pages);
      if (error > tolerance)
        console.log(
          `${name}: ${estimate.toFixed(2)} estimated, ${pages.toFixed(2)} in LibreOffice`,
        );
      return error;
    }),
  );
  const close = errors.filter((error) => error <= tolerance);
  console.log(
    `${close.length} of ${errors.length} within a quarter page, ${proposals.length} proposals; ` +
      `largest error ${Math.max(...errors).toFixed(2)} pages`,
  );
}

/** Full pages, plus the share of the last page down to its last line. */
async function measurePages(pdf: string, { margin = 1 }: DocumentFormat): Promise<number> {
  const html = await runPoppler('pdftotext', ['-bbox', pdf, '-']);
  const pages = html.split('<page ').filter((page) => page.includes('<word'));
  const last = pages.at(-1) ?? '';
  const height = Number(/height="([\d.]+)"/.exec(last)?.[1]);
  const bottom = Math.max(...[...last.matchAll(/yMax="([\d.]+)"/g)].map(([, y]) => Number(y)));
  return pages.length - 1 + (bottom - margin * 72) / (height - margin * 144);
}

await runBenchmark(main);
