import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { fromSentences, payees } from './names-in-sentences.ts';

const nameOf = (text: string) =>
  [...fromSentences(paperOf(paperFrom('paper', 'docx', text)).lines)].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('the name in a sentence', () => {
  it.each([
    [
      'The name of this organization shall be the Lamoille Planning Commission, Inc. The organization shall hereafter be called LPC.',
      'Lamoille Planning Commission, Inc.',
    ],
    [
      'Section 1: Name. The name of this corporation shall be WOODRUFF LEAGUE, INC. (hereinafter the "League").',
      'Woodruff League, Inc.',
    ],
    [
      'The name of the co-operative is:\nTARN WORKER CO-OPERATIVE INC',
      'Tarn Worker Co-Operative Inc',
    ],
    [
      'The name of this corporation shall be Elm/Row, alternatively referred to as ElmRow.',
      'Elm/Row',
    ],
    [
      'The name of the club is Ash Lane Singers, sometimes also known as the Lane.',
      'Ash Lane Singers',
    ],
    ['The name of the society shall be Fern Hill Society or, for short, FHS.', 'Fern Hill Society'],
    [
      'The domestic entity name for the nonprofit corporation is Larkspur Valley Repair Café.',
      'Larkspur Valley Repair Café',
    ],
    ["The organization's name is Sisters of the Road Cafe.", 'Sisters of the Road Cafe'],
    ['This organization is known as Greater Duluth Beekeepers.', 'Greater Duluth Beekeepers'],
    [
      'The Club shall be called Bayou Paddle Club and its domicile shall be Breaux Bridge, Louisiana.',
      'Bayou Paddle Club',
    ],
    ['The Ashby Food Shelf opened in 1987 with one volunteer.', 'Ashby Food Shelf'],
    ['The Pembroke Mill Trust was set up in 1984 by neighbors.', 'Pembroke Mill Trust'],
    [
      'The name of the existing unincorporated association now being incorporated by the filing of these Articles is Santa Barbara Newcomers Group.',
      'Santa Barbara Newcomers Group',
    ],
    [
      'The Village Library exists because of the extraordinary effort of over 75 volunteers.',
      'Village Library',
    ],
    [
      'Breem Foundation (“we,” “us,” or “our”) is a registered 501(c)(3) nonprofit organization.',
      'Breem Foundation',
    ],
    ['Tangi Food Pantry is dedicated to fighting hunger in the parish.', 'Tangi Food Pantry'],
  ])('is read from “%s”', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it('stands alone below the article called “Name”', () => {
    expect(
      nameOf(`# NAME
      Cedar Ridge Homeschool Cooperative, hereinafter referred to as the Co-op.`),
    ).toBe('Cedar Ridge Homeschool Cooperative');
  });

  it('is not there where the charter is said to hold it', () => {
    expect(
      nameOf('The name of the corporation shall be as specified in its charter.'),
    ).toBeUndefined();
  });

  it('is one word where a cheque goes to it in quotation marks', () => {
    const payeeOf = (text: string) =>
      payees(paperOf(paperFrom('paper', 'docx', text)).lines)[0]?.value;
    expect(payeeOf('Please make your checks out to “Groundswell” and mail them.')).toBe(
      'Groundswell',
    );
    expect(payeeOf('Please make your checks out to Groundswell and mail them.')).toBeUndefined();
  });
});
