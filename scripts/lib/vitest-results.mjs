import { relative } from 'node:path';
import { root } from './project.mjs';
import { countFailed, createProblem, readReport, withExitCode, withoutReport } from './results.mjs';

/**
 * Returns the results from Vitest's JSON report. A file that failed to load counts as one failure.
 *
 * @param {string} file
 * @param {number} code the exit code of Vitest
 * @returns {import('./results.mjs').Results}
 */
export function readVitestResults(file, code) {
  /** @type {import('vitest/node').JsonTestResults | undefined} */
  const report = readReport(file);
  if (!report) return withoutReport('Vitest');
  const problems = withExitCode('Vitest', code, report.testResults.flatMap(listProblems));
  return {
    passed: report.numPassedTests,
    failed: countFailed(problems),
    skipped: report.numPendingTests + report.numTodoTests,
    problems,
  };
}

/** @param {import('vitest/node').JsonTestResult} file */
function listProblems({ name, status, message, assertionResults }) {
  const path = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [createProblem('failed', [path], message)];
  return failed.map(({ ancestorTitles, title, failureMessages }) =>
    createProblem('failed', [path, ...ancestorTitles, title], failureMessages?.[0]),
  );
}
