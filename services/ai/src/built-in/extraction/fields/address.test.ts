import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findAddresses } from './address.ts';

const addressOf = (text: string, names: string[] = []) => {
  const [best] = [...findAddresses(paperOf(paperFrom('paper', 'pdf', text)), names)].sort(
    (a, b) => b.trust - a.trust,
  );
  const { address, city, state, postalCode } = best?.parts ?? {};
  return [address, city, state, postalCode].map((part) => part?.value).join(' | ');
};

describe('the address of an organization', () => {
  it.each([
    [
      '901 PORTAGE STREET KALAMAZOO, MICHIGAN 49001-3005 P 269/488-2617 F 269/343-3669',
      '901 Portage Street | Kalamazoo | MI | 49001-3005',
    ],
    ['88 Elm Avenue • Salina, KS 67401 • 785-555-0112', '88 Elm Avenue | Salina | KS | 67401'],
    [
      '88 Elm Avenue • Suite 4 • Salina KS 67401 • Phone 785 555 0112',
      '88 Elm Avenue, Suite 4 | Salina | KS | 67401',
    ],
    [
      'The principal office of the Corporation shall be at such address as the Board designates. The Corporation maintains a mailing address at 1926 Genesee St, Ste 1 #768, Utica, New York 13501.',
      '1926 Genesee St, Ste 1 #768 | Utica | NY | 13501',
    ],
    [
      'The principal office of the Center shall be located at 141 Wethersfield Avenue, in the City of Hartford, State of Connecticut.',
      '141 Wethersfield Avenue | Hartford | CT | ',
    ],
    [
      'Offices of the Corporation shall be located in Glendive, Montana and in any other locations.',
      ' | Glendive | MT | ',
    ],
    [
      '4. ADDRESS FOR MAILING NOTICES:\nPO Box 477, Seaside, OR 97138',
      'PO Box 477 | Seaside | OR | 97138',
    ],
    [
      'To the Board of Directors\nOyster Creek Trust\nBeaufort, South Carolina',
      ' | Beaufort | SC | ',
    ],
    [
      'W5912 County Road B, Viroqua, WI 54665 | 608.555.0141',
      'W5912 County Road B | Viroqua | WI | 54665',
    ],
    [
      'Number and Street: 1439 Main Street\nCity: Saxapahaw State: NC Zip Code: 27340 County: Alamance',
      '1439 Main Street | Saxapahaw | NC | 27340',
    ],
  ])('stands in "%s"', (text, expected) => {
    expect(addressOf(text)).toBe(expected);
  });

  it('is the place itself before its post box', () => {
    expect(
      addressOf(`| Mailing Address | P.O. Box 2290, Immokalee, FL 34143 |
      | Physical Address | 310 Alachua Street, Immokalee, FL 34142 |`),
    ).toBe('310 Alachua Street | Immokalee | FL | 34142');
  });

  it.each([
    'In 2018 the Trust leased a boat yard at 22 Dock Road, Port Royal, South Carolina 29935, from Sea Island Marine.',
    'Thank you to the Lake Foundation (301 W. Northern Lights Blvd., Anchorage, AK 99503) for its gift of $50,000 to the work.',
    '# Our Supporters\nHigh Foundation, 1853 William Penn Way, Lancaster, PA 17601',
    'October 3, 2024\nMs. Helen Dorsey\nProgram Officer\nSunflower Foundation\n5820 SW 6th Avenue\nTopeka, KS 66606\nDear Ms. Dorsey:',
    'Prepared by: Bell & Rowan, CPAs, 40 Calhoun Street, Charleston, SC 29401',
    "The Corporation's registered office in the State of Delaware is 16192 Coastal Highway, Lewes, Delaware 19958.",
  ])('is not somebody else’s: "%s"', (text) => {
    expect(addressOf(text)).toBe(' |  |  | ');
  });

  it('is the one under its own name, where a page shows several', () => {
    expect(
      addressOf(
        `Elm House is a shelter.
        High Street Bank, a friend of the house and of the town for many years
        12 High Street, Macon, GA 31201
        Elm House
        130 Chester Street
        Macon, GA 31204`,
        ['Elm House'],
      ),
    ).toBe('130 Chester Street | Macon | GA | 31204');
  });

  it('stands under the central office of an agency with many sites', () => {
    expect(
      addressOf(`Canton: 18 Court St., Canton, NY 13617
      # Central office
      1400 Canal Blvd.
      Potsdam, NY 13676`),
    ).toBe('1400 Canal Blvd. | Potsdam | NY | 13676');
  });

  it.each([
    ['PO Box 5150 Hemet, CA 92544 (951) 555-0170', 'PO Box 5150 | Hemet | CA | 92544'],
    [
      '© 2015 Mill Center | 711 South Mill Street, Hemet, CA | 92544-3895 | Fax 615-555-3411',
      '711 South Mill Street | Hemet | CA | 92544-3895',
    ],
    [
      'The principal place of business address:\n215 EAST CENTRAL AVENUE\nLAKE WALES, FL. US 33853',
      '215 East Central Avenue | Lake Wales | FL | 33853',
    ],
    [
      'The address at which the business of this corporation is to be carried on is: 117 Gile Pond Road, Sutton Mills, New Hampshire 03221',
      '117 Gile Pond Road | Sutton Mills | NH | 03221',
    ],
    [
      'Orchestra office: 604 Poyntz, by appointment mail: PO Box 1731, Manhattan, Kansas 66505',
      'PO Box 1731 | Manhattan | KS | 66505',
    ],
    [
      '820 Lafayette Avenue, Lower Level (use the ramp door)\nColumbus, Indiana 47201',
      '820 Lafayette Avenue, Lower Level | Columbus | IN | 47201',
    ],
    [
      'Wharf Hospice is a company limited by guarantee. Registered office: Lower Road, Otley, LS21 2AB. Tel 01943 555 019',
      'Lower Road | Otley |  | LS21 2AB',
    ],
  ])('is read from “%s”', (text, address) => {
    expect(addressOf(text)).toBe(address);
  });

  it('is only a state where the office is in a county of it', () => {
    expect(
      addressOf(
        'The principal office of the corporation is located in Tippecanoe County, Indiana.',
      ),
    ).toBe(' |  | IN | ');
  });

  it('is not the next line’s where the label gives the office’s telephone', () => {
    expect(
      addressOf(
        `Habitat of Elm County
        2214 E. Durbin Street, Warsaw, IN 46580
        Office: 574-555-0104
        EIN 35-1699013 | Habitat International, 322 W. Lamar St., Americus, GA 31709`,
        ['Habitat of Elm County'],
      ),
    ).toBe('2214 E. Durbin Street | Warsaw | IN | 46580');
  });

  it('is the one town that the purposes of a certificate name', () => {
    expect(
      addressOf(`# Certificate of Incorporation of Sunset Spark, Inc.
      The corporation is formed exclusively for the purposes of providing science and art instruction to children in Sunset Park, Brooklyn, NY.`),
    ).toBe(' | Brooklyn | NY | ');
    expect(
      addressOf(`# Certificate of Incorporation
      The corporation is formed to run schools in Denver, Colorado and in Boise, Idaho for all who want to learn.`),
    ).toBe(' |  |  | ');
  });

  it('leaves out a street that has no name', () => {
    expect(
      addressOf(
        'The principal office of the Association is located at 700 Avenue, Miami, Florida 33172.',
      ),
    ).toBe(' | Miami | FL | 33172');
  });

  it('stands behind its agent’s in one clause', () => {
    expect(
      addressOf(`# ARTICLES OF INCORPORATION
      The name and address of the Registered Agent: Lee Moss, 88 Court Drive, Yelm, WA 98597. The Business address of the Corporation: Elm Row Owners, P.O. Box 12, Yelm, Washington, 98597`),
    ).toBe('P.O. Box 12 | Yelm | WA | 98597');
  });

  it('is the town at whose streets a neighborhood ends', () => {
    expect(
      addressOf(`# Bylaws of Elm Row Association
      The neighborhood is the area bounded by Oak Avenue on the west and 9th Street on the east, Salina, Kansas.`),
    ).toBe(' | Salina | KS | ');
  });

  it('may have its house number as a word', () => {
    expect(addressOf('Mailing address: Two Harbor Place, Suite 9, Salem, MA 01970')).toBe(
      'Two Harbor Place, Suite 9 | Salem | MA | 01970',
    );
  });
});
