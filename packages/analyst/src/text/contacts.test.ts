import { expect, it } from 'vitest';
import { Tokens } from '@grantwright/shared/values';
import { findAddresses } from './addresses.ts';
import { findContacts } from './contacts.ts';

const contacts = (text: string) =>
  findContacts(new Tokens(text)).map((value) => {
    switch (value.type) {
      case 'email':
        return value.email;
      case 'url':
        return value.url;
      case 'ein':
        return `EIN ${value.ein}`;
      case 'uei':
        return `UEI ${value.uei}`;
      case 'phone':
        return [value.fax ? 'fax' : 'phone', value.number, value.extension]
          .filter(Boolean)
          .join(' ');
    }
  });

it.each([
  ['Write to grants@larch.example.org.', ['grants@larch.example.org']],
  ["(ann.o'neil+a@example.org)", ["ann.o'neil+a@example.org"]],
  ['See https://example.org/a?b=c#d, please', ['https://example.org/a?b=c#d']],
  ['www.example.org/grants.', ['www.example.org/grants']],
  ['Apply at example.org/apply', ['example.org/apply']],
  ['register in SAM.gov today', ['SAM.gov']],
  ['visit quillbrook.app or quillbrook.org.nz', ['quillbrook.app', 'quillbrook.org.nz']],
  ['Website: FUND.QUILLBROOK.ORG', ['FUND.QUILLBROOK.ORG']],
  ['the meeting.it was, the end.in time', []],
  ['Zip code + 4 T 94110-3808', []],
  ['at https://bids.example.ca.This applies', ['https://bids.example.ca']],
  ['Call (555) 010-2233 ext. 12', ['phone 5550102233 12']],
  ['555-010-2233', ['phone 5550102233']],
  ['+1 555.010.2233', ['phone +15550102233']],
  ['+44 20 7946 0000', ['phone +442079460000']],
  ['Tel: 020 7946 0000', ['phone 02079460000']],
  ['Phone 5550102233', ['phone 5550102233']],
  ['Fax: 555-010-2244', ['fax 5550102244']],
  ['EIN 12-3456789', ['EIN 12-3456789']],
  ['Tax ID: 123456789', ['EIN 12-3456789']],
  ['UEI: ABCD1EFG2HJ3', ['UEI ABCD1EFG2HJ3']],
  ['see form.docx, e.g. this', []],
  ['Meeting ID: 161 388 5165', []],
  ['OMB 4040-0014, 123456789', []],
  ['ABCD1EFG2HJ3', []],
])('finds the contacts in %j', (text, expected) => {
  expect(contacts(text)).toEqual(expected);
});

it.each([
  [
    '1200 N. Main Street, Suite 200, Springfield, IL 62701-1234',
    {
      street: '1200 N. Main Street',
      unit: 'Suite 200',
      city: 'Springfield',
      region: 'IL',
      postalCode: '62701-1234',
    },
  ],
  [
    '1 West 42nd St., New York, New York 10036',
    { street: '1 West 42nd St.', city: 'New York', region: 'New York', postalCode: '10036' },
  ],
  [
    'P.O. Box 648 | Elmhurst, IL 60126',
    { box: 'P.O. Box 648', city: 'Elmhurst', region: 'IL', postalCode: '60126' },
  ],
  ['300 West Adams, Suite 9', { street: '300 West Adams', unit: 'Suite 9' }],
  ['St. Paul, MN 55101', { city: 'St. Paul', region: 'MN', postalCode: '55101' }],
  [
    '10 Larch Road, London SW1A 1AA',
    { street: '10 Larch Road', city: 'London', postalCode: 'SW1A 1AA' },
  ],
  ['Ottawa, ON K1A 0B1', { city: 'Ottawa', region: 'ON', postalCode: 'K1A 0B1' }],
])('finds the address in %j', (text, expected) => {
  const [address, ...more] = findAddresses(new Tokens(text));
  const { type, text: literal, start, end, ...parts } = address ?? {};
  expect(parts).toEqual(expected);
  expect({ type, literal, start, end, more }).toEqual({
    type: 'address',
    literal: text,
    start: 0,
    end: text.length,
    more: [],
  });
});

it.each([
  'Executive Order 13985',
  'Total 52100',
  'Text Box',
  'in 2022 Dec 31st',
  'the 12 Main goals',
  '5 Way',
])('does not find an address in %j', (text) => {
  expect(findAddresses(new Tokens(text))).toEqual([]);
});
