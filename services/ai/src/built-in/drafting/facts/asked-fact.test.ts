import { describe, expect, it } from 'vitest';
import { draft, section } from '../fixtures/drafted.ts';
import { draftInput } from '../fixtures/draft-inputs.ts';
import { factAsked, questionOfFact } from './asked-fact.ts';

it.each([
  ['Project Name', 'title'],
  ['Project Title', 'title'],
  ['Name of the project', 'title'],
  ['Project/Company Name', 'title'],
  ['Program title (required)', 'title'],
  ['Location', 'place'],
  ['Site', 'place'],
  ['Project Street Address', 'place'],
  ['Site/Location of project', 'place'],
  ['Project Neighborhood', 'place'],
  ['Name of Museum', 'organization'],
  ['Street Address, City, State and Zip', 'address'],
  ['Mailing address', 'address'],
  ['Year founded', 'founded'],
  ['Date of establishment', 'founded'],
  ['Name and Title of Museum Director', 'person'],
  ['Contact Name', 'person'],
  ['Total amount of funding you are applying for', 'amount'],
  ['Telephone', 'phone'],
  ['Applicant’s phone number', 'phone'],
  ['Email Address', 'email'],
  ['Web site', 'website'],
  ['Federal Tax ID Number', 'taxId'],
  ['EIN', 'taxId'],
  ['Proof of tax ID', undefined],
  ['Email a copy of the budget', undefined],
  ['Project Description', undefined],
  ['Date of establishment and brief history', undefined],
  ['Site plan', undefined],
  ['Community served', undefined],
  ['Where will the project take place, and whom does it serve?', undefined],
  ['Program activities', undefined],
])('%s asks for %s', (name, fact) => {
  expect(factAsked(name)).toBe(fact);
});

it('asks for what it is called by the funder', () => {
  expect(questionOfFact('place', 'Project Neighborhood')).toBe('What is the project neighborhood?');
  expect(questionOfFact('person', 'Name and Title of Museum Director')).toBe(
    'What is the name and title of the museum director?',
  );
});

const draftOf = (answers: { question: string; answer: string }[], additionalInfo?: string) =>
  draft(
    draftInput({
      organizationInfo: {
        name: 'Penns Hollow Fire Company',
        type: 'nonprofit',
        mission: 'We answer every call for help in Haines Township.',
        ...(additionalInfo ? { additionalInfo } : {}),
      },
      parts: [{ name: 'Project Name' }, { name: 'Location' }, { name: 'Project description' }],
      answers,
    }),
  );
const story = {
  question: 'What will you do?',
  answer: 'We will order a new tanker by September 1, 2027. Our station stands in Aaronsburg.',
};

describe('a part that asks for one fact', () => {
  it('is only asked for where it is not known', () => {
    const sections = draftOf([story]);
    expect(section(sections, 'Project Name')).toBe('[NEEDS INPUT: What is the project called?]');
    expect(section(sections, 'Location')).toBe('[NEEDS INPUT: Where will the project take place?]');
    expect(section(sections, 'Project description')).toContain('tanker');
  });

  it('is stated as the applicant gave it', () => {
    const sections = draftOf(
      [story, { question: 'What is the project called?', answer: 'A Tanker for Haines Township' }],
      'Location: the fire station in Aaronsburg',
    );
    expect(section(sections, 'Project Name')).toBe('A Tanker for Haines Township');
    expect(section(sections, 'Location')).toBe('the fire station in Aaronsburg');
    expect(section(sections, 'Project description')).not.toContain('called');
  });

  it('is taken from a title in quotes, but not where two are named', () => {
    const one = draftOf([
      { ...story, answer: 'The project is called “Water When It Counts”. We will order a tanker.' },
    ]);
    expect(section(one, 'Project Name')).toBe('Water When It Counts');
    const two = draftOf([
      {
        ...story,
        answer:
          'The project is called "Water". The other project is called "Fire". We will order a tanker.',
      },
    ]);
    expect(section(two, 'Project Name')).toContain('NEEDS INPUT');
  });
});

describe('a form that asks who one is', () => {
  const form = draft(
    draftInput({
      organizationInfo: {
        name: 'Elm Street Museum',
        type: 'nonprofit',
        mission: 'We keep the tools of the valley.',
        foundedYear: 1984,
        contactInfo: {
          address: '12 Elm Street',
          city: 'Millheim',
          state: 'PA',
          postalCode: '16854',
        },
        additionalInfo:
          'Contact Name: Ada Bell\nWe have 30 volunteers. Our staff completed 16 hours of training.',
      },
      parts: [
        { name: 'Name of Museum' },
        { name: 'Street Address, City, State and Zip' },
        { name: 'Year founded' },
        { name: 'Contact Name' },
        { name: 'Name and Title of Museum Director' },
        { name: 'Size of paid staff' },
        { name: 'Number of volunteers' },
        { name: 'Current financial statements' },
        { name: 'Project description' },
      ],
      answers: [story],
    }),
  );

  it('is filled from the profile', () => {
    expect(section(form, 'Name of Museum')).toBe('Elm Street Museum');
    expect(section(form, 'Street Address, City, State and Zip')).toBe(
      '12 Elm Street, Millheim, PA 16854',
    );
    expect(section(form, 'Year founded')).toBe('1984');
    expect(section(form, 'Contact Name')).toBe('Ada Bell');
  });

  it('asks for what nobody said, and takes no sentence of the story for it', () => {
    expect(section(form, 'Name and Title of Museum Director')).toBe(
      '[NEEDS INPUT: What is the name and title of the museum director?]',
    );
    expect(section(form, 'Size of paid staff')).not.toContain('16 hours');
    expect(section(form, 'Size of paid staff')).toBe(
      '[NEEDS INPUT: What is the size of paid staff?]',
    );
    expect(section(form, 'Number of volunteers')).toContain('30 volunteers');
    expect(section(form, 'Current financial statements')).toMatch(/^\[NEEDS INPUT: Which file/);
  });
});

it('is filled with the bare fact, as a form has it', () => {
  const sections = draft(
    draftInput({
      parts: [
        { name: 'Telephone' },
        { name: 'Email Address' },
        { name: 'EIN' },
        { name: 'Project' },
      ],
      organizationInfo: {
        name: 'Wendell Ferry Choir',
        taxId: '52-7719034',
        contactInfo: { phone: '919-555-0110', email: 'sing@ferry.example.org' },
      },
      answers: [{ question: 'What will you do?', answer: 'We will tour seven nursing homes.' }],
    }),
  );
  expect(section(sections, 'Telephone')).toBe('919-555-0110');
  expect(section(sections, 'Email Address')).toBe('sing@ferry.example.org');
  expect(section(sections, 'EIN')).toBe('52-7719034');
});
