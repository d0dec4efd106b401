import { expect, it } from 'vitest';
import { computeDocumentFeatures } from '../model/compute-document-features.ts';
import type { Network } from '../model/network.ts';
import { classifiedUnits, paragraph } from '../testing/classified-units.ts';
import { findDeadline } from './dates/find-deadline.ts';
import { findSteps } from './dates/find-steps.ts';
import { classifyCallStatus } from './classify-call-status.ts';

const today = '2026-11-28';
const classes = ['closed', 'open', 'recurring', 'rolling', 'standing', 'upcoming'];

/** Returns a network that is either undecided or almost certain of one status. */
const statuses = (sure?: string): Network => ({
  classes,
  inputs: computeDocumentFeatures([], []).length,
  hidden: 0,
  weights: Float32Array.from(classes, (name) => (name === sure ? 9 : 0)),
});
const statusOf = (text: string, sure?: string) => {
  const units = classifiedUnits([paragraph(text)], () => ({ role: 'deadline' }));
  const steps = findSteps(units, today);
  return classifyCallStatus(
    [],
    units,
    { steps, deadline: findDeadline(steps, today) },
    statuses(sure),
  );
};

it.each([
  ['Applications are due March 1, 2027.', 'open'],
  ['Applications are accepted on a rolling basis.', 'rolling'],
  ['Applications are due on the second Friday of each month.', 'recurring'],
  ['Applications are due each year by March 1.', 'recurring'],
  ['Please read this first.', 'standing'],
])('determines the status from the dates: %s', (text, status) => {
  expect(statusOf(text)).toBe(status);
});

it.each([
  ['upcoming', 'not-yet-open'],
  ['closed', 'closed'],
])('returns the status if the network is certain: %s', (sure, status) => {
  expect(statusOf('The portal was announced on March 1, 2026.', sure)).toBe(status);
});
