import { expect, it } from 'vitest';
import { findFindings } from './find-findings.ts';
import { aReadinessInput, aSection } from './testing/builders.ts';

const textsOf = (input: Parameters<typeof aReadinessInput>[0]) =>
  findFindings(aReadinessInput(input)).map(({ level, text }) => `${level}: ${text}`);

it('finds nothing in an application without an analysis and without gaps', () => {
  expect(textsOf({ html: '<h2>Need</h2><p>Six in ten.</p>' })).toEqual([]);
});

it('lists missing and empty required sections and open gaps as blockers', () => {
  expect(
    textsOf({
      html: '<h2>1. Need</h2><p>[NEEDS INPUT: how many?]</p><h2>Team</h2><p>Two.</p><h2>Extra</h2>',
      sections: [
        aSection('Need'),
        aSection('Team'),
        aSection('Budget'),
        aSection('Photos', { required: false }),
        aSection('Extra', { required: false }),
      ],
    }),
  ).toEqual([
    'blocker: The section “Budget” is missing',
    'blocker: “Need” contains only open questions',
    'blocker: 1 open question in the text',
    'warning: Optional sections have no text: “Photos”, “Extra”',
  ]);
});

it('checks sections that were added, but not those that were left out', () => {
  expect(
    textsOf({
      html: '<h2>Need</h2><p>Six in ten.</p><h2>Exactly</h2>',
      sections: [aSection('Need'), aSection('Exactly'), aSection('For project')],
      submission: { sections: { leftOut: ['Exactly', 'For project'], added: ['Team'] } },
    }),
  ).toEqual(['blocker: The section “Team” is missing']);
});

it('finds the meaning of acronyms even in sections that were left out', () => {
  const given = {
    html: '<h2>Need</h2><p>The CRF pays for CRF beds, and CRF staff.</p>',
    sections: [
      aSection('Need'),
      aSection('About us', { description: 'The Care Reserve Fund (CRF) supports shelters.' }),
    ],
  };
  const submission = { sections: { leftOut: ['About us'] } };
  expect(textsOf({ ...given, submission })).toEqual([]);
});

it('reports a section that consists of gaps only once', () => {
  const gaps = '<p>[NEEDS INPUT: how many?]</p>'.repeat(5);
  expect(
    textsOf({
      html: `<h2>Need</h2>${gaps}<h2>Team</h2><p>Two.</p>${gaps}`,
      sections: [aSection('Need'), aSection('Team')],
    }),
  ).toEqual([
    'blocker: “Need” contains only open questions',
    'blocker: 5 open questions in “Team”',
  ]);
});

it('distinguishes sections whose names differ only in their numbers', () => {
  const sections = [aSection('1. Budget'), aSection('4. Budget')];
  expect(textsOf({ html: '<h2>4. Budget</h2><p>Fuel for two vans.</p>', sections })).toEqual([
    'blocker: The section “1. Budget” is missing',
  ]);
});

it('reports many gaps by section', () => {
  const gap = '<p>[NEEDS INPUT: how many?]</p>';
  expect(
    textsOf({
      html: `${gap}<h2>Need</h2><p>Six.</p>${gap.repeat(4)}<h2>Team</h2><p>Two.</p>${gap}`,
    }),
  ).toEqual([
    'blocker: 1 open question before the first heading',
    'blocker: 4 open questions in “Need”',
    'blocker: 1 open question in “Team”',
  ]);
});
