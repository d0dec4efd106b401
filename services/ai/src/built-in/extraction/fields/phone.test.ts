import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findAddresses } from './address.ts';
import { findPhones } from './phone.ts';

const phoneOf = (text: string) =>
  [...findPhones(paperOf(paperFrom('paper', 'docx', text)))].sort((a, b) => b.trust - a.trust)[0]
    ?.value;

describe('the telephone', () => {
  it('is the first number where telephone and fax share a label', () => {
    expect(phoneOf('| Phone / Fax | 901-555-0170 / 901-555-0171 |')).toBe('901-555-0170');
  });

  it('stands under the central office of an agency with many sites', () => {
    expect(
      phoneOf(`# Head Start sites
      Canton: 18 Court St., Canton, NY 13617 (315) 555-0150
      # Central office
      1400 Canal Blvd.
      Potsdam, NY 13676
      (315) 555-0141`),
    ).toBe('(315) 555-0141');
  });

  it('is no attorney’s, whatever long line holds it', () => {
    expect(
      phoneOf(`# ARTICLES OF AGREEMENT
      Contact person in case of question (not part of the record):
      Atty. Ruth P. Hazelton, Hazelton & Crowe P.A., 14 North Main Street, Concord NH 03301 Tel. (603) 555-0187 rph@hazeltoncrowe.com`),
    ).toBeUndefined();
  });

  it.each([
    'A true copy. Attest: Joan Tarn, Clerk, (330) 555-0107',
    'Incumbent: The Revd Joan Tarn, (330) 555-0107',
    'Independent examiner: Tarn & Co., (330) 555-0107',
  ])('is not the officer’s in “%s”', (text) => {
    expect(phoneOf(text)).toBeUndefined();
  });

  it('is not an officer’s at home', () => {
    expect(
      phoneOf('Election: Ron Sills, president; Deb Ott, secretary, 12 Mill St., (828) 555-0110.'),
    ).toBeUndefined();
  });

  it('may be written in letters', () => {
    expect(
      phoneOf('To give a sofa, please call our pick-up desk at (888) 555-SOFA, or write.'),
    ).toBe('(888) 555-SOFA');
  });

  it('is no officer’s, below whose signature it stands', () => {
    expect(
      phoneOf(`DATED this 2nd day of May 2001.
      By: Kurt Ames, President
      Phone: 360/555-0142`),
    ).toBeUndefined();
  });
  it('stands behind the name and address at the end of by-laws', () => {
    const paper = paperOf(
      paperFrom(
        'paper',
        'docx',
        `# Bylaws of Ash Grove Chapel of Salem
        ## Article I
        The members meet in spring.
        ## Contact
        Ash Grove Chapel • 12 Mill St • Salem, OH 44460 • (330) 555-0107`,
      ),
    );
    expect(findPhones(paper, ['Ash Grove Chapel of Salem'])[0]?.value).toBe('(330) 555-0107');
  });

  it('is the one by which a volunteer is asked to call', () => {
    expect(
      phoneOf(
        'If you wish to volunteer at our pantry on a Wednesday or a Saturday morning, contact Ana Beck by phone at 212-555-0179 or email at abeck@fern.org',
      ),
    ).toBe('212-555-0179');
  });

  it('is not the library’s on the page of its friends', () => {
    const paper = paperOf(
      paperFrom(
        'paper',
        'docx',
        `# The Friends of Ash Grove Library
        ## Our Library
        Ash Grove Library
        12 Mill Street
        Salem, OH 44460
        (330) 555-0107`,
      ),
    );
    const names = ['Friends of Ash Grove Library, Inc.'];
    expect(findPhones(paper, names)).toEqual([]);
    expect(findAddresses(paper, names)).toEqual([]);
    expect(findPhones(paper, ['Ash Grove Library'])[0]?.value).toBe('(330) 555-0107');
  });
  it('is not that of the one who hears complaints', () => {
    expect(
      phoneOf('Questions about this go to Ann Farr, Compliance Officer, at 330-555-0101.'),
    ).toBeUndefined();
  });

  it('stands among the ways to reach the body below its name, and not with who printed the paper', () => {
    const text = `# A year of bread
      We baked for four hundred people in the valley this year, and taught forty of them to bake.
      ## Find us
      Elm Row Bakehouse
      12 Mill Street, Salem, OH 44460
      (330) 555-0107 bread@elmrow.example www.elmrow.example
      Printed by Quill Press, 9 Ink Lane, Salem, OH 44460, (330) 555-0120.`;
    const found = findPhones(paperOf(paperFrom('paper', 'docx', text)), ['Elm Row Bakehouse']);
    expect(found.map(({ value }) => value)).toEqual(['(330) 555-0107']);
  });

  it('stands in a line with the name and the whole address, beside the number of a box office', () => {
    const paper = paperOf(
      paperFrom(
        'paper',
        'docx',
        `The orchestra thanks everyone who came to the barn.
        Tarn Youth Orchestra · 88 Cedar Avenue · Dayton, Ohio 45402 · 937.555.0161 · play@tarn.example.org
        Tickets: Old Barn Box Office, 937.555.0190`,
      ),
    );
    expect(findPhones(paper, ['Tarn Youth Orchestra']).map(({ value }) => value)).toEqual([
      '937.555.0161',
    ]);
  });

  it('is read where strokes part a number abroad', () => {
    const paper = paperOf(
      paperFrom('paper', 'docx', 'Telephone: +44-7700-900-184. Fax: +44-7700-900-185'),
    );
    expect(findPhones(paper, ['Tarn Carers'])[0]?.value).toBe('+44-7700-900-184');
  });
});
