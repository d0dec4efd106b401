import { describe, expect, it } from 'vitest';
import { emptyDocument, htmlToDocument } from '@grantwright/shared/richtext';
import { anAnalysis, anApplication, aState, someDetails } from '../testing/records.ts';
import { analysisFacts } from './analysis-facts.ts';
import { applicationBodyOf } from './application-body.ts';
import { checkOrganization } from './check-organization.ts';
import { sourceWords, standingClaims, unsupportedFacts } from './claim-words.ts';
import { newApplication } from './creator-state.ts';
import { dateOf, readingWords } from './document-words.ts';
import { entitlementWords } from './entitlement-words.ts';
import { generateBodyOf } from './generate-body.ts';
import { generationPercent } from './generation-progress.ts';
import { fillOf, limitText } from './limit-words.ts';
import { stateOfApplication } from './open-application.ts';
import { outlineOf } from './outline.ts';
import { groupRequirements } from './requirement-groups.ts';
import { hasValue, isWebAddress, megabytes } from './source-value.ts';
import { hasUnsavedWork, workOf } from './work.ts';

describe('generation progress', () => {
  it.each([
    [0, false, 0],
    [1_999, false, 0],
    [2_000, false, 5],
    [10_000, false, 25],
    [36_000, false, 90],
    [600_000, false, 90],
    [2_000, true, 100],
  ])('after %i ms (done: %s) shows %i', (elapsed, isDone, percent) => {
    expect(generationPercent(elapsed, isDone)).toBe(percent);
  });
});

describe('the price said before the first step', () => {
  const price = { amount: 1000, currency: 'usd' } as const;
  it.each([
    [{ superUser: true, freeLeft: 0, credits: 0 }, /unlimited/],
    [{ superUser: false, freeLeft: 1, credits: 3 }, /is free/],
    [{ superUser: false, freeLeft: 0, credits: 1 }, /the one you have paid for/],
    [{ superUser: false, freeLeft: 0, credits: 2 }, /one of the 2/],
    [{ superUser: false, freeLeft: 0, credits: 0 }, /\$10\.00/],
  ])('%o', (given, words) => {
    expect(entitlementWords({ ...given, price })).toMatch(words);
  });
});

describe('guideline sources', () => {
  const source = { kind: 'library', documentId: '', url: '' } as const;
  const file = { name: 'call.PDF', size: 100 };

  it('must have a value', () => {
    expect(hasValue(source, undefined)).toBe(false);
    expect(hasValue({ ...source, documentId: 'd1' }, undefined)).toBe(true);
    expect(hasValue({ ...source, kind: 'upload' }, undefined)).toBe(false);
    expect(hasValue({ ...source, kind: 'upload' }, file)).toBe(true);
    expect(hasValue({ ...source, kind: 'url', url: ' ' }, file)).toBe(false);
    expect(hasValue({ ...source, kind: 'url', url: 'https://x.org' }, undefined)).toBe(true);
  });

  it('is no file that the server would refuse', () => {
    const upload = { ...source, kind: 'upload' as const };
    expect(hasValue(upload, { name: 'a.txt', size: 1 })).toBe(false);
    expect(hasValue(upload, { name: 'a.pdf', size: 0 })).toBe(false);
    expect(hasValue(upload, { name: 'a.pdf', size: 10 * 1024 ** 2 })).toBe(true);
    expect(hasValue(upload, { name: 'a.pdf', size: 10 * 1024 ** 2 + 1 })).toBe(false);
    expect(megabytes(2.345 * 1024 ** 2)).toBe('2.35 MB');
  });

  it('knows a web address', () => {
    expect(isWebAddress(' https://example.org/call ')).toBe(true);
    expect(isWebAddress('example.org')).toBe(false);
    expect(isWebAddress('ftp://example.org')).toBe(false);
  });

  it('says how far a document is read', () => {
    expect(readingWords({ state: 'read', pages: 1 })).toBe('Read: 1 page.');
    expect(readingWords({ state: 'pending', recognized: 3, pages: 12 })).toMatch(
      /^A scan, 3 of 12 pages read\./,
    );
    expect(readingWords({ state: 'unreadable', reason: 'It is encrypted.' })).toBe(
      'It is encrypted.',
    );
    expect(dateOf({ createdAt: 'nonsense' })).toBe('Date not available');
  });
});

