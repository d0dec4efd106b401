import { describe, expect, it } from 'vitest';
import { paperFrom } from './fixtures/reading-of.ts';
import { paperOf } from './paper.ts';

const othersIn = (text: string) =>
  paperOf(paperFrom('paper', 'pdf', text))
    .lines.filter(({ others }) => others)
    .map((line) => line.text);

describe('lines of other people', () => {
  it.each([
    'Filed through the authorized e-file provider QuickCard, help@quickcard.example, 1-888-555-0104',
    'E-filed via TaxSwift Online, (800) 555-0133',
    'Questions about this filing? Call your e-file service at (800) 555-0133',
  ])('are those of whoever filed for it: “%s”', (text) => {
    expect(othersIn(text)).toEqual([text]);
  });

  it('are the rows of a table of directors with their addresses', () => {
    expect(
      othersIn(`| Name | Address |
      | June Park | 14 Oak St, Lima, OH 45801 |`),
    ).toEqual(['June Park', '14 Oak St, Lima, OH 45801']);
  });

  it('are the addresses of all who signed, one below the other', () => {
    expect(
      othersIn(`Post Office Address
      86 Shaker Street, New London NH 03257
      22 Penacook Road, Wilmot NH 03287`),
    ).toContain('22 Penacook Road, Wilmot NH 03287');
  });

  it('are an agent’s, where a long sentence asks for them', () => {
    expect(
      othersIn(`The name and address in the State of California of this corporation's initial agent for service of process is:
      77 Tamal Plaza, Corte Madera, CA 94925`),
    ).toContain('77 Tamal Plaza, Corte Madera, CA 94925');
  });

  it('are not a British charity’s registered office', () => {
    expect(
      othersIn('| Registered office | The Old Forge, 14 Mill Lane, Leeds, LS13 3QT |'),
    ).toEqual([]);
  });

  it('end where a foot that follows a list of staff speaks of the house itself', () => {
    expect(
      othersIn(`# Staff
      Dana Prock, manager
      Prairie Orchestra office: 604 Poyntz, mail: PO Box 1731, Manhattan, Kansas 66505`),
    ).toEqual(['Dana Prock, manager']);
  });

  it('are whoever filed the paper, whose address is called a mailing address', () => {
    expect(
      othersIn(`Filed by: Name: Gaelen Hadlett
      Mailing Address: P.O. Box 320145, Brooklyn, NY 11232-0145
      The office of the corporation is to be located in the County of Kings.`),
    ).toEqual([
      'Filed by: Name: Gaelen Hadlett',
      'Mailing Address: P.O. Box 320145, Brooklyn, NY 11232-0145',
    ]);
  });

  it('are whoever made the site', () => {
    expect(othersIn('Website by Bitterroot Web Design, 406-555-0100')).toHaveLength(1);
  });

  it('are not the organization’s own address below those who lead it', () => {
    expect(
      othersIn(`# Harbor Youth Sailing
      # Leadership
      Dana Reis keeps the boats
      Harbor Youth Sailing, PO Box 88, New Bedford, MA 02741`),
    ).toEqual(['Dana Reis keeps the boats']);
    expect(
      othersIn(`# Kids in Motion
      # Thank you to our donors
      Kiwanis Club of Gettysburg
      © 2024 Kids in Motion, Inc. | 38 Carlisle St., Gettysburg, PA 17325`),
    ).toEqual(['Kiwanis Club of Gettysburg']);
  });

  it('are the preparer’s telephone beside the preparer’s address', () => {
    expect(
      othersIn(`| | Firm's address 12 E LIBERTY STREET, WOOSTER, OH 44691 | Phone no. (330) 555-0180 |
      | Website | www.alderfalls.org |`),
    ).toEqual([
      "Firm's address 12 E LIBERTY STREET, WOOSTER, OH 44691",
      'Phone no. (330) 555-0180',
    ]);
  });
});
