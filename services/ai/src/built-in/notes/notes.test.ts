import { describe, expect, it } from 'vitest';
import { answeredInNotes } from './answered-in-notes.ts';
import { noteLines } from './notes-lines.ts';

const read = (notes: string) => answeredInNotes(notes, 2026);
const answers = (notes: string): Record<string, string> =>
  Object.fromEntries(read(notes).answers.map(({ question, answer }) => [question, answer]));

describe('what a paragraph of notes answers', () => {
  it.each([
    [
      'What will you do, step by step?',
      'We will open a repair café in the old school. Every Tuesday evening visitors bring broken lamps and learn to mend them at the bench.',
    ],
    [
      'Who takes part, and how many people?',
      'About 90 children aged 7 to 12, most of them from the two estates.',
    ],
    [
      'When does it start and end, and what happens when?',
      'March 2027 to June 2028. Training in April, first session on 4 May, last one in May 2028.',
    ],
    [
      'How much do you ask for, and for what?',
      'We ask for $12,000 of $19,500. Leader 300 hours at $25 = $7,500, bus $4,000, hall $2,500, tools $5,500.',
    ],
    [
      'Who else pays, and is that money certain?',
      'The Lions Club has promised $4,000 by letter of May 3. $2,000 comes from our reserves, which are safe.',
    ],
    [
      'Who leads the work, and who does it?',
      'Dana Ortiz, our program manager since 2017, leads it. She was a teacher for ten years. The bus driver is still to be hired.',
    ],
    [
      'How will you know that it worked?',
      'We keep attendance at every session and give a reading test at the start and at the end.',
    ],
    [
      'Why is it needed?',
      'Last winter 83 of the 287 people we asked had skipped a meal. The lunch club closed in 2023 and the nearest one has a waiting list of 22.',
    ],
    [
      'How will the work go on when the grant ends?',
      'From 2029 the members pay $3 a meal, and the parish has said it will take over the rent.',
    ],
    [
      'Which partners do you work with, and what does each of them do?',
      'The county library lends us its hall for free. Elm Grove Clinic sends patients and gives a room.',
    ],
    [
      'What will be different at the end, and for how many?',
      'By June at least 40 of the 60 children will read at grade level.',
    ],
  ])('%s', (question, paragraph) => {
    expect(answers(paragraph)).toEqual({ [question]: paragraph });
  });

  it('hears a label in the middle of a paragraph', () => {
    const told = answers(
      'Plan: hire the cook in September, first lunch on 7 November 2026. What we promise: 1,800 lunches by August 2027.',
    );
    expect(told['What will be different at the end, and for how many?']).toContain('1,800');
    expect(told['What will be different at the end, and for how many?']).not.toContain('cook');
  });

  it('leaves out who signs a letter', () => {
    const told = read(
      'Hi Jo,\n\nWe want to open a second kitchen in Orle for 40 families.\n\nThanks a million\nMaureen Hale\n(treasurer, and hockey mother)',
    );
    expect(JSON.stringify(told)).not.toMatch(/Hale|hockey/);
  });

  it('is told sentence by sentence where one paragraph tells several things', () => {
    const told = answers(
      'We will offer a weekly cooking class at the library, with a recipe and a tasting each time. In our county 31 percent of the elderly live alone, and the nearest senior center is 40 miles away. We measure loneliness with a questionnaire at the start and after a year.',
    );
    expect(told['What will you do, step by step?']).toContain('cooking class');
    expect(told['Why is it needed?']).toContain('31 percent');
    expect(told['How will you know that it worked?']).toContain('questionnaire');
  });

  it('hears what is done though its words are those of a need', () => {
    const told = answers(
      'We want to start a friendly visitor program in Joseph and Wallowa. Every week trained volunteers visit 40 homebound people over 70 who live alone. Our waiting list for visits has 27 names.',
    );
    expect(told['What will you do, step by step?']).toContain('volunteers visit 40');
    expect(told['Why is it needed?']).toContain('waiting list');
  });

  it('keeps lines apart and hears a label over them', () => {
    expect(
      answers('Partners\n- Orle Library, reading corner\n- Hale School, sends the classes'),
    ).toEqual({
      'Which partners do you work with, and what does each of them do?':
        'Orle Library, reading corner\nHale School, sends the classes',
    });
  });

  it('counts as told only what more than a few words tell', () => {
    expect([...read('Partners: Orle Library').matters]).toEqual([]);
    expect([
      ...read('Partners: Orle Library lends us its hall and Hale School sends two classes.')
        .matters,
    ]).toEqual(['partners']);
  });
});

