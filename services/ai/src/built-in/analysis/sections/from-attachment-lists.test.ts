import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromAttachmentLists } from './from-attachment-lists.ts';

const namesOf = (text: string): string[] =>
  sectionsFromAttachmentLists(readGuidelines(readingOf('html', '', text), '2026-09-01')).map(
    ({ name }) => name,
  );

describe('a list under attachments', () => {
  it.each([
    ['## Required attachments', ['Project budget', 'Board list', 'Letters of support']],
    ['### Please attach', ['Project budget', 'Board list', 'Letters of support']],
    ['Attachments, in this order:', ['Project budget', 'Board list', 'Letters of support']],
    ['## What must come with the form?', ['Project budget', 'Board list', 'Letters of support']],
    ['Please attach the following:', ['Project budget', 'Board list', 'Letters of support']],
  ])('names what is put along: %s', (lead, names) => {
    const list = '- Project budget\n- Attachment B: Board list\n- Letters of support';
    expect(namesOf(`${lead}\n\n${list}`)).toEqual(names);
  });

  it.each([
    'Selected grantees will be asked to upload the following documents:',
    'Do not attach the following:',
    'The proposal should include the following sections:',
  ])('is none after: %s', (lead) => {
    expect(namesOf(`${lead}\n\n- Signed agreement\n- Project budget\n- Photos`)).toEqual([]);
  });
});
