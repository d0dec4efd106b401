import { describe, expect, it } from 'vitest';
import { readingOf } from '../../fixtures/reading-of.ts';
import { readGuidelines } from '../../read-guidelines.ts';
import { programmeName } from '../programme-name.ts';
import { isHeadline, tellsNews, withoutNews } from './headline.ts';

const nameIn = (text: string): string =>
  programmeName(readGuidelines(readingOf('html', '', text), '2026-09-01'));

describe('a name among news', () => {
  it.each([
    ['Heron Fellowship - Updated Deadline', 'Heron Fellowship'],
    ['Community Grants applications close this month', 'Community Grants'],
    ['Micro-grant application deadline is 3/14', 'Micro-grant'],
    ['[Arch-Or] Records Grant Applications Open', 'Records Grant'],
    ['HCF announces museum grant program', 'museum grant program'],
    ['Harlow Council launches new Creative Towns Scheme', 'Creative Towns Scheme'],
    [
      'Receive up to $3,000 in minigrants to support young staff',
      'minigrants to support young staff',
    ],
    ['Eastern Valley grant funding available for 2027/28', 'Eastern Valley grant funding'],
    ['Announcing the Larch Prize', 'Larch Prize'],
    ["Council's Small Grants program - apply today!", 'Small Grants program'],
  ])('is told without them: %s', (title, name) => {
    expect(withoutNews(title)).toBe(name);
  });

  it.each([
    'Grants to Support Open Meetings',
    'New Haven Arts Fund',
    'Opening Doors Grant Program',
    'Open Society Fellowship',
    'Deadline Support Fund',
    'Reading Rooms Program; Notice Inviting Applications',
  ])('is whole without any: %s', (title) => {
    expect(withoutNews(title)).toBe(title);
    expect(isHeadline(title)).toBe(false);
  });
});

describe('a headline', () => {
  it.each([
    'Cultural Council seeks funding proposals',
    'Foundation accepting grant proposals',
    'Small grants strengthen neighbourhoods - applications close soon',
    'Five awards available, $1,000 each',
  ])('names nothing: %s', (title) => {
    expect(tellsNews(title)).toBe(true);
  });

  it.each([
    [
      '# Arts Council seeks funding proposals\nThe Dale Arts Council is one of 200 councils. Forms and more information about the Local Arts Council Program are available online. Send one proposal by May 3, 2027.',
      'Local Arts Council Program',
    ],
    [
      "# Mini-grant application deadline is 3/14\n## Four awards available, $800 each\nThree weeks remain in the application period for this year's Awards for Initiative. The mini-grants are offered by the Elm Foundation. Visit the Awards for Initiative website.\nTitle: Mini-grant application deadline is 3/14",
      'Awards for Initiative',
    ],
    [
      '# Foundation accepting grant proposals\nThe Hale Foundation has $90,000 from its Field-of-Work grant program. Grants come from the Tree Planting Fund, the Safe Streets Fund, and the Old Houses Fund.\n- Tree Planting Fund: total $9,000\n- Safe Streets Fund: total $8,000',
      'Field-of-Work grant program',
    ],
  ])('leaves the name to the text: %s', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });
});

it('takes the line that says a title in full', () => {
  expect(
    nameIn(
      '# HXC Microgrants\n2027-01-27\nHXC Microgrants: Data Work and Open Writing\nProposals are due February 25.',
    ),
  ).toBe('HXC Microgrants: Data Work and Open Writing');
});
