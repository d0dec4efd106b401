import type { Reading } from '@grantwright/shared/contract';
import { findEmails } from '../../checking/find/find-emails.ts';
import { findLinks } from '../../checking/find/find-links.ts';
import { figuresOf } from './figures.ts';
import { blockText } from './block-text.ts';

const addressesOf = (text: string): string[] =>
  [...findEmails(text), ...findLinks(text)].flatMap(({ keys }) => keys);

/**
 * Tells whether a text in a model's own words holds only figures and addresses that the document has:
 * what it adds is made up, or was slipped in by somebody else's words.
 */
export function createNewsCheck(reading: Reading): (text: string) => boolean {
  const document = reading.blocks.map(blockText).join('\n');
  const figures = new Set(figuresOf(document));
  const addresses = new Set(
    [...findEmails(document), ...findLinks(document)].flatMap(({ implies }) => implies),
  );
  return (text) =>
    figuresOf(text).every((figure) => figures.has(figure)) &&
    addressesOf(text).every((address) => addresses.has(address));
}
