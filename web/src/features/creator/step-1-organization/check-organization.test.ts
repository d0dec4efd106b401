import { expect, it } from 'vitest';
import { aState } from '../testing/builders.ts';
import { checkOrganization } from './check-organization.ts';

const form = aState().organization;

it('accepts complete details', () => {
  expect(checkOrganization(form)).toEqual({});
});

it('requires a name', () => {
  expect(checkOrganization({ ...form, name: ' ' }).name).toBe('Organization name is required');
});

it('rejects text that exceeds the limit', () => {
  const missionStatement = 'x'.repeat(20_001);
  expect(checkOrganization({ ...form, missionStatement }).missionStatement).toMatch(/20,000/);
});
