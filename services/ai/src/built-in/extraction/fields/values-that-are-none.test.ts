import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { valuesOf } from '../fixtures/values-of.ts';

const page = (text: string) => valuesOf(paperFrom('page.html', 'html', text));

describe('what looks like a value and is none', () => {
  it('looks past the record of how a constitution was adopted for the purposes themselves', () => {
    const found = page(`# Tarn Heritage Society
## Aims & Objectives
The constitution was adopted by the members on 4 May 2019 and was amended at the meeting of 2022.
The Society works toward the following objectives:
- 3.1 To collect the letters and maps of the valley.
- 3.2 To encourage the study of local crafts and dialect.`);
    expect(found.missionStatement).toContain('To collect the letters and maps of the valley');
    expect(found.missionStatement).not.toContain('adopted');
    expect(found.focusAreas).not.toMatch(/following/);
  });

  it('takes no registration for a result', () => {
    const told = (text: string) => page(`# Asha Valley Trust\n${text}`).pastAchievements;
    expect(
      told('Asha Valley Trust is a registered trust by the Ministry of Welfare under number 4471.'),
    ).toBeUndefined();
    expect(
      told('The trust received official recognition as a charity from 12 villages in 2014.'),
    ).toBeUndefined();
    expect(
      told('Asha Valley Trust was formed in 2011 and officially registered on 22 March 2012.'),
    ).toBeUndefined();
    expect(
      told('Asha Valley Trust (registration number 4471) served 340 children in 2022.'),
    ).toContain('340 children');
    expect(told('In 2023 we trained 340 women in weaving.')).toContain('340 women');
  });

  it('leaves a registration out of a list of results', () => {
    const found = page(`# Asha Valley Trust
## Achievements
- Registered with the Charity Commission of the province
- 340 women trained in weaving since 2015
- 12 wells dug with the villages of the valley`);
    expect(found.pastAchievements).toContain('340 women');
    expect(found.pastAchievements).not.toContain('Registered');
  });

  it('takes what a page asks for, for no name', () => {
    for (const call of ['Make a Monthly Gift', 'Become a Member', 'Choose How You Give']) {
      const found = page(`# ${call}
${call} and help us.
Elm Row Animal Shelter is a 501(c)(3) nonprofit organization.`);
      expect(found.name).toBe('Elm Row Animal Shelter');
    }
  });

  it('takes a bill that the budget did not hold, or the costs of a month, for no yearly budget', () => {
    expect(
      page(`# Elm Row Shelter
The surgery of the old mare came to $4,120. It was something that was not in our budget.`)
        .annualBudget,
    ).toBeUndefined();
    expect(
      page(`# Elm Row Makers\nWe have an operating budget of about $3,100 a month.`).annualBudget,
    ).toBeUndefined();
    expect(
      page(`# Elm Row Makers\nWe have an operating budget of about $310,000.`).annualBudget,
    ).toBe('$310,000');
  });

  it('reads programmes below a heading that names their impact, too, each on its line', () => {
    const found = page(`# Asha Valley Trust
## Key Programs & Impact
- Evening School: 140 children in three villages
- Clinic: monthly visits of a doctor
## Site Map
- Programs: Evening School (140 children), Clinic (monthly)`);
    expect(found.currentProjects?.split('\n')).toContain(
      'Evening School: 140 children in three villages',
    );
  });
});
