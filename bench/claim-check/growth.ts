/**
 * Checks that CPU time grows linearly, by comparing a check of 10,000 words with ten checks of 1,000 words, and with
 * only parsing the HTML (the lower bound).
 */
import { checkClaims } from '@grantwright/analyst';
import { htmlToDocument } from '@grantwright/shared/richtext';
import { cpuTimeUs, pairedRounds, report } from '../lib/paired-rounds.ts';
import { runBenchmark } from '../lib/run-benchmark.ts';

const rounds = 9;
const sentences = [
  'The Reed Harbor Society lends 48 boats to nine schools along the river.',
  'In 2025 volunteers gave 1,260 hours, and 312 pupils took part.',
  'We ask for $18,500 to repair twelve boats by June 30, 2027.',
  'Our workshop at 12 Quay Street is open on three days of the week.',
];
const sources = {
  requirements: [],
  sections: [],
  organizationInfo: { name: 'Reed Harbor Society', additionalInfo: sentences.join('\n') },
  answers: [],
  documents: [],
};

async function main(): Promise<void> {
  const [short, long] = [createHtml(1_000), createHtml(10_000)];
  const check = (html: string) => () =>
    checkClaims({ content: { html }, sources, today: '2026-11-21' });
  check(long)();
  const { ratios } = await pairedRounds(rounds, {
    tenShort: async () => 10 * measureCpuUs(check(short)),
    long: async () => measureCpuUs(check(long)),
    parse: async () => measureCpuUs(() => htmlToDocument(long)),
  });
  report('CPU of one 10,000-word check / ten 1,000-word checks', ratios('long', 'tenShort'));
  report('check CPU / parse CPU at 10,000 words', ratios('long', 'parse'));
}

function createHtml(words: number): string {
  const wordsPerParagraph = sentences.join(' ').split(' ').length;
  return `<p>${sentences.join(' ')}</p>`.repeat(Math.ceil(words / wordsPerParagraph));
}

function measureCpuUs(work: () => unknown): number {
  const before = cpuTimeUs();
  work();
  return cpuTimeUs() - before;
}

await runBenchmark(main);