describe('what a sentence says of itself', () => {
  const project = 'What will you do, step by step?';
  it.each([
    'With the grant, two boatbuilders would go to the villages, although the state counts only 30 families there who have no boat.',
    'Our plan for next year is called Low Water.',
    'What we dream of is a ferry that runs in winter.',
  ])('makes it the project: %s', (text) => {
    expect(answers(text)[project]).toBe(text);
  });

  it('keeps how the money was reckoned with the money', () => {
    const text = 'We have not costed the second year, but we expect much the same.';
    expect(answers(text)['How much do you ask for, and for what?']).toBe(text);
  });

  it('hears whom it is for', () => {
    const text = 'The families we serve earn $29,000 a year on average.';
    expect(answers(text)['Who takes part, and how many people?']).toBe(text);
  });

  it('reads a word with a point over a paragraph as its title', () => {
    const told = answers(
      'Method. The pilot takes two soundings at each buoy. Readings go to the harbor office.',
    );
    expect(told[project]).toContain('two soundings');
  });
});

describe('the lines of notes', () => {
  it('leave out what an e-mail is wrapped in', () => {
    const lines = noteLines(
      'From: Ana Ruiz\nTo: Sam; Rosa\nSubject: Fwd: the grant\n\nSam, Rosa,\n\nWe open on 4 May.\n\nA.\nSent from my phone',
    );
    expect(lines.map(({ text }) => text)).toEqual(['We open on 4 May.']);
  });

  it('hold no word that only heads what follows it', () => {
    expect(noteLines('Money. We would ask for $28,500.').map(({ text }) => text)).toEqual([
      'We would ask for $28,500.',
    ]);
  });

  it('tell what the label at their head names, whatever else they sound like', () => {
    const told = answers(
      'WHY: 1,240 newcomers came to the county from 2021 to 2025. Only two lawyers take them.\n\nWHO WE SERVE: Families below the poverty line. Four languages.\n\nSTAFF: Ana Ruiz, legal director.',
    );
    expect(told['Why is it needed?']).toContain('1,240 newcomers');
    expect(told['Who takes part, and how many people?']).toContain('Families below');
    expect(told['Who leads the work, and who does it?']).not.toContain('Families');
  });

  it('are notes of a list where one of them begins in small letters', () => {
    const told = answers(
      'WHAT\n- plug 9 ditches\n- mow the reeds two summers running\n- 400 ft of boardwalk, wheelchair ok',
    );
    expect(told['What will you do, step by step?']).toMatch(/^- plug 9 ditches\n- mow the reeds/);
  });

  it('take no cost for a title', () => {
    expect(noteLines('volunteer expenses 840').map(({ text }) => text)).toEqual([
      'volunteer expenses 840',
    ]);
  });

  it.each([
    ['Where: the old school in Orle', 'project'],
    ['How many: 40 a week', 'population'],
    ['After: the town takes over', 'sustainability'],
  ])('know a short label: %s', (line, topic) => {
    expect(noteLines(line)[0]?.label).toBe(topic);
  });
});

it('keeps lines that answer nothing apart, whatever letter they begin with', () => {
  const { rest } = read(
    '- Second Kiln, round 2\n- who: 12 pairs of learners\n- board 9 people, 5 of them potters',
  );
  expect(rest).toContain('\n- board 9 people');
});

describe('a plan that is told one thing after the other', () => {
  const told = answers(
    'The Tern Singers began in March 2014 with nine people. We now have three choirs.\n\nWe would like £24,600 to do two things. The first is to open a fourth choir in Orle. We have 31 people on the list for Orle. The second is to take the singing to people who cannot come out.\n\nThe Orle choir would meet on Mondays in the parish room. A minibus would bring people in from the villages.',
  );

  it('is what will be done', () => {
    const plan = told['What will you do, step by step?'];
    for (const said of ['fourth choir', 'The second is', 'on Mondays', 'A minibus'])
      expect(plan).toContain(said);
  });

  it('and not how everything began', () => {
    expect(told['Who are you, and what do you do?']).toContain('began in March 2014');
  });
});

it('hears a list of people who wait, wherever it stands', () => {
  const told = answers(
    'The class costs $9,400. Looms start at $18.00. Before the class only two of the twelve had ever had a pay slip. We have 41 names on the list for the next one.',
  );
  expect(told['Why is it needed?']).toContain('41 names');
  expect(told['Why is it needed?']).toContain('only two of the twelve');
});

it('hears in a name after "Project:" what it is called', () => {
  expect(noteLines('Project: Third Truck (mobile pantry)').map(({ isName }) => isName)).toEqual([
    true,
  ]);
  expect(noteLines('Project: buy a third truck').map(({ isName }) => isName)).toEqual([undefined]);
});
