import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPlaywrightResults } from './playwright-results.mjs';
import { resolveInProject } from './project.mjs';
import { listProblems, createProblem, sum } from './results.mjs';
import { readVitestResults } from './vitest-results.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grantwright-results-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param {object} report */
function reportFile(report) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('readVitestResults', () => {
  const counts = { numPassedTests: 5, numPendingTests: 1, numTodoTests: 2 };
  const passed = {
    name: resolveInProject('web/src/list.test.ts'),
    status: 'passed',
    assertionResults: [{ status: 'passed' }],
  };
  const failedTest = {
    status: 'failed',
    ancestorTitles: ['sum'],
    title: 'adds up',
    failureMessages: ['AssertionError: expected 3 to be 4\n    at sum.test.ts:7:15'],
  };
  const withFailure = {
    name: resolveInProject('web/src/sum.test.ts'),
    status: 'failed',
    assertionResults: [{ status: 'passed' }, failedTest],
  };

  it('counts skipped and planned tests as skipped', () => {
    const file = reportFile({ ...counts, testResults: [passed] });
    expect(readVitestResults(file, 0)).toEqual({ passed: 5, failed: 0, skipped: 3, problems: [] });
  });

  it('names a failed test with its file and the first line of its error', () => {
    const file = reportFile({ ...counts, testResults: [passed, withFailure] });
    const error = 'AssertionError: expected 3 to be 4';
    const problem = { outcome: 'failed', test: 'web/src/sum.test.ts › sum › adds up', error };
    expect(readVitestResults(file, 1)).toMatchObject({ failed: 1, problems: [problem] });
  });

  it('counts a file that failed to load as one failure', () => {
    const unloaded = {
      name: resolveInProject('web/src/broken.test.ts'),
      status: 'failed',
      message: 'SyntaxError: unexpected token',
      assertionResults: [],
    };
    const file = reportFile({ ...counts, testResults: [withFailure, unloaded] });
    const { failed, problems } = readVitestResults(file, 1);
    expect(failed).toBe(2);
    expect(problems[1]).toEqual({
      outcome: 'failed',
      test: 'web/src/broken.test.ts',
      error: 'SyntaxError: unexpected token',
    });
  });

  it('reports a failure if only the exit code indicates it', () => {
    const file = reportFile({ ...counts, testResults: [passed] });
    expect(readVitestResults(file, 1)).toMatchObject({ passed: 5, failed: 1 });
  });
});

describe('readPlaywrightResults', () => {
  /** @type {(title: string, status: string, message: string) => object} */
  const spec = (title, status, message) => {
    const results = [{ error: { message } }, ...(status === 'flaky' ? [{}] : [])];
    return { title, tests: [{ status, results }] };
  };
  const report = {
    config: { rootDir: resolveInProject('e2e/tests') },
    errors: [],
    stats: { expected: 7, flaky: 0, skipped: 3 },
    suites: [],
  };

  it('names failed and flaky tests, and counts flaky tests as passed', () => {
    const focus = { title: 'focus', specs: [spec('returns', 'flaky', 'Error: no focus')] };
    const failed = spec('signs in', 'unexpected', '\u001b[31mError: timeout\u001b[39m\n\nCall log');
    const suites = [{ file: 'auth/sign-in.spec.ts', specs: [failed], suites: [focus] }];
    const file = reportFile({ ...report, suites, stats: { ...report.stats, flaky: 1 } });
    const path = 'e2e/tests/auth/sign-in.spec.ts';
    expect(readPlaywrightResults(file, 1)).toEqual({
      passed: 8,
      failed: 1,
      skipped: 3,
      problems: [
        { outcome: 'failed', test: `${path} › signs in`, error: 'Error: timeout' },
        { outcome: 'flaky', test: `${path} › focus › returns`, error: 'Error: no focus' },
      ],
    });
  });

  it('reports an error outside of tests', () => {
    const file = reportFile({ ...report, errors: [{ message: 'Error: the server exited' }] });
    const { failed, problems } = readPlaywrightResults(file, 1);
    expect(failed).toBe(1);
    expect(problems).toMatchObject([{ test: 'Playwright', error: 'Error: the server exited' }]);
  });

  it('reports a failure if only the exit code indicates it', () => {
    expect(readPlaywrightResults(reportFile(report), 1)).toMatchObject({ passed: 7, failed: 1 });
  });
});

it.each([
  ['Vitest', readVitestResults],
  ['Playwright', readPlaywrightResults],
])('a missing report from %s counts as a failure', (_, resultsOf) => {
  const results = resultsOf(join(folder, 'missing.json'), 0);
  expect(results).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
});

it('adds up the results of several runs', () => {
  const problems = [createProblem('failed', ['a test'])];
  const results = { passed: 1, failed: 2, skipped: 3, problems };
  const twice = { passed: 2, failed: 4, skipped: 6, problems: [...problems, ...problems] };
  expect(sum([results, results])).toEqual(twice);
});

describe('listProblems', () => {
  it('lists failed tests before flaky ones', () => {
    const flaky = createProblem('flaky', ['a.ts', 'drags'], 'Error: moved');
    const failed = createProblem('failed', ['b.ts', 'saves'], 'Error: 500');
    expect(listProblems([flaky, failed])).toEqual([
      'failed  b.ts › saves\n        Error: 500',
      'flaky   a.ts › drags\n        Error: moved',
    ]);
  });

  it('lists at most 50 tests', () => {
    const lines = listProblems(
      Array.from({ length: 60 }, () => createProblem('failed', ['a test'])),
    );
    expect(lines).toHaveLength(51);
    expect(lines.at(-1)).toBe('and 10 more');
  });
});
