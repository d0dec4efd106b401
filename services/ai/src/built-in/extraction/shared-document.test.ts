import { describe, expect, it } from 'vitest';
import { extractOrganization } from './extract-organization.ts';
import { paperFrom } from './fixtures/reading-of.ts';

const email = (frame: string) =>
  extractOrganization([
    paperFrom(
      'report',
      'html',
      `Log in
      # Annual report of Otter Slough Keepers
      Otter Slough Keepers is a nonprofit that plants willows along the slough with its neighbors.
      ${frame} | support@sharepapers.net`,
    ),
  ]).contactInfo?.email;

describe('the page of a site that shares documents', () => {
  it('gives no box of the site', () => {
    expect(
      email(`Upload: guest
      14 views
      0 downloads
      TRANSCRIPT
      Terms | DMCA`),
    ).toBeUndefined();
  });

  it('is told by several signs: a page of the body’s own keeps its box', () => {
    expect(email('14 views\nTerms')).toBe('support@sharepapers.net');
  });
});
