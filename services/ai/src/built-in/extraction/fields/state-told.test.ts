import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { extractOrganization } from '../extract-organization.ts';

const contactOf = (text: string) =>
  extractOrganization([paperFrom('paper', 'html', text)]).contactInfo;

it.each([
  [
    'Vermont',
    `# ARTICLES OF INCORPORATION
    The undersigned, pursuant to Chapter 4 of Title 11 of the Code of Vermont, states as follows:
    The name of the corporation is Alder Code Society, Inc.`,
  ],
  ['Oregon', 'Nine Tails Cat Rescue is a registered Oregon 501(c)(3) no-kill rescue.'],
])('is the state by whose law a body stands: %s', (state, text) => {
  expect(contactOf(text)).toEqual({ state });
});

it('is told beside the principal place of activity', () => {
  expect(
    contactOf(`# Bylaws of the Lyons Tool Shed
    The Corporation is a Colorado nonprofit corporation with its principal place of activity in Lyons, Boulder County, Colorado.
    # Article I. Members
    # Article II. Officers`),
  ).toMatchObject({ state: expect.stringMatching(/^(?:CO|Colorado)$/) as string });
});
