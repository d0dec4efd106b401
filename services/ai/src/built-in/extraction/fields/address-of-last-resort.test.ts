import { describe, expect, it } from 'vitest';
import type { Reading } from '@grantwright/shared/contract';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findAddresses } from './address.ts';
import { findPhones } from './phone.ts';

const paperWith = (text: string, foot: string[] = []) => {
  const document = paperFrom('paper', 'html', text);
  const imprint: Reading['imprint'] = foot.map((line) => ({ type: 'paragraph', text: line }));
  return paperOf({ ...document, reading: { ...document.reading, imprint } });
};
const addressOf = (text: string, names: string[] = [], foot: string[] = []) => {
  const [best] = [...findAddresses(paperWith(text, foot), names)].sort((a, b) => b.trust - a.trust);
  const { address, city, state, postalCode } = best?.parts ?? {};
  return [address, city, state, postalCode].map((part) => part?.value ?? '').join(' | ');
};

describe('where a body is, when no line says that it is its address', () => {
  it.each([
    [
      'its registered office',
      `# Articles of Incorporation of MakeOHIO
      SEVENTH: The address of the initial registered office of the corporation is 2020 F Street N.W. Apartment 9, Washington, D.C. 20006, and the name of the initial registered agent at such address is Ann Farr.`,
      '2020 F Street N.W. Apartment 9 | Washington | DC | 20006',
    ],
    [
      'the state in the title of its articles',
      '# Articles of Incorporation (Vermont)\nThe name of the corporation is Heron Weir Boat Club.',
      ' |  | Vermont | ',
    ],
    [
      'no state whose name a county bears, in the title of its articles',
      '# Articles of Incorporation (Washington County Chapter)\nThe name of the corporation is Heron Weir Boat Club.',
      ' |  |  | ',
    ],
    [
      'the law of its state',
      `# Articles of Incorporation
      The name and address in the State of California of this Corporation's initial agent for service of process is:
      Name : James Holly
      Address : 2220 Cover Ct.
      Folsom, CA 95630`,
      ' |  | California | ',
    ],
    [
      'the state it reports to',
      `# Bylaws
      # ARTICLE I
      The Secretary shall file the periodic report to the office of Colorado Secretary of State before May 31st.`,
      ' |  | Colorado | ',
    ],
    [
      'its headquarters abroad',
      `# Constitution of the Weh Association
      The headquaters shall be in Weh - Menchum Valley Sub Division - Menchum Division - North West Region.`,
      ' | Weh | North West Region | ',
    ],
  ])('is %s', (_, text, expected) => {
    expect(addressOf(text)).toBe(expected);
  });

  it('is not the office that an agent lends', () => {
    expect(
      addressOf(`# Articles of Incorporation
      The address of its registered office in the State of Delaware is 160 Greentree Drive, Dover, Delaware 19904, and the registered agent there is Agents, Inc.`),
    ).toBe(' |  |  | ');
  });

  it('stands behind its own name', () => {
    expect(
      addressOf(
        'Our Annual General Meeting was held on Monday July 15th in Soup On Tuesday, 129 Wellington Street, Kingston.',
        ['Soup On Tuesday'],
      ),
    ).toBe('129 Wellington Street | Kingston |  | ');
  });

  it('is the state that its name ends with', () => {
    expect(
      addressOf('The Kerala Association of Colorado meets in spring.', [
        'Kerala Association of Colorado',
      ]),
    ).toBe(' |  | Colorado | ');
    expect(
      addressOf('The Opera Guild of Washington meets in spring.', ['Opera Guild of Washington']),
    ).toBe(' |  |  | ');
  });

  it('stands over the telephone in the foot of its page', () => {
    const foot = ["We're here to listen:", 'Hoima road next to the mill, Kasubi', '+256 783282541'];
    expect(addressOf('# About us', [], foot)).toBe('Hoima road next to the mill, Kasubi |  |  | ');
    expect(findPhones(paperWith('# About us', foot))[0]?.value).toBe('+256 783282541');
  });

  it('needs no comma before its state', () => {
    expect(addressOf('# About us', [], ['PO Box 253 Douglas MI 49406 269-857-2837'])).toBe(
      'PO Box 253 | Douglas | MI | 49406',
    );
  });

  it('is the town that stands behind its name more than once', () => {
    const twice = `Our home, Asha Trust, Pune was opened by four friends.
      Asha Trust, Pune is registered as a trust.`;
    expect(addressOf(twice, ['Asha Trust'])).toBe(' | Pune |  | ');
    expect(addressOf('Our home, Asha Trust, Pune was opened.', ['Asha Trust'])).toBe(' |  |  | ');
    expect(
      addressOf('Asha Trust, Pune is here. Then.\nAsha Trust, Nagpur is there.', ['Asha Trust']),
    ).toBe(' |  |  | ');
    expect(
      addressOf('Asha Trust, Ohio was a start.\nAsha Trust, Ohio was the end.', ['Asha Trust']),
    ).toBe(' |  |  | ');
  });

  it('is the state whose law made it, whatever else the law is called for', () => {
    expect(
      addressOf(
        '# Articles of Incorporation\nThe undersigned acts under the Washington Non-Profit Miscellaneous and Mutual Corporations Act.',
        [],
      ),
    ).toBe(' |  | Washington | ');
  });

  it('is the town and state behind its name, and the state of its principal office', () => {
    expect(
      addressOf('The name of the club is Fern Club, Mesa, AZ., hereafter called the club.', [
        'Fern Club',
      ]),
    ).toBe(' | Mesa | AZ | ');
    expect(
      addressOf(
        '# By-Laws of the Fern Club\nThe principal office in the State of California, shall be in the county of Santa Clara.',
      ),
    ).toBe(' |  | California | ');
  });

  it('is glued to its town behind a quarter and a suite', () => {
    expect(
      addressOf(
        '# Contact',
        [],
        ['1899 L Street, NW, Suite 900 Washington, DC 20036 202-555-0138'],
      ),
    ).toBe('1899 L Street, NW, Suite 900 | Washington | DC | 20036');
  });

  it('is the state under whose laws it was formed', () => {
    expect(
      addressOf(
        'Fern Foundation was founded on Feb 14, 2014 under the laws of the State of Florida.',
        [],
      ),
    ).toBe(' |  | Florida | ');
  });
  it.each([
    [
      'The initial registered office of the Association is located at Two Elm Place, Suite 110, Salem, Texas 77339.',
      'Two Elm Place, Suite 110 | Salem | TX | 77339',
    ],
    [
      'The address, including street number, of the corporation’s initial registered office is 66 Porter St NW, Washington, DC 20008; and the name of its registered agent is Ann Farr.',
      '66 Porter St NW | Washington | DC | 20008',
    ],
  ])('is its registered office: “%s”', (text, address) => {
    expect(addressOf(`# Articles of Incorporation\n${text}`)).toBe(address);
  });

  it('is its registered office abroad, without what the sentence says before', () => {
    expect(
      addressOf(
        'Our company registered number is 13000530. Our company registered office address is 7 Mill Yard, London WC2A 2JR United Kingdom.',
      ),
    ).toBe('7 Mill Yard | London |  | WC2A 2JR');
  });

  it('is the town of its purposes, in an item too, but not where something was tried before', () => {
    const bylaws = (purpose: string) => addressOf(`# Bylaws\n# Article II\n${purpose}`);
    expect(
      bylaws(`The purposes of this Association shall be:
      - To promote the welfare of the residents of the West End neighborhood of Dalton, Maryland;`),
    ).toBe(' | Dalton | MD | ');
    expect(
      bylaws(
        'The corporation’s mission is to serve towns, building on results demonstrated in Dalton, North Carolina, for all.',
      ),
    ).toBe(' |  |  | ');
  });
});
