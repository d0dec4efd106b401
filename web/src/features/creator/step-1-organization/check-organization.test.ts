import { expect, it } from 'vitest';
import { aState } from '../testing/builders.ts';
import { validateOrganization } from './check-organization.ts';

const form = aState().organization;

it('accepts complete details', () => {
  expect(validateOrganization(form)).toEqual({});
});

it('requires a name', () => {
  expect(validateOrganization({ ...form, name: ' ' }).name).toBe('Organization name is required');
});

it('rejects text that exceeds the limit', () => {
  const missionStatement = 'x'.repeat(20_001);
  expect(validateOrganization({ ...form, missionStatement }).missionStatement).toMatch(/20,000/);
});