describe('unsaved work', () => {
  const blank = workOf(newApplication);
  it('is nothing when an organization was only picked', () => {
    expect(hasUnsavedWork(newApplication, blank)).toBe(false);
    expect(hasUnsavedWork(aState(), blank)).toBe(false);
  });

  it.each([
    { additionalInfo: 'x' },
    { organization: { ...aState().organization, city: 'x' } },
    { source: { kind: 'url', url: 'https://x.org', documentId: '' } as const },
    { title: 'x' },
    { answers: { q: 'x' } },
    { document: emptyDocument() },
    { analysis: anAnalysis() },
  ])('is what a person typed or had made: %o', (given) => {
    expect(hasUnsavedWork(aState(given), blank)).toBe(true);
  });

  it('is nothing in an application that was only opened, and something after an edit', () => {
    const opened = stateOfApplication(anApplication());
    expect(hasUnsavedWork(opened, workOf(opened))).toBe(false);
    expect(hasUnsavedWork({ ...opened, title: 'Else' }, workOf(opened))).toBe(true);
    expect(hasUnsavedWork({ ...opened, answers: { q: '' } }, workOf(opened))).toBe(false);
  });
});

describe('opening', () => {
  it('begins at the furthest step that has something to show', () => {
    expect(stateOfApplication(anApplication()).step).toBe(4);
    const noText = anApplication({ content: '', analysis: anAnalysis() });
    expect(stateOfApplication(noText).step).toBe(3);
    expect(stateOfApplication(anApplication({ content: '' })).step).toBe(2);
  });

  it('takes back what a save kept', () => {
    const state = aState({
      analysis: anAnalysis(),
      title: 'A roof',
      additionalInfo: 'More',
      answers: { 'How many?': ' 12 ', 'Skipped?': ' ' },
      document: htmlToDocument('<p>Words.</p>'),
    });
    const body = applicationBodyOf(state, new Date('2026-11-21T12:00:00'));
    const opened = stateOfApplication(anApplication({ ...body, content: body.content ?? '' }));
    expect(opened.organization).toEqual(state.organization);
    expect(opened.additionalInfo).toBe('More');
    expect(opened.answers).toEqual({ 'How many?': '12' });
    expect(opened.document).toEqual(state.document);
  });
});

describe('what is sent', () => {
  it('has the status of the step it is saved from, and the long date', () => {
    const now = new Date('2026-11-21T12:00:00');
    expect(applicationBodyOf(aState({ step: 3, title: ' A ' }), now)).toMatchObject({
      title: 'A',
      status: 'in_progress',
      applicationDate: 'November 21, 2026',
    });
    expect(applicationBodyOf(aState({ step: 4 }), now).status).toBe('complete');
  });

  it('asks for a draft with the fallback sections where none were found', () => {
    const body = generateBodyOf(aState({ analysis: anAnalysis({ sections: [] }) }));
    expect(body?.sections.map(({ name }) => name)).toEqual([
      'Project Summary',
      'Project Description',
      'Budget',
    ]);
  });

  it('asks for no draft without an analysis or an organization', () => {
    expect(generateBodyOf(aState())).toBeUndefined();
    const nameless = { ...aState().organization, name: ' ' };
    expect(
      generateBodyOf(aState({ analysis: anAnalysis(), organization: nameless })),
    ).toBeUndefined();
  });
});

