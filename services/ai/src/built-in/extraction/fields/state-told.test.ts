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
  [
    'Vermont',
    'The Alder Historical Society was incorporated in 1971 as a private, nonprofit, tax-exempt State of Vermont 501(c)(3) corporation.',
  ],
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

it.each([
  [
    'Illinois',
    `# Bylaws of the Alder Workshop
    The Alder Workshop shall continuously maintain in the State of Illinois a registered office and a registered agent.
    # Article I. Members
    # Article II. Officers`,
  ],
  [
    'Ohio',
    `# ARTICLES OF INCORPORATION
    The name of the corporation is Alder Brewers Guild.
    Any adult who lives in the State of Ohio may join.`,
  ],
  ['Maine', 'Northern Maine Seed Library is a nonprofit organization that lends seeds.'],
])('is the one that rules or a name give alone: %s', (state, text) => {
  expect(contactOf(text)).toMatchObject({ state });
});

it('is not a city, a river or a person that is called so', () => {
  expect(contactOf('Kansas City Seed Library is a nonprofit that lends seeds.')).toBeUndefined();
  expect(contactOf('Ohio River Rowers is a nonprofit that teaches rowing.')).toBeUndefined();
});
