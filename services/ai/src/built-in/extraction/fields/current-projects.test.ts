import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findCurrentProjects } from './current-projects.ts';

const projectsOf = (text: string) =>
  [...findCurrentProjects(paperOf(paperFrom('paper', 'docx', text)), ['Seed Library'])].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('current projects', () => {
  it('follow a heading that runs into its paragraph', () => {
    expect(
      projectsOf('What we do. (1) One-to-one visiting, an hour a week. (2) Telephone friends.'),
    ).toBe('(1) One-to-one visiting, an hour a week. (2) Telephone friends.');
  });

  it('are what sentences say of this year', () => {
    expect(
      projectsOf(
        'The Library lends seed. This year it is running a grow-out of four corn varieties with two schools.',
      ),
    ).toBe('This year it is running a grow-out of four corn varieties with two schools.');
  });

  it('stand below a heading that calls them under way', () => {
    expect(
      projectsOf(`# Our projects currently under way
      - A shed of tools that every neighbor may borrow`),
    ).toBe('A shed of tools that every neighbor may borrow');
  });

  it('are not how it goes', () => {
    expect(
      projectsOf('Right now our new rota of twelve neighbors is working really well.'),
    ).toBeUndefined();
  });

  it('are not what somebody else does this year', () => {
    expect(
      projectsOf('This year the county is paving the road behind the fire hall in town.'),
    ).toBeUndefined();
  });

  it.each([
    'Our model comprises prevention initiatives for families at risk; food, shelter, and case management; and stabilization programs.',
    'The Division of Children’s Services is composed of three principle programs: Head Start, Early Head Start and Vocational Education.',
    'The Charity’s first project is the ME Technical School in Yaounde, Cameroon.',
    'Food items distributed include frozen foods as well as vouchers for milk and eggs.',
    'Through exhibits, publications, lectures, and similar programs, the Library educates residents and visitors alike.',
    'Every gift to Seed Library helps advance its work through camps, school visits, mission trips, and outreach to children.',
    'Scholarships support children from early childhood through secondary education.',
    'School infrastructure serves 380 students.',
    'The Seed Library offers grafting classes, a tool shed and a seed swap.',
  ])('are told in the present: “%s”', (text) => {
    expect(projectsOf(text)).toBe(text);
  });

  it.each([
    'Our programs may serve a combined total of 188 children and their families.',
    'Our mission is to educate the county through research, publications, and lectures.',
    'We pay our way through donations, small grants, and membership dues.',
    'In 2026 we will offer classes in sewing and in building.',
    'Do our services include legal help and housing?',
  ])('are not plans, rights, means or questions: “%s”', (text) => {
    expect(projectsOf(text)).toBeUndefined();
  });

  it('go on in the items below the sentence', () => {
    expect(
      projectsOf(`Our programs include:
      - a seed swap each March;
      - grafting classes.`),
    ).toBe('Our programs include: a seed swap each March; grafting classes.');
  });

  it('are no plans and no foot below the heading', () => {
    expect(
      projectsOf(`# What’s new
      In 2026, we will welcome four university cohorts. We are running a seed swap with two schools.
      One-page overview →
      © 2025 Seed Library. All rights reserved.`),
    ).toBe('We are running a seed swap with two schools.');
  });

  it('leave out a list that would be cut off', () => {
    const items = Array.from({ length: 9 }, (_, at) => `- The old house number ${at} in town`);
    expect(
      projectsOf(`# Current Programs and Activities
      The Library fosters gardening through tours and books in town.
      It looks after many sites including the following:
      ${items.join('\n')}`),
    ).toBe('The Library fosters gardening through tours and books in town.');
  });

  it('stand in the parts below their heading, each under its own', () => {
    expect(
      projectsOf(`# What We Do
      ## Health
      We provide medical support for persons living with sickle cell disease. Learn more
      ## Awareness
      We educate communities through campaigns, workshops, and school programs.
      # Contact
      We answer within a day or two of your letter.`),
    ).toBe(
      'Health: We provide medical support for persons living with sickle cell disease.\nAwareness: We educate communities through campaigns, workshops, and school programs.',
    );
  });

  it('are no thanks to sponsors', () => {
    expect(
      projectsOf('This season, we are proud to have an incredible lineup of sponsors backing us.'),
    ).toBeUndefined();
  });

  it('are a church’s ministries', () => {
    expect(
      projectsOf(`# Ministries
      ## Clothes Closet
      Free clothing for adults and children.
      ## Jail Ministry
      Volunteers visit the county jail each week.`),
    ).toBe(
      'Clothes Closet: Free clothing for adults and children.\nJail Ministry: Volunteers visit the county jail each week.',
    );
  });

  it.each([
    'Services provided by Seed Library, Inc. include: seed swaps in spring Grafting days in winter.',
    'The winter talk series is in its fourth season and will go on until March.',
    'We’re launching a second branch in the old mill this fall, with a room for drying seed.',
    'For three years we have also been running a seed school for children of the valley.',
  ])('are told in “%s”', (text) => {
    expect(projectsOf(text)).toBe(text);
  });

  it.each([
    'We provide a warm, safe and friendly environment, to make all who come feel at home.',
    'We offer a quiet space and a kind ear.',
    'From keeping seed to raising young growers through seed schools, and helping older gardeners, our care is felt by all.',
    'The season is in its second week and the seeds are coming in.',
  ])('are not told in “%s”', (text) => {
    expect(projectsOf(text)).toBeUndefined();
  });

  it('do not stand under an entry of a menu', () => {
    expect(
      projectsOf(`- About
      - Projects
      - Contacts
      # Our story
      It all began on a kitchen table, with an envelope of beans from a neighbor.`),
    ).toBeUndefined();
  });

  it('are no ways to give', () => {
    expect(
      projectsOf(`# Our Programs
      More Ways To Give
      Your support makes play possible for every child in town.`),
    ).toBeUndefined();
  });

  it('stand under what is under way, or in a list of the work at present', () => {
    expect(
      projectsOf(`# What is under way
      In March we began a seed van that stops at five villages twice a month.`),
    ).toBe('In March we began a seed van that stops at five villages twice a month.');
    expect(
      projectsOf(`Our work at present is:
      - weekly seed swaps in the old school;
      - a nursery of pear trees at Mill Green.`),
    ).toBe(
      'Our work at present is: weekly seed swaps in the old school; a nursery of pear trees at Mill Green.',
    );
  });
});
