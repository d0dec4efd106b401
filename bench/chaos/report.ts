import type { Faults } from './find-faults.ts';
import { countAcknowledged, type Ledger } from './ledger.ts';
import type { Tally } from './tally.ts';
import type { Outage } from './disruptions.ts';

export type Report = {
  replicas: number;
  seconds: number;
  kills: number;
  outages: Outage[];
  users: Ledger[];
  tally: Tally;
  faults: Faults;
  failedSessions: string[];
  /** Replicas that exited without being killed. */
  unexpectedExits: string[];
  waitingEvents: number;
  deadLetters: string[];
  /** Files without a document, which the sweep removes later. */
  orphans: number;
};

/** Prints the results and returns whether the run passed. */
export function printReport(report: Report): boolean {
  const { tally, faults, outages, users } = report;
  const shares = (map: Map<string, number>) =>
    [...map].map(([label, count]) => `${label} ${count}`).join(', ') || 'none';
  const rows: [string, string][] = [
    ['replicas', String(report.replicas)],
    ['seconds', report.seconds.toFixed(0)],
    ['replicas killed', String(report.kills)],
    ['users', String(users.filter(({ registered }) => registered === 'done').length)],
    ['requests sent, completed', `${tally.sent}, ${tally.completed}`],
    ['acknowledged writes', String(users.reduce((sum, user) => sum + countAcknowledged(user), 0))],
    ['lost', String(faults.lost.length)],
    ['duplicated or reappeared', String(faults.duplicated.length)],
    ["other users' data received", String(tally.leaks.length)],
    ['transient errors, retried', shares(tally.transientErrors)],
    ['unclear responses', shares(tally.unclear)],
    ['longest wait including retries', `${seconds(tally.maxWaitMs)} (${tally.maxWaitFor})`],
    ['longest response', `${seconds(tally.maxResponseMs)} (${tally.maxResponseTo})`],
    ['unexpected exits', String(report.unexpectedExits.length)],
    ['unpublished events, dead letters', `${report.waitingEvents}, ${report.deadLetters.length}`],
    ['orphaned files', String(report.orphans)],
    ...outages.map((outage): [string, string] => [
      `${outage.name} for ${outage.seconds} s`,
      describeRecovery(outage),
    ]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  console.log('');
  for (const [name, value] of rows) console.log(`${name.padEnd(width)}  ${value}`);
  const problems = [
    ...faults.lost.map((each) => `lost: ${each}`),
    ...faults.duplicated.map((each) => `duplicated: ${each}`),
    ...tally.leaks.map((leak) => `leaked: ${leak}`),
    ...[...tally.unclear.keys()].map((each) => `unclear: ${each}`),
    ...report.failedSessions.map((each) => `session failed: ${each}`),
    ...report.unexpectedExits,
    ...report.deadLetters,
    ...outages
      .filter(({ recovered }) => recovered === undefined)
      .map(({ name, failure }) => `${name}: ${failure ?? 'some replicas did not recover'}`),
    ...(report.waitingEvents ? [`${report.waitingEvents} events were never published`] : []),
  ];
  console.log('');
  for (const line of problems.slice(0, 40)) console.log(line);
  console.log(problems.length === 0 ? 'passed' : `failed: ${problems.length} problems`);
  return problems.length === 0;
}

function describeRecovery({ recovered, failure }: Outage): string {
  if (failure) return 'could NOT be produced';
  return recovered === undefined
    ? 'replicas did NOT recover'
    : `all ready after ${recovered.toFixed(1)} s`;
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
