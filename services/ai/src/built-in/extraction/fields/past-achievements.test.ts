import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findPastAchievements } from './past-achievements.ts';

const achievementsOf = (text: string) =>
  [...findPastAchievements(paperOf(paperFrom('paper', 'html', text)), ['Mill Race Clinic'])].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('past achievements', () => {
  it('are not what the next gift would pay for', () => {
    expect(
      achievementsOf(`# Your Impact
      $25
      Buys splints and bandages for a family of four
      $50 a month
      Supplies the night desk of the clinic with tea`),
    ).toBeUndefined();
    expect(
      achievementsOf(`# Our Impact
      $25
      Buys splints and bandages for a family of four
      Last year our nurses cared for 2,084 patients in the old mill.`),
    ).toBe('Last year our nurses cared for 2,084 patients in the old mill.');
  });

  it('are not what is only promised', () => {
    expect(
      achievementsOf(`# Results
      We anticipate results like those of a clinic that helped 2,000 patients. Our first course promises to be a good one, with six nurses. Once we have raised $40,000, we will begin. The idea is based on proven work elsewhere.`),
    ).toBeUndefined();
    expect(
      achievementsOf(`# Results
      The course is designed to help old people at home. In May we trained 31 nurses.`),
    ).toBe('In May we trained 31 nurses.');
  });

  it('count those who were resettled', () => {
    const text = 'Since 2001, we have resettled 1,910 refugees in Marion County.';
    expect(achievementsOf(text)).toBe(text);
  });

  it('are what the last plan brought', () => {
    const text = 'A second nurse, a van and a warm room for those who wait.';
    expect(achievementsOf(`# What our last strategic plan achieved\n${text}`)).toBe(text);
  });

  it('are what a year’s review tells', () => {
    const text = 'Our feeding program has almost doubled in size, and we had our first employee.';
    expect(achievementsOf(`# 2015 in Review:\n${text}`)).toBe(text);
  });

  it('count what a garden and a kitchen brought, and nobody’s wish', () => {
    const text = 'We have a plot now, and in 2014 this produced 1900 pounds of vegetables.';
    expect(achievementsOf(text)).toBe(text);
    expect(
      achievementsOf('Their desire to sing for the surrounding communities produced 24 members.'),
    ).toBeUndefined();
  });

  it('are sentences that count what was done, and honours, where no heading says so', () => {
    expect(
      achievementsOf(`# About us
      In 2024 we cared for 2,084 patients in 7,916 visits. The lobby is blue. In 2021 the clinic received the Rose Award for service.
      We moved to Lafayette Avenue in 2011.`),
    ).toBe(
      'In 2024 we cared for 2,084 patients in 7,916 visits.\nIn 2021 the clinic received the Rose Award for service.',
    );
  });

  it('are no numbers of registration, gifts or plans', () => {
    expect(
      achievementsOf(`We are a registered 501c3 (Tax ID 41-1729904).
      We received grants of $12,400 for 300 families.
      We will have served 500 children.`),
    ).toBeUndefined();
  });

  it('are the programmes of a Form 990, each on its line', () => {
    expect(
      achievementsOf(`Form 990 Return of Organization Exempt From Income Tax
      4a (Code: ) (Expenses $ 4,688,204 including grants of $ 4,207,344 ) (Revenue $ 31,905 )
      FOOD RESCUE: DISTRIBUTED 3,911,260 POUNDS OF FOOD THROUGH 58 AGENCIES.
      4b (Code: ) (Expenses $ 402,117 including grants of $ ) (Revenue $ )
      SENIOR BOX: 1,140 SENIORS RECEIVE A 30-LB. BOX EACH MONTH.`),
    ).toBe(
      'Food Rescue: Distributed 3,911,260 pounds of food through 58 agencies.\nSenior Box: 1,140 seniors receive a 30-lb. box each month.',
    );
  });

  it('stand under what donors made possible, short items too', () => {
    expect(
      achievementsOf(`# What you made possible in 2023
      - repaired 61 homes
      - built 14 wheelchair ramps for neighbors
      Mail: 77 Depot St., Hazard, KY 41701`),
    ).toBe('repaired 61 homes\nbuilt 14 wheelchair ramps for neighbors');
  });

  it.each([
    'Each year, 200,000 compassionate volunteers help Mill Race Clinic serve more than 100,000 children and adults.',
    'Each year, 17,000-18,000 individuals receive food from the clinic',
    'Since 1966, the MRC has grown to own many historical sites and over 17,000 artifacts.',
    'Approximately 96% of the children eligible for kindergarten achieved the readiness goals.',
    '68 adults completed training programs.',
    'In Adult Programs 121 employees encouraged 257 individuals to try new adventures.',
  ])('are counted in “%s”', (text) => {
    expect(achievementsOf(text)).toBe(text);
  });

  it.each([
    'Our programs may serve a combined total of 188 children each year.',
    'Please call 24 hours before your visit each week.',
    'Each member receives one vote.',
    'Each year 1,200,000 students drop out of high school and receive no help.',
    'In 2015, 62.6 million people volunteered, and 35% of high schools in America provided mentoring to students.',
  ])('are not counted in “%s”', (text) => {
    expect(achievementsOf(text)).toBeUndefined();
  });

  it('leave out opening hours and rules below their heading', () => {
    expect(
      achievementsOf(`# Our Impact
      In 2018 we served 941 households.
      The pantry is open on Wednesday from 10 a.m. to 2 p.m. in the hall.
      We remain a volunteer organization. Households can receive food every two weeks.`),
    ).toBe('In 2018 we served 941 households.\nWe remain a volunteer organization.');
  });

  it('are the figures that a page sets large over their labels', () => {
    expect(
      achievementsOf(`# Your gift at work
      120+
      students benefiting from donor support
      15+
      villages reached through your generosity
      25+
      Years of Experience`),
    ).toBe(
      '120+ students benefiting from donor support\n15+ villages reached through your generosity',
    );
    expect(achievementsOf('10,000+ Meals Served\n350+ Families Each Month')).toBe(
      '10,000+ Meals Served\n350+ Families Each Month',
    );
    expect(achievementsOf('# 1. Who We Are\n# 2. What Families We Serve')).toBeUndefined();
    expect(achievementsOf('12 Main Street\n40 Board Members')).toBeUndefined();
  });

  it('join what stands below a heading and what a sentence counts elsewhere, each once', () => {
    expect(
      achievementsOf(`# Who we are
      We serve 340 youth ages 8 to 18 each year.
      # Outcomes
      95% of our seniors completed high school on time.`),
    ).toBe(
      '95% of our seniors completed high school on time.\nWe serve 340 youth ages 8 to 18 each year.',
    );
  });

  it('join the figures set large with what sentences count', () => {
    expect(
      achievementsOf(`2,310 kids
      64 partner schools
      The Bike Rodeo taught 480 students to ride safely.`),
    ).toBe('The Bike Rodeo taught 480 students to ride safely.\n2,310 kids\n64 partner schools');
  });

  it('are figures of adoptions set large', () => {
    expect(achievementsOf('# 312 ADOPTIONS\n# 97 CAT ADOPTIONS\n# 5 STARS')).toBe(
      '312 ADOPTIONS\n97 CAT ADOPTIONS',
    );
  });

  it('are not the visits to what the friends of it support', () => {
    const found = findPastAchievements(
      paperOf(paperFrom('paper', 'html', 'Over 90,000 people visited our library this year.')),
      ['Friends of the Tarn Library'],
    );
    expect(found).toEqual([]);
  });

  it('count lives and animals', () => {
    expect(achievementsOf('412 lives were saved from the pound. 97 dogs were adopted.')).toBe(
      '412 lives were saved from the pound.\n97 dogs were adopted.',
    );
  });

  it('are no note on taxes', () => {
    expect(
      achievementsOf(
        '# Our Impact\nWe served 12,000 children in 2024.\nAll gifts are tax-deductible. We are a 501(c)(3) organization.',
      ),
    ).toBe('We served 12,000 children in 2024.');
  });

  it('stand under the highlights of a season, without the voices between them', () => {
    expect(
      achievementsOf(`# Season highlights
      Two hundred singers from nine villages stood on one stage.
      “I had never sung before anybody.” — Ana, alto, Mill Green
      All twelve leavers went on to study.`),
    ).toBe(
      'Two hundred singers from nine villages stood on one stage.\nAll twelve leavers went on to study.',
    );
  });
});
