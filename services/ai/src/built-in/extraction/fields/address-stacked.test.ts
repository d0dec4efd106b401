import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '../../../providers/provider.ts';
import { valuesOf } from '../fixtures/values-of.ts';

const page = (...foot: string[]): SourceDocument => ({
  name: 'page',
  documentId: 'page',
  reading: {
    source: 'html',
    notes: [],
    title: 'About us | Tarn Arts Centre',
    blocks: [
      ...foot.map((text) => ({ type: 'paragraph' as const, text })),
      {
        type: 'paragraph',
        text: 'Tarn Arts Centre is a charity for all who paint, dance or sing.',
      },
    ],
  },
});

const placeOf = (...foot: string[]) => valuesOf(page('Tarn Arts Centre', ...foot)).contactInfo;

describe('an address abroad in the head or foot of a page', () => {
  it.each([
    [
      ['The Old School', 'Church Lane', 'Kendal', 'Cumbria', 'LA9 4AB'],
      {
        address: 'The Old School, Church Lane',
        city: 'Kendal',
        state: 'Cumbria',
        postalCode: 'LA9 4AB',
      },
    ],
    [
      ['Main Street', 'Ennis', 'Co. Clare', 'V95 X2Y3'],
      { address: 'Main Street', city: 'Ennis', state: 'Co. Clare', postalCode: 'V95 X2Y3' },
    ],
    [
      ['455 Granville Street', 'Vancouver, British Columbia', 'V6C 1T1 Canada'],
      {
        address: '455 Granville Street',
        city: 'Vancouver',
        state: 'British Columbia',
        postalCode: 'V6C 1T1',
      },
    ],
    [
      ['Plot No. 7, Shivaji Nagar', 'Pune 411005', 'Maharashtra'],
      {
        address: 'Plot No. 7, Shivaji Nagar',
        city: 'Pune',
        state: 'Maharashtra',
        postalCode: '411005',
      },
    ],
  ])('is read from lines that only together are one: %s', (lines, place) => {
    expect(placeOf(...lines)).toEqual(place);
  });

  it.each([
    [
      'Tarn Arts Centre, Main Street, Ennis, Co. Clare, V95 X2Y3, Ireland',
      { address: 'Main Street', city: 'Ennis', state: 'Co. Clare', postalCode: 'V95 X2Y3' },
    ],
    [
      '14/2, M.G. Road, Indiranagar, Bengaluru - 560038, Karnataka, India',
      {
        address: '14/2, M.G. Road, Indiranagar',
        city: 'Bengaluru',
        state: 'Karnataka',
        postalCode: '560038',
      },
    ],
    [
      '12 Victoria Street, Hamilton 3204, New Zealand',
      { address: '12 Victoria Street', city: 'Hamilton', postalCode: '3204' },
    ],
    [
      'Plot 12 Kira Road, Kamwokya, P.O. Box 1234, Kampala, Uganda',
      { address: 'Plot 12 Kira Road, Kamwokya, P.O. Box 1234', city: 'Kampala' },
    ],
    [
      'Mill Road, Little Tarn, Salford, M3 4LZ',
      { address: 'Mill Road', city: 'Salford', postalCode: 'M3 4LZ' },
    ],
  ])('is read from one line: %s', (line, place) => {
    expect(placeOf(line)).toEqual(place);
  });

  it('is not the name of a body that ends with its country', () => {
    expect(
      valuesOf({
        ...page(),
        reading: { ...page().reading, title: 'About us | Hope Kenya' },
      }).contactInfo,
    ).toBeUndefined();
  });
});

describe('an address elsewhere in a paper', () => {
  it('stands in the lines below a heading that promises it', () => {
    expect(
      valuesOf({
        ...page(),
        reading: {
          ...page().reading,
          blocks: [
            { type: 'heading', level: 1, text: 'Tarn Arts Centre' },
            {
              type: 'paragraph',
              text: 'Tarn Arts Centre is a charity for all who paint, dance or sing in the dale.',
            },
            { type: 'heading', level: 2, text: 'Find us' },
            { type: 'paragraph', text: 'Church Street\nThornby\nLeeds LS21 4BB' },
          ],
        },
      }).contactInfo,
    ).toMatchObject({ address: 'Church Street, Thornby', city: 'Leeds', postalCode: 'LS21 4BB' });
  });
});

it('stands far below its heading, where hours and names come first', () => {
  const blockOf = (before: string[]) => ({
    ...page(),
    reading: {
      ...page().reading,
      blocks: [
        { type: 'paragraph' as const, text: 'Tarn Arts Centre' },
        ...Array.from({ length: 8 }, () => ({
          type: 'paragraph' as const,
          text: 'Tarn Arts Centre is a charity for all who paint, dance or sing in the dale.',
        })),
        { type: 'heading' as const, level: 2 as const, text: 'Contact us' },
        ...[...before, 'The Old School', 'Church Lane', 'Kendal', 'Cumbria', 'LA9 4AB'].map(
          (text) => ({ type: 'paragraph' as const, text }),
        ),
      ],
    },
  });
  const before = [
    'We are open on Tuesdays.',
    'Please ring first.',
    'No dogs.',
    'No bikes.',
    'Thank you.',
  ];
  expect(valuesOf(blockOf(before)).contactInfo).toMatchObject({
    address: 'The Old School, Church Lane',
    city: 'Kendal',
    postalCode: 'LA9 4AB',
  });
});

describe('an address at home', () => {
  it.each([
    '♦ 515 WEST HARRISON STREET, SUITE 107 KENT, WA 98032 ♦',
    '515 West Harrison Street, Suite 107, Kent, WA 98032 office@tarnarts.org',
  ])('is read among ornaments and before an e-mail: %s', (line) => {
    expect(placeOf(line)).toMatchObject({
      address: '515 West Harrison Street, Suite 107',
      city: 'Kent',
      state: 'WA',
      postalCode: '98032',
    });
  });

  it('may be told by the grid of a county’s roads', () => {
    expect(placeOf('W220N123 Mill Rd, Salem Falls, WI 53051')).toMatchObject({
      address: 'W220N123 Mill Rd',
      city: 'Salem Falls',
    });
  });

  it('stands below a food bank’s name as below any other', () => {
    expect(
      valuesOf(page('Tarn Valley Food Bank', '12 Mill Street', 'Salem, OH 44460')).contactInfo,
    ).toMatchObject({ address: '12 Mill Street', city: 'Salem' });
  });
});
