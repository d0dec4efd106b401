import { describe, expect, it } from 'vitest';
import { extractOrganization } from './extract-organization.ts';
import { paperFrom } from './fixtures/reading-of.ts';

const read = (text: string) => extractOrganization([paperFrom('letter', 'docx', text)]);

describe('a letter of support', () => {
  it.each([
    'We are pleased to support the application of Pine Bend Recovery for the state fund.',
    'I write in strong support of the grant proposal submitted by Pine Bend Recovery.',
    'Our board endorses the request from Pine Bend Recovery, and so do I.',
  ])('is about whom it supports, and gives no address of its writer: %s', (sentence) => {
    const paper = read(`Elk County Health Department
      902 Houston Street, Preston, MN 55965
      To whom it may concern:
      ${sentence}
      Sincerely,
      Kay Olson, Director, 902 Houston Street, Preston, MN 55965`);
    expect(paper.name).toBe('Pine Bend Recovery');
    expect(paper.contactInfo).toBeUndefined();
  });

  it('is none where a body writes for itself', () => {
    const paper = read(`Pine Bend Recovery
      14 Mill Street
      Preston, MN 55965
      Dear Friend,
      Your gifts support the people of our valley.
      Sincerely,
      Kay Olson`);
    expect(paper.name).toBe('Pine Bend Recovery');
    expect(paper.contactInfo?.address).toBe('14 Mill Street');
  });
});
