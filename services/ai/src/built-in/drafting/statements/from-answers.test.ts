import { describe, expect, it } from 'vitest';
import { questionsOfName } from '../../analysis/asking-topics.ts';
import { said } from './fixtures/drafted-answer.ts';

const ask = (section: string): string => questionsOfName(section)[0] ?? '';

describe('what could go wrong', () => {
  it.each([
    [
      'Ponds freeze late - we keep two weeks spare.',
      'One risk is that ponds freeze late; we keep two weeks spare.',
    ],
    ['late steel: weld the old gate', 'One risk is late steel; we will weld the old gate.'],
    [
      'kiln not ready by May -> borrow one',
      'One risk is that the kiln is not ready by May; we will borrow one.',
    ],
    [
      "Parents don't come - supper",
      'One risk is that parents do not come; our answer is a supper.',
    ],
    [
      'Rain may spoil the fair; we will rent a tent.',
      'Rain may spoil the fair; we will rent a tent.',
    ],
  ])('%s', (answer, sentence) => {
    expect(said(ask('Risks'), answer)[0]).toBe(sentence);
  });

  it('is not one risk after the other', () => {
    expect(said(ask('Risks'), 'low turnout: phone people\nlate steel: wait')[1]).toMatch(
      /^Another risk is /,
    );
  });
});

describe('results', () => {
  it('take the time of the line over them, which is no result itself', () => {
    expect(
      said(
        ask('Evaluation'),
        'By May 2028:\n- 40 coats sewn for the shelter\n- 12 looms repaired\nWe will keep a log.',
      ),
    ).toEqual([
      'By May 2028, 40 coats will be sewn for the shelter.',
      'By May 2028, 12 looms will be repaired.',
      'We will keep a log.',
    ]);
  });

  it.each([
    ['80% of pupils pass the river test.', '80% of pupils will pass the river test.'],
    ['25 welders graduated by fall 2027', '25 welders will have graduated by fall 2027.'],
    ['30 sheds painted', '30 sheds will be painted.'],
  ])('are to come: %s', (answer, sentence) => {
    expect(said(ask('Evaluation'), answer)).toEqual([sentence]);
  });
});

describe('partners', () => {
  it.each([
    ['Elm High - lends us the gym', 'Elm High lends us the gym.'],
    ['Elm High - 4 student cooks', 'Elm High has agreed to provide 4 student cooks.'],
    ['Rotary: hauling gravel', 'Rotary takes part by hauling gravel.'],
    ['Town of Elm: waive the hall fee', 'The Town of Elm has agreed to waive the hall fee.'],
    ['3 churches (cook soup, lend vans)', 'Three churches cook soup and lend vans.'],
    [
      'Elm Soil and Water District: access to 6 wells',
      'Elm Soil and Water District has agreed to provide access to 6 wells.',
    ],
  ])('%s', (answer, sentence) => {
    expect(said(ask('Partners'), answer)).toEqual([sentence]);
  });
});

describe('a schedule', () => {
  it.each([
    ['May 4 barn dance night', 'The barn dance night will be on May 4.'],
    ['May 2027 - hire a cook', 'In May 2027, we will hire a cook.'],
  ])('%s', (answer, sentence) => {
    expect(said(ask('Timeline'), answer)).toEqual([sentence]);
  });
});

describe('steps', () => {
  it('are all to come, whatever their verb', () => {
    expect(
      said(
        ask('Project description'),
        '1. Hire two drivers.\n2. Leaflet the four estates before school.\n3. Reconcile the rider lists each week.\n4. Get 3 quotes (May).\nGoal: every child at school on time',
      ),
    ).toEqual([
      'We will hire two drivers.',
      'We will leaflet the four estates before school.',
      'We will reconcile the rider lists each week.',
      'We will get 3 quotes (May).',
      'Our goal is every child at school on time.',
    ]);
  });

  it('are none of what we have', () => {
    expect(
      said(ask('Budget'), 'Have $900 from the mill fund already, asking Hale Trust for $300')[0],
    ).toBe('We have $900 from the mill fund already and are asking Hale Trust for $300.');
  });
});

describe('the need', () => {
  it.each([
    ['Heating bill $7,200/yr', 'The heating bill is $7,200 a year.'],
    [
      '31% of tenants behind on rent (2025 survey)',
      '31% of tenants are behind on rent (2025 survey).',
    ],
    ['Half of the riders in our count own no car', 'Half of the riders in our count own no car.'],
  ])('%s', (answer, sentence) => {
    expect(said(ask('Statement of need'), `${answer}\nThe bus stopped in 2019.`)[0]).toBe(sentence);
  });
});

describe('short words of an answer', () => {
  it('are no verbs when they are names', () => {
    expect(said(ask('Budget'), 'LED strips $1,100')).toEqual(['LED strips ($1,100)']);
    expect(said(ask('Track record'), 'Ran Soup Sundays at 2 halls since 2020')).toEqual([
      'We have run Soup Sundays at 2 halls since 2020.',
    ]);
  });

  it.each([
    'see above',
    'See annual report.',
    'Please text me first',
    'Mara will send the list tomorrow',
  ])('that are talk are left out: %s', (answer) => {
    expect(said(ask('Track record'), answer)).toEqual([]);
  });

  it('tell the reach of a list of papers and places', () => {
    expect(said(ask('Outreach'), 'flyers home, school letters, street banners')[0]).toBe(
      'We will reach people and tell others about the project through flyers home, school letters, and street banners.',
    );
  });

  it('give a season its dates', () => {
    expect(said(ask('Population served'), '300 riders\nfirst season Sept 2027 - May 2028')).toEqual(
      ['We will serve 300 riders.', 'The first season runs from September 2027 to May 2028.'],
    );
  });

  const results = 'Which results do you promise, in numbers, and how will you measure them?';
  const list = (text: string) => said(results, text).join(' ');

  it('are promised by the day over their list', () => {
    expect(list('By July 31, 2028:\n- 600 people learn CPR\n- 16 students start')).toMatch(
      /^We expect these results by July 31, 2028\./,
    );
  });

  it('are what is to come, and nothing that was done', () => {
    const text = list(
      '- missed calls, meaning those handed on, from 118 a year to below 40\n- 45 new lawyers, bringing the panel to 188\n- 45 get the GED (we had 31)\n- 12 finish the GED',
    );
    expect(text).not.toContain('We missed');
    expect(text).toContain('We expect 45 new lawyers, bringing the panel to 188.');
    expect(text).toContain('45 will get the GED (we had 31).');
    expect(text).toContain('12 will finish the GED.');
  });

  it('tells what people live on, and serves people', () => {
    expect(
      said(
        'Whom will the project serve, where, and what do they need?',
        'Household income about $640 a month\nThree quarters live from fishing.',
      )[0],
    ).toBe('The household income is about $640 a month.');
  });
});
