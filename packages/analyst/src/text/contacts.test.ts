import { expect, it } from 'vitest';
import { Tokens } from '@grantwright/shared/values';
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
