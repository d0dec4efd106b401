import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Problem
 * @property {'failed' | 'flaky'} outcome a flaky test passed on retry
 * @property {string} test its file and titles
 * @property {string} error the first line of the error message
 */

/** @typedef {{ passed: number, failed: number, skipped: number, problems: Problem[] }} Results */

const maxListed = 50;

/**
 * Reads the JSON report of a test runner.
 *
 * @param {string} file
 * @returns the report, or undefined if the runner did not write one
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Returns the results of a test runner that did not write its report.
 *
 * @param {string} runner
 * @returns {Results}
 */
export const withoutReport = (runner) => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  problems: [createProblem('failed', [runner], 'no report was written: see its output')],
});

/**
 * Describes a failed or flaky test.
 *
 * @param {Problem['outcome']} outcome
 * @param {string[]} titles of the file, the suites and the test
 * @param {string} [message]
 * @returns {Problem}
 */
export function createProblem(outcome, titles, message = '') {
  const lines = stripVTControlCharacters(message).split('\n');
  const error = lines.map((line) => line.trim()).find(Boolean) ?? 'no message';
  return { outcome, test: titles.join(' › '), error };
}

/**
 * Adds one problem if only the exit code indicates a failure.
 *
 * @param {string} runner the name of the test runner
 * @param {number} code its exit code
 * @param {Problem[]} problems
 */
export function withExitCode(runner, code, problems) {
  if (code === 0 || problems.some(({ outcome }) => outcome === 'failed')) return problems;
  return [...problems, createProblem('failed', [runner], `exited with ${code}: see its output`)];
}

/**
 * Returns the number of failed tests.
 *
 * @param {Problem[]} problems
 */
export const countFailed = (problems) =>
  problems.filter(({ outcome }) => outcome === 'failed').length;

/**
 * Adds up the results of several test runners.
 *
 * @param {Results[]} results
 * @returns {Results}
 */
export function sum(results) {
  return results.reduce((total, each) => ({
    passed: total.passed + each.passed,
    failed: total.failed + each.failed,
    skipped: total.skipped + each.skipped,
    problems: [...total.problems, ...each.problems],
  }));
}

/**
 * Lists failed tests, then flaky ones, each with its error.
 *
 * @param {Problem[]} problems
 * @returns {string[]} lines
 */
export function listProblems(problems) {
  const sorted = ['failed', 'flaky'].flatMap((outcome) =>
    problems.filter((each) => each.outcome === outcome),
  );
  const lines = sorted
    .slice(0, maxListed)
    .map(({ outcome, test, error }) => `${outcome.padEnd(8)}${test}\n${' '.repeat(8)}${error}`);
  const left = sorted.length - lines.length;
  return left > 0 ? [...lines, `and ${left} more`] : lines;
}