describe('the checklist', () => {
  const requirement = { mandatory: true, text: 'x' };
  it('is grouped by kind, what must be first', () => {
    const groups = groupRequirements([
      { ...requirement, kind: 'submission' },
      { ...requirement, kind: 'attachment', mandatory: false, text: 'may' },
      { ...requirement, kind: 'attachment', text: 'must' },
    ]);
    expect(groups.map(({ name }) => name)).toEqual(['To attach', 'How to submit']);
    expect(groups[0]?.requirements.map(({ text }) => text)).toEqual(['must', 'may']);
  });

  it('says plainly what the guidelines do not say', () => {
    const facts = analysisFacts(someDetails(), new Date('2026-11-21T12:00:00'));
    expect(facts.map(({ label }) => label)).toEqual(['Funder', 'Deadline', 'Amount', 'Length']);
    expect(facts.every(({ text, isStated }) => /^Not stated/.test(text) && !isStated)).toBe(true);
  });

  it('says the deadline with its time, zone and the days left', () => {
    const deadline = { date: '2026-11-30', time: '17:00', timeZone: 'ET', page: 2, quote: 'By …' };
    const [, fact] = analysisFacts(someDetails({ deadline }), new Date('2026-11-21T12:00:00'));
    expect(fact).toMatchObject({
      text: 'November 30, 2026, 5:00 p.m. ET, in 9 days',
      page: 2,
      quote: 'By …',
    });
  });

  it('checks the fields before they are sent', () => {
    const form = aState().organization;
    expect(checkOrganization(form)).toEqual({});
    expect(checkOrganization({ ...form, name: ' ' }).name).toBe('Organization name is required');
    expect(checkOrganization({ ...form, mission: 'x'.repeat(20_001) }).mission).toMatch(/20,000/);
  });
});

describe('the outline', () => {
  const details = someDetails({
    sections: [
      { name: 'Need', description: '', required: true, prompts: [], limit: { words: 4 } },
      { name: 'Budget', description: '', required: true, prompts: [] },
    ],
  });

  it('counts words against the limit, and not the words of open questions', () => {
    const text = htmlToDocument('<h2>1. Need</h2><p>one two [NEEDS INPUT: how many?] three</p>');
    const [need, budget] = outlineOf(text, details);
    expect(need).toMatchObject({ words: 3, gaps: 1, limit: { words: 4 }, start: 0 });
    expect(budget).toMatchObject({ heading: 'Budget', words: 0 });
    expect(budget?.start).toBeUndefined();
  });

  it('says how full a section is', () => {
    const size = { words: 750, characters: 4_000 };
    expect(fillOf(size, { words: 500 })).toEqual({ text: '750 of 500 words', share: 1.5 });
    expect(fillOf(size, { pages: 1 }).text).toBe('about 1.5 of 1 page');
    expect(fillOf(size, { characters: 8_000 }).share).toBe(0.5);
    expect(fillOf({ words: 1, characters: 3 }, undefined).text).toBe('1 word');
    expect(limitText({ words: 1_000, pages: 2 })).toBe('at most 1,000 words, 2 pages');
    expect(limitText(undefined)).toBeUndefined();
  });
});

describe('claims', () => {
  const claim = (text: string, type: 'unsupported' | 'additional') => ({
    text,
    kind: 'figure' as const,
    source: { type },
  });
  it('keeps those that still stand in the text, each once', () => {
    const claims = [
      claim('12', 'unsupported'),
      claim('12', 'unsupported'),
      claim('99', 'additional'),
    ];
    expect(standingClaims(claims, 'We saw 12.')).toEqual([claims[0]]);
    expect(unsupportedFacts(claims)).toEqual(['12']);
  });

  it('says where a fact comes from', () => {
    const name = () => 'Annual report';
    expect(sourceWords({ type: 'organization', field: 'contactInfo.city' }, name)).toBe(
      'Your organization: city',
    );
    expect(sourceWords({ type: 'document', documentId: 'd', page: 4 }, name)).toBe(
      'Annual report, page 4',
    );
    expect(sourceWords({ type: 'unsupported' }, name)).toBe('No source holds this');
  });
});
