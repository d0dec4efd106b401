import { expect, it } from 'vitest';
import { documentKind } from './document-kind.ts';

it('takes no page for by-laws whose menu leads to them', () => {
  expect(documentKind('News', ['Home', 'Minutes & Bylaws', 'Contact', 'Our spring fair'])).toBe(
    'other',
  );
  expect(documentKind(undefined, ['Bylaws', 'Article I. The Fair'])).toBe('bylaws');
  expect(documentKind(undefined, ['The Bylaws of the Fair Society'])).toBe('bylaws');
});

it('takes by-laws for what their title says, whatever they say of taxes', () => {
  expect(
    documentKind(undefined, [
      'Bylaws',
      'Article I — Name',
      'The name of this corporation is Alder Grove School Friends.',
      'Article II — Limits',
      'It shall do nothing that a body exempt from federal income tax under section 501(c)(3) may not do.',
    ]),
  ).toBe('bylaws');
});

it('takes a constitution for by-laws where its title ends with the word', () => {
  expect(
    documentKind(undefined, [
      'Tarn City University: Makers Constitution',
      '1 Name of the Society',
      'The name of the Society will be Makers.',
      '2 Aims',
      '3 Members',
    ]),
  ).toBe('bylaws');
  expect(documentKind(undefined, ['What we learned about our constitution', 'We met.'])).toBe(
    'other',
  );
});

it('takes a paper for a policy where its title ends with the word', () => {
  const body = ['Tarn City Rovers puts the welfare of every child first.'];
  expect(documentKind('Looking After Children Policy & Procedures', body)).toBe('policy');
  expect(documentKind(undefined, ['Volunteer Code of Conduct (2024)', ...body])).toBe('policy');
  expect(documentKind('About us', ['We adopted a travel policy in May.', ...body])).toBe('other');
});

it('takes no story for by-laws or a letter of the IRS because a sentence speaks of them', () => {
  const story = (sentence: string) =>
    documentKind('About the Fair Society', ['About us', sentence, 'Come and see us in May.']);
  expect(
    story(
      'A group of citizens met in the high school in the spring of that year, chose a chairman, and drew up by-laws for a society.',
    ),
  ).toBe('other');
  expect(
    story(
      'The society filed its articles of incorporation in the year after the flood, and has kept the old mill open to everybody since then.',
    ),
  ).toBe('other');
  expect(
    story('The society is exempt from federal income tax under section 501(c)(3) of the Code.'),
  ).toBe('other');
  expect(
    story(
      'Our society is qualified as a charitable organization by the Internal Revenue Service, and whoever wishes may view or download our Tax Determination letter under the tab for papers.',
    ),
  ).toBe('other');
});

it('takes a paper for a report by its own title, whatever its file is called', () => {
  const file = 'board-bylaws/2021.md at master';
  expect(documentKind(file, ['TAMARA Annual report 2021', 'We held two meetups.'])).toBe('report');
  expect(
    documentKind(file, ['Annual Report', 'Article I. Name', 'Article II. Members', 'The bylaws']),
  ).toBe('bylaws');
});

it('knows a return whose title came out of its file without spaces', () => {
  expect(
    documentKind('990.html', [
      'efile GRAPHIC print - DO NOT PROCESS',
      'Form 990 ReturnofOrganizationExemptFromIncomeTax OMBNo.1545-0047 2022',
    ]),
  ).toBe('form-990');
});
