/**
 * Checks the Word file and the PDF of real proposals against the format that a funder states:
 *   npm run bench -- submission/stated-format FOLDER
 * FOLDER is a corpus as described in packages/analyst/training/README.md. Needs LibreOffice, which opens the Word
 * files, and poppler-utils, which measures the pages of both: font, size, margins, line spacing, paper, header and page
 * numbers. The PDF must also be tagged as PDF/UA requires. Prints each deviation.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { applicationToDocx, applicationToPdf } from '@grantwright/applications/export';
import type { Requirement } from '@grantwright/shared/contract';
import { findApplicationFormat } from '@grantwright/shared/submission';
import { pdfUaProblems } from '@grantwright/shared/testing/pdf-ua';
import { convertWithLibreOffice, runPoppler } from '../lib/libre-office.ts';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { readProposals } from './proposals.ts';

const { positionals } = parseArgs({ allowPositionals: true });

type Stated = {
  rules: string[];
  fonts: RegExp;
  size: number;
  /** In points. */
  margin: number;
  pitch: number;
  paper: [number, number];
  hasHeader?: boolean;
  hasNumbers?: boolean;
};

const letter: [number, number] = [612, 792];
const times = /Tinos|LiberationSerif/;
const arial = /Arimo|LiberationSans/;
const calibri = /Carlito/;

/** Sentences of funders, and the pages that they ask for. Fonts are the metric-compatible ones. */
const stated: readonly Stated[] = [
  {
    rules: [
      'The narrative must be double-spaced in 12-point Times New Roman font with one-inch margins on all sides.',
      'All pages must be numbered, and each page must include the applicant’s name in the header.',
    ],
    ...{ fonts: times, size: 12, margin: 72, pitch: 27.6, paper: letter },
    ...{ hasHeader: true, hasNumbers: true },
  },
  {
    rules: [
      'Use Arial, 11 point or larger, single-spaced, with margins of at least 1 inch. Do not number pages.',
    ],
    ...{ fonts: arial, size: 11, margin: 72, pitch: 12.65, paper: letter, hasNumbers: false },
  },
  {
    rules: [
      'Font: Calibri 11 pt; margins no smaller than 0.5"; 8.5 x 11 inch paper; line spacing 1.15; pages numbered.',
    ],
    ...{ fonts: calibri, size: 11, margin: 36, pitch: 15.44, paper: letter, hasNumbers: true },
  },
  {
    rules: [
      'Proposals are submitted on A4 paper with 2.5 cm margins, 1.5 line spacing and a font size of at least 12 (Times New Roman).',
    ],
    ...{ fonts: times, size: 12, margin: 70.8, pitch: 20.7, paper: [595, 842] },
  },
  {
    rules: [
      'Type size must be 14 point. Margins must be 1.5 inches.',
      'The name of the applicant organization must appear at the top of every page.',
    ],
    ...{ fonts: /./, size: 14, margin: 108, pitch: 18.8, paper: letter, hasHeader: true },
  },
];
const organizationName = 'Cobalt Lane Learning Center';

async function main({ folder }: Bench): Promise<void> {
  const [corpus] = positionals;
  if (!corpus) throw new Error('usage: stated-format FOLDER');
  const proposals = await readProposals(corpus);
  const cases = proposals.flatMap((proposal, index) =>
    stated.map((rule, number) => ({ ...proposal, rule, path: join(folder, `${index}-${number}`) })),
  );
  const problems = new Map<string, number>();
  const report = (problem: string) => problems.set(problem, (problems.get(problem) ?? 0) + 1);
  for (const { file, document, rule, path } of cases) {
    const requirements = rule.rules.map((text): Requirement => ({
      text,
      kind: 'format',
      mandatory: true,
    }));
    const format = findApplicationFormat({
      details: { requirements },
      changes: undefined,
      organizationName,
    });
    const application = {
      ...{ title: `Proposal ${file}`, grantProgram: 'Harbor Fund', organizationName },
      ...{ date: 'November 30, 2026', document, format },
    };
    await writeFile(`${path}.docx`, await applicationToDocx(application));
    const pdf = await applicationToPdf(application);
    await writeFile(`${path}-own.pdf`, pdf);
    for (const problem of pdfUaProblems(pdf)) report(`${file}: PDF/UA: ${problem}`);
    for (const problem of await findDeviations(`${path}-own.pdf`, rule))
      report(`${file}: PDF: ${problem}`);
  }
  const pdfs = await convertWithLibreOffice(
    folder,
    'pdf',
    cases.map(({ path }) => `${path}.docx`),
  );
  for (const [index, { file, rule }] of cases.entries())
    for (const problem of await findDeviations(pdfs[index] ?? '', rule))
      report(`${file}: Word: ${problem}`);
  for (const [problem, count] of problems) console.log(`${problem} (${count})`);
  console.log(`${cases.length} Word files and PDFs, ${problems.size} deviations`);
}

