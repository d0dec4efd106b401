import { expect, it } from 'vitest';
import { splitIntoUnits } from '../../document/split-into-units.ts';
import { heading, classifiedUnits, paragraph } from '../../testing/classified-units.ts';
import { listNameCandidates } from './candidates.ts';
import { chooseName } from './choose-name.ts';
import { findNames } from './find-names.ts';
import { computeNameFeatures, nameFeatureNames } from './compute-name-features.ts';

const blocks = [
  heading('Call for proposals: Heron Garden Grants', 1),
  paragraph('The Heron Foundation invites gardeners to apply to its grants program.'),
  paragraph('Program name: Heron Garden Grants'),
];
const doc = splitIntoUnits({ source: 'html', blocks, notes: [], title: 'Garden Grants | Heron' });
const units = classifiedUnits(blocks, () => ({ role: 'program' }));
const inputs = nameFeatureNames.length;
const candidates = listNameCandidates(doc, units);
const candidateOf = (text: string) => candidates.find((candidate) => candidate.text === text);

it('collects names from titles, labels, sentences and publisher details', () => {
  expect([...(candidateOf('Heron Garden Grants')?.sources ?? [])]).toEqual(
    expect.arrayContaining(['line', 'label', 'phrase']),
  );
  expect(candidateOf('Heron Garden Grants')?.units).toEqual([0, 2]);
  expect(candidateOf('Garden Grants')?.sources).toContain('frame');
  expect(candidates.some(({ text }) => /^(?:The )?Heron Foundation$/.test(text))).toBe(true);
});

it('computes finite features for every candidate', () => {
  const features = computeNameFeatures(doc, units, candidates);
  expect(features.every(({ length }) => length === inputs)).toBe(true);
  expect(features.every((vector) => vector.every((value) => value >= 0 && value <= 1))).toBe(true);
});

it('reads the value of a row that has no cell separator', () => {
  const rows = [['Awarding agency name:', 'Illinois Garden Authority']];
  const table = splitIntoUnits({ source: 'docx', blocks: [{ type: 'table', rows }], notes: [] });
  const texts = listNameCandidates(
    table,
    classifiedUnits(table.extractedText.blocks, () => ({ role: 'funder' })),
  );
  expect(texts.map(({ text }) => text)).toContain('Illinois Garden Authority');
  expect(texts.some(({ text }) => text.startsWith('|'))).toBe(false);
});

it('finds no candidates in a document without letters', () =>
  expect(
    listNameCandidates({ ...doc, extractedText: { ...doc.extractedText, title: '—' } }, []),
  ).toEqual([]));

const named = (text: string) => ({ text, sources: new Set<never>(), units: [] });

it.each([
  [
    'the name that other likely names are parts of',
    [0.5, 0.45, 0.4],
    'Heron Foundation Garden Grants',
  ],
  ['the likeliest name where none is part of it', [0.1, 0.9, 0.1], 'Garden Grants'],
])('chooses %s', (_, probabilities, name) =>
  expect(
    chooseName(
      [
        named('Heron Foundation Garden Grants'),
        named('Garden Grants'),
        named('Riverside Swimming Club'),
      ],
      probabilities,
    )?.text,
  ).toBe(name),
);

it('does not return the same name for the program and the funder', () => {
  // Networks with equal probabilities, so that both choose the same candidate.
  const even = { classes: ['name', 'none'], inputs, hidden: 0, weights: new Float32Array(2) };
  const { program, funder } = findNames(doc, units, { programs: even, funders: even });
  expect(program).toContain('Heron Garden Grants');
  expect(funder).toBeDefined();
  expect(funder).not.toBe(program);
});

it.each([
  ['prefers the title of the text', 'Garden Fund in Heron', true],
  ['does not prefer a title that the text does not contain', 'Untitled document', false],
  ['does not prefer the name of an editor', 'PowerPoint Presentation', false],
  ['does not prefer the name of a file', 'heron_garden_v2.pdf', false],
])('%s to an improbable name: "%s"', (_, title, isPreferred) => {
  const weights = new Float32Array([3, 0]);
  const unlikely = { classes: ['none', 'name'], inputs, hidden: 0, weights };
  const lines = ['Heron', 'The fund for each garden closes on Friday.'].map(paragraph);
  const page = splitIntoUnits({ source: 'html', blocks: lines, notes: [], title });
  const pageUnits = classifiedUnits(lines, () => ({ role: 'other' }));
  const { program } = findNames(page, pageUnits, { programs: unlikely, funders: unlikely });
  expect(program === title).toBe(isPreferred);
});

it.each([
  ['Rural Health Initiative 2027', 'Rural Health Initiative 2027'],
  ['Rural Health Initiative - RFP v3.docx', 'Rural Health Initiative'],
  ['Microsoft Word - Document1', 'Request for Proposals'],
])('names the program in the title "%s" above a heading without a name', (title, program) => {
  // A network that prefers headings
  const weights = new Float32Array(inputs + 1 + 4);
  weights[1 + nameFeatureNames.indexOf('in heading')] = 5;
  weights.set([-2, 1], inputs + 1);
  const ofHeadings = { classes: ['name', 'none'], inputs, hidden: 1, weights };
  const blocks = [heading('Request for Proposals'), paragraph('Clinics may apply by May.')];
  const page = splitIntoUnits({ source: 'html', blocks, notes: [], title });
  const pageUnits = classifiedUnits(blocks, () => ({ role: 'other' }));
  const networks = { programs: ofHeadings, funders: ofHeadings };
  expect(findNames(page, pageUnits, networks).program).toBe(program);
});

it('treats the subject of "awards grants" or "requests proposals" as a candidate funder', () => {
  const blocks = ['Report for America awards grants.', 'March of Dimes requests proposals.'].map(
    paragraph,
  );
  const page = splitIntoUnits({ source: 'html', blocks, notes: [] });
  const givers = listNameCandidates(
    page,
    classifiedUnits(blocks, () => undefined),
  );
  expect(givers.filter(({ isGiver }) => isGiver).map(({ text }) => text)).toEqual([
    'Report for America',
    'March of Dimes',
  ]);
});

it('returns undefined if there are no candidates', () =>
  expect(chooseName([], [])).toBeUndefined());
