/**
 * Checks that CPU time grows linearly: compares checking 10,000 words with ten checks of 1,000 words, and with only parsing the HTML (the lower bound):
 *   node --import tsx --conditions=@grantwright/source bench/check/growth.ts
 */
import { checkClaims } from '@grantwright/ai';
import { htmlToDocument } from '@grantwright/shared/richtext';
import { cpuTimeUs, pairedRatios, report } from '../paired-rounds.ts';

const rounds = 9;
const sentences = [
  'The Reed Harbor Society lends 48 boats to nine schools along the river.',
  'In 2025 volunteers gave 1,260 hours, and 312 pupils took part.',
  'We ask for $18,500 to repair twelve boats by June 30, 2027.',
  'Our workshop at 12 Quay Street is open on three days of the week.',
];
const html = (words: number): string => {
  const wordsPerParagraph = sentences.join(' ').split(' ').length;
  return `<p>${sentences.join(' ')}</p>`.repeat(Math.ceil(words / wordsPerParagraph));
};
const sources = {
  requirements: [],
  sections: [],
  organizationInfo: { name: 'Reed Harbor Society', additionalInfo: sentences.join('\n') },
  answers: [],
  documents: [],
};
const measureCheck = (content: string) => async (): Promise<number> => {
  const before = cpuTimeUs();
  checkClaims({ content: { html: content }, sources, today: '2026-11-21' });
  return cpuTimeUs() - before;
};

const [short, long] = [html(1_000), html(10_000)];
await measureCheck(long)();
const ratios = await pairedRatios(rounds, {
  tenShort: async () => 10 * (await measureCheck(short)()),
  long: measureCheck(long),
  parse: async () => {
    const before = cpuTimeUs();
    htmlToDocument(long);
    return cpuTimeUs() - before;
  },
});
report('CPU of one 10,000-word check / ten 1,000-word checks', ratios('long', 'tenShort'));
report('check CPU / parse CPU at 10,000 words', ratios('long', 'parse'));