async function findDeviations(pdf: string, rule: Stated): Promise<string[]> {
  const xml = await runPoppler('pdftohtml', ['-xml', '-stdout', '-i', '-zoom', '1', pdf]);
  const fonts = new Map<string, { size: number; family: string }>();
  const problems = new Set<string>();
  const tops: number[] = [];
  for (const [, id = '', size, family = ''] of xml.matchAll(
    /<fontspec id="(\d+)" size="(-?\d+)" family="([^"]*)"/g,
  ))
    fonts.set(id, { size: Number(size), family });
  for (const page of xml.split('<page ').slice(1)) {
    const [, height = 0, width = 0] = (/height="(\d+)" width="(\d+)"/.exec(page) ?? []).map(Number);
    if (Math.abs(width - rule.paper[0]) > 1 || Math.abs(height - rule.paper[1]) > 1)
      problems.add(`paper ${width} × ${height}`);
    const texts = [
      ...page.matchAll(
        /<text top="(-?\d+)" left="(-?\d+)" width="(-?\d+)" height="(-?\d+)" font="(\d+)">(.*?)<\/text>/g,
      ),
    ].map(([, top, left, wide, high, font = '', text = '']) => ({
      ...{
        top: Number(top),
        left: Number(left),
        right: Number(left) + Number(wide),
        bottom: Number(top) + Number(high),
      },
      ...{ font: fonts.get(font), text: text.replace(/<[^<>]*>/g, '') },
    }));
    const body = texts.filter(
      ({ top, bottom }) => top >= rule.margin - 3 && bottom <= height - rule.margin + 6,
    );
    const outside = texts.filter((text) => !body.includes(text));
    const hasHeader = outside.some(
      ({ text, top }) => top < rule.margin && text.includes(organizationName),
    );
    if (hasHeader !== (rule.hasHeader ?? false)) problems.add(`header ${hasHeader}`);
    const hasNumber = outside.some(
      ({ text, top }) => top > height / 2 && /Page\s+\d+\s+of/.test(text),
    );
    if (hasNumber !== (rule.hasNumbers ?? true)) problems.add(`page number ${hasNumber}`);
    for (const { text } of outside)
      if (!/Page|of|\d/.test(text) && !text.includes(organizationName))
        problems.add(`outside the margins: ${text}`);
    for (const { text, font, left, right } of body.filter(({ text }) => text.trim() !== '')) {
      const place = text.slice(0, 40);
      // A space at the end of a line is outside.
      const end = /\s$/.test(text) ? right - rule.size / 3 : right;
      if (left < rule.margin - 1.5 || end > width - rule.margin + 2)
        problems.add(`${left} to ${right}: ${place}`);
      if (!font || font.size < rule.size) problems.add(`size ${font?.size}: ${place}`);
      // the fonts for emoji and signs that the stated font lacks
      if (!rule.fonts.test(font?.family ?? '') && !/Noto/.test(font?.family ?? ''))
        problems.add(`font ${font?.family}: ${place}`);
    }
    tops.push(...body.map(({ top }) => top).toSorted((x, y) => x - y));
  }
  const pitch = findUsualPitch(tops, rule.pitch);
  if (pitch !== undefined && Math.abs(pitch - rule.pitch) > 1)
    problems.add(`line spacing ${pitch}`);
  return [...problems];
}

/** The most common distance between lines, without tables, which are single-spaced, and space between paragraphs. */
function findUsualPitch(tops: readonly number[], stated: number): number | undefined {
  const counts = new Map<number, number>();
  for (const [index, top] of tops.slice(1).entries()) {
    const pitch = top - (tops[index] ?? 0);
    if (pitch > stated * 0.6 && pitch < stated * 1.15)
      counts.set(pitch, (counts.get(pitch) ?? 0) + 1);
  }
  const [usual] = [...counts].toSorted(([, a], [, b]) => b - a);
  return usual?.[0];
}

await runBenchmark(main);
