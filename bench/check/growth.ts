/**
 * CPU of checking a draft of 10,000 words ÷ ten times that of 1,000 words, and ÷ parsing the same HTML, the minimum of any
 * check:
 *   node --import tsx --conditions=@grantwright/source bench/check/growth.ts
 */
import { checkClaims } from '@grantwright/ai';
import { htmlToDocument } from '@grantwright/shared/richtext';
import { cpuOf, pairedRatios, report } from '../pairs.ts';

const rounds = 9;
const sentences = [
  'The Reed Harbor Society lends 48 boats to nine schools along the river.',
  'In 2025 volunteers gave 1,260 hours, and 312 pupils took part.',
  'We ask for $18,500 to repair twelve boats by June 30, 2027.',
  'Our workshop at 12 Quay Street is open on three days of the week.',
];
const html = (words: number): string => {
  const perRound = sentences.join(' ').split(' ').length;
  return `<p>${sentences.join(' ')}</p>`.repeat(Math.ceil(words / perRound));
};
const sources = {
  requirements: [],
  sections: [],
  organizationInfo: { name: 'Reed Harbor Society', additionalInfo: sentences.join('\n') },
  answers: [],
  documents: [],
};
const cpuOfCheck = (content: string) => async (): Promise<number> => {
  const before = cpuOf();
  checkClaims({ content: { html: content }, sources, today: '2026-11-21' });
  return cpuOf() - before;
};

const [short, long] = [html(1_000), html(10_000)];
await cpuOfCheck(long)();
const ratios = await pairedRatios(rounds, {
  tenShort: async () => 10 * (await cpuOfCheck(short)()),
  long: cpuOfCheck(long),
  parse: async () => {
    const before = cpuOf();
    htmlToDocument(long);
    return cpuOf() - before;
  },
});
report('10,000 words ÷ ten times 1,000 words', ratios('long', 'tenShort'));
report('10,000 words ÷ parsing them', ratios('long', 'parse'));
