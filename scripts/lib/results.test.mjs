import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playwrightCounts, sum, vitestCounts } from './results.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grantwright-results-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function reportFile(report) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('vitestCounts', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 2 };
  const passed = { status: 'passed', assertionResults: [{ status: 'passed' }] };

  it('counts skipped and planned tests as skipped', () => {
    const file = reportFile({ ...report, testResults: [passed] });
    expect(vitestCounts(file, 0)).toEqual({ passed: 5, failed: 0, skipped: 3 });
  });

  it('counts a file that failed to load as one failure', () => {
    const unloaded = { status: 'failed', assertionResults: [] };
    const withFailure = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    const testResults = [passed, unloaded, withFailure];
    const file = reportFile({ ...report, numFailedTests: 1, testResults });
    expect(vitestCounts(file, 1)).toMatchObject({ failed: 2 });
  });

  it('reports a failure if only the exit code indicates it', () => {
    const file = reportFile({ ...report, testResults: [passed] });
    expect(vitestCounts(file, 1)).toMatchObject({ passed: 5, failed: 1 });
  });
});

describe('playwrightCounts', () => {
  it('counts tests that passed on retry as passed', () => {
    const file = reportFile({ stats: { expected: 7, flaky: 1, unexpected: 2, skipped: 3 } });
    expect(playwrightCounts(file, 1)).toEqual({ passed: 8, failed: 2, skipped: 3 });
  });

  it('reports a failure if only the exit code indicates it', () => {
    const file = reportFile({ stats: { expected: 7, flaky: 0, unexpected: 0, skipped: 0 } });
    expect(playwrightCounts(file, 1)).toEqual({ passed: 7, failed: 1, skipped: 0 });
  });
});

it.each([
  ['Vitest', vitestCounts],
  ['Playwright', playwrightCounts],
])('a missing report from %s counts as a failure', (_, counts) => {
  expect(counts(join(folder, 'missing.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('adds up counts', () => {
  const counts = { passed: 1, failed: 2, skipped: 3 };
  expect(sum([counts, counts])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});
