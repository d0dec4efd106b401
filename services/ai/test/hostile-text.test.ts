import type { Block, ExtractedText } from '@grantwright/shared/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAnalystPool } from '../src/providers/analyst-pool.ts';
import { guidelines, createExtractedText } from './extracted-texts.ts';

const today = '2026-11-21';
const pool = createAnalystPool({ threads: 1, heapMb: 1024, keep: 1 });
const by = { userId: 'a user', signal: new AbortController().signal };
// the time limit of the pool is far shorter
vi.setConfig({ testTimeout: 300_000 });
// loading the model must not count toward a job's time limit
beforeAll(async () => {
  await pool.run('analyze', { extractedText: guidelines, today }, by);
});
afterAll(() => pool.close());

const letter = createExtractedText(
  { type: 'heading', level: 1, text: 'Reed Harbor Society, Inc.' },
  { type: 'paragraph', text: 'Name of organization: Reed Harbor Society, Inc.' },
  { type: 'paragraph', text: 'EIN: 12-3456789' },
);
const lines = (texts: string[]): Block[] => texts.map((text) => ({ type: 'paragraph', text }));
const withText = (extractedText: ExtractedText, blocks: Block[]): ExtractedText => ({
  ...extractedText,
  blocks: [...extractedText.blocks, ...blocks],
});

/** Prefix, repeated unit and count. Each of these once caused exponential matching time in a rule. */
const repetitions: [string, string, number][] = [
  ['', 'the ', 60],
  ['', 'our board, and ', 40],
  ['', 'this as ', 40],
  ['Projects of up to $5,000 over ', 'a an ', 40],
  ['Submit the form as one file to ', 'us at ', 40],
  ['Mail the application to: ', 'A', 120],
  ['', 'a maximum of ', 40],
  ['Attach ', 'a copy of ', 40],
  ['', 'does the proposal clearly ', 40],
  ['', 'yyyy/', 60],
  ['Include a section titled ', 'AAAA', 40],
  ['', 'Article 1.1.', 60],
  ['', 'January.', 60],
  ['', 'Village ', 60],
  ['Total ', '  1', 60],
  ['', 'i) ', 60],
  ['The trust shall ', 'feed, and ', 60],
  ['Department of Labor', ' and Aa', 60],
  ['Vans, which ', 'who was ', 60],
  ['Mission', ' & goals', 60],
  ['The Reed Society (', '"we" \'us\' ', 40],
  ['Fiscal years 2026', '-11-11', 60],
  ['Mailing address, city', ',/ zip', 60],
  ['Vans $1', ' x 1 a per b', 40],
  ['One lakh', ' forty one lakh', 40],
  ['Vans $1', 'x0 ea', 60],
  ['Total', '....', 60],
  ['Vans 1', '1... ', 60],
  ['', 'principal office ', 40],
  ['Nora Park, ', "the the a' ", 40],
];
const attacks = repetitions.flatMap(([before, unit, times]) => [
  `${before}${unit.repeat(times)}`,
  `${before}${unit.repeat(times)}!?`,
]);

describe('text whose lines match rules in exponentially many ways', () => {
  it('is analyzed together with the text around it', async () => {
    const extractedText = withText(guidelines, lines(attacks));
    const { details } = await pool.run('analyze', { extractedText, today }, by);
    expect(details.deadline).toMatchObject({ date: '2027-03-05' });
  });

  it('does not prevent the extraction of the rest of the document', async () => {
    const extractedText = withText(letter, lines(attacks));
    const documents = [{ name: 'a', reading: extractedText }];
    const { taxIdNumber } = await pool.run('extract', { documents }, by);
    expect(taxIdNumber).toBe('12-3456789');
  });

  it('can be used for a draft, and checked', async () => {
    const organizationInfo = { name: 'Reed Society', additionalInfo: attacks.join('\n') };
    const input = { requirements: [], sections: [], organizationInfo, documents: [] };
    const answers = attacks
      .slice(0, 10)
      .map((answer) => ({ question: 'What will you do with the grant?', answer }));
    const sections = [{ name: 'Budget', description: '' }];
    const draft = await pool.run('draft', { ...input, sections, answers, today }, by);
    expect(draft.map(({ name }) => name)).toEqual(['Budget']);
    const html = attacks.map((text) => `<p>${text.replace(/</g, '')}</p>`).join('');
    const content = { html };
    const sources = { ...input, answers };
    const { gaps } = await pool.run('check', { content, sources, today }, by);
    expect(gaps).toEqual([]);
  });
});

const repeatedUnits = ['the ', 'A', 'Aa Bb ', 'a, ', '.', '1,', '( ', 'A. ', ' ', '-'];

describe('a document of ten paragraphs with 30,000 repetitive characters each', () => {
  const blocks = lines(repeatedUnits.map((unit) => unit.repeat(30_000 / unit.length)));

  it('is analyzed', async () => {
    const extractedText = withText(guidelines, blocks);
    const { details } = await pool.run('analyze', { extractedText, today }, by);
    expect(details.provider).toBe('built-in');
  });

  it('does not prevent extraction', async () => {
    const documents = [{ name: 'a', reading: withText(letter, blocks) }];
    const { taxIdNumber } = await pool.run('extract', { documents }, by);
    expect(taxIdNumber).toBe('12-3456789');
  });

  it('is analyzed as a single table cell', async () => {
    const rows = [
      ['Purpose', blocks.map((block) => ('text' in block ? block.text : '')).join(' ')],
    ];
    const extractedText = withText(guidelines, [{ type: 'table', rows }]);
    const { details } = await pool.run('analyze', { extractedText, today }, by);
    expect(details.provider).toBe('built-in');
  });
});

it('quotes a single sentence of a long paragraph', async () => {
  const filler = 'The fund supports work with young people along the river. '.repeat(60);
  const due = 'Applications are due by 5:00 p.m. Eastern Time on April 9, 2027.';
  const text = `${filler}${due} ${filler}`;
  const { blocks } = guidelines;
  const extractedText = { ...guidelines, blocks: [...blocks.slice(0, -2), ...lines([text])] };
  const { details } = await pool.run('analyze', { extractedText, today }, by);
  expect(details.deadline).toMatchObject({ date: '2027-04-09', quote: due });
  const requirement = details.requirements.find(({ quote }) => quote === due);
  expect(requirement?.kind).toBe('deadline');
});
