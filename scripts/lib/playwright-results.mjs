import { join, relative } from 'node:path';
import { root } from './project.mjs';
import { countFailed, createProblem, readReport, withExitCode, withoutReport } from './results.mjs';

/** @typedef {import('@playwright/test/reporter').JSONReportSuite} PlaywrightSuite a file or a `describe` */

/**
 * Returns the results from Playwright's JSON report. A flaky test counts as passed.
 *
 * @param {string} file
 * @param {number} code the exit code of Playwright
 * @returns {import('./results.mjs').Results}
 */
export function readPlaywrightResults(file, code) {
  /** @type {import('@playwright/test/reporter').JSONReport | undefined} */
  const report = readReport(file);
  if (!report) return withoutReport('Playwright');
  const { config, errors, stats, suites } = report;
  const problems = withExitCode('Playwright', code, [
    ...errors.map(({ message }) => createProblem('failed', ['Playwright'], message)),
    ...suites.flatMap((suite) =>
      listProblems(suite, [relative(root, join(config.rootDir, suite.file))]),
    ),
  ]);
  return {
    passed: stats.expected + stats.flaky,
    failed: countFailed(problems),
    skipped: stats.skipped,
    problems,
  };
}

/** @type {(suite: PlaywrightSuite, titles: string[]) => import('./results.mjs').Problem[]} */
function listProblems({ specs, suites = [] }, titles) {
  const problems = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ status, results }) => {
      const outcome = toOutcome(status);
      const error = results.find((result) => result.error)?.error;
      return outcome ? [createProblem(outcome, [...titles, title], error?.message)] : [];
    }),
  );
  return [...problems, ...suites.flatMap((suite) => listProblems(suite, [...titles, suite.title]))];
}

/** @param {string} status */
function toOutcome(status) {
  if (status === 'unexpected') return 'failed';
  return status === 'flaky' ? 'flaky' : undefined;
}
