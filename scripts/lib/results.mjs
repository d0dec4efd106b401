import { readFileSync } from 'node:fs';

const none = { passed: 0, failed: 0, skipped: 0 };

/** Returns the counts from Vitest's JSON report. A file that failed to load counts as one failure. */
export function vitestCounts(file, code) {
  const report = read(file);
  if (!report) return { ...none, failed: 1 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + unloaded;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Returns the counts from Playwright's JSON report. */
export function playwrightCounts(file, code) {
  const stats = read(file)?.stats;
  if (!stats) return { ...none, failed: 1 };
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected === 0 && code !== 0 ? 1 : stats.unexpected,
    skipped: stats.skipped,
  };
}

/** Adds up several counts. */
export function sum(counts) {
  return counts.reduce(
    (total, each) => ({
      passed: total.passed + each.passed,
      failed: total.failed + each.failed,
      skipped: total.skipped + each.skipped,
    }),
    none,
  );
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
