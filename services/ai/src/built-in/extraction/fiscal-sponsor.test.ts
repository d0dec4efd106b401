import { describe, expect, it } from 'vitest';
import { paperFrom } from './fixtures/reading-of.ts';
import { valuesOf } from './fixtures/values-of.ts';

describe('a letter of a fiscal sponsor', () => {
  it('tells of the project; letterhead, number and budget are the sponsor’s', () => {
    const letter = paperFrom(
      'letter.docx',
      'docx',
      `# COASTAL COMMONS
      400 Commercial Street, Suite 3 • Portland, Maine 04101 • (207) 555-0108 • coastalcommons.org
      March 3, 2023
      To whom it may concern:
      Coastal Commons is a Maine nonprofit corporation exempt under Section 501(c)(3). Our EIN is 01-0528871. Our own annual budget is about $2.1 million.
      Saltmarsh Youth Sail is a fiscally sponsored project of Coastal Commons. It began in 2019 and is an unincorporated association of volunteers. The project's own budget for 2023 is $38,500.
      Sincerely,
      Ann Pruitt, Director apruitt@coastalcommons.org`,
    );
    expect(valuesOf(letter)).toEqual({
      name: 'Saltmarsh Youth Sail',
      organizationType: 'other',
      foundedYear: 2019,
      annualBudget: '$38,500',
    });
  });

  it.each([
    'This confirms that Coastal Commons, a 501(c)(3) public charity, is the fiscal sponsor of Saltmarsh Youth Sail.',
    'We have agreed to serve as fiscal sponsor for Saltmarsh Youth Sail.',
    'Re: Fiscal sponsorship of Saltmarsh Youth Sail',
    'Saltmarsh Youth Sail is a project of Coastal Commons, a 501(c)(3) public charity, which serves as our fiscal sponsor.',
  ])('names the project in “%s”', (sentence) => {
    const letter = paperFrom('letter.docx', 'docx', `To whom it may concern:\n${sentence}`);
    expect(valuesOf(letter).name).toBe('Saltmarsh Youth Sail');
  });

  it.each([
    'Once our own exemption came through, we said goodbye to our fiscal sponsor, the Pine County Community Foundation, which kept our books.',
    'Fiscal sponsor: Pine County Community Foundation.',
  ])('does not take the sponsor for the project in “%s”', (sentence) => {
    const report = paperFrom(
      'report.docx',
      'docx',
      `# Elm Row Bike Shed
      ## A word from the chair
      ${sentence}
      ## Our mission
      Elm Row Bike Shed gives everybody in the valley the tools and the teaching to keep a bicycle on the road.`,
    );
    expect(valuesOf(report).name).toBe('Elm Row Bike Shed');
  });

  it('does not take the place of a fiscal agent for the body’s', () => {
    const page = paperFrom(
      'page.html',
      'html',
      `# Elm Row Skatepark Alliance
      Donations are accepted through our fiscal agent, The Coastal Trust, 400 Bay St, Astoria, OR 97103.
      Elm Row Skatepark Alliance is a volunteer group that works to build a free skatepark for Astoria.`,
    );
    expect(valuesOf(page)).not.toHaveProperty('contactInfo');
    expect(valuesOf(page).name).toBe('Elm Row Skatepark Alliance');
  });
});
