import type { Faults } from './judge.ts';
import { acknowledged, type Ledger } from './ledger.ts';
import type { Tally } from './tally.ts';
import type { Outage } from './troubles.ts';

export type Report = {
  copies: number;
  seconds: number;
  kills: number;
  outages: Outage[];
  people: Ledger[];
  tally: Tally;
  faults: Faults;
  /** Lives that could not go on. */
  broken: string[];
  /** Copies that ended although nobody had killed them. */
  ownEnds: string[];
  waitingEvents: number;
  deadLetters: string[];
  /** Files that belong to no document; the sweep takes them in time. */
  orphans: number;
};

/** Prints figures and verdict; whether all is as it must be. */
export function printReport(report: Report): boolean {
  const { tally, faults, outages, people } = report;
  const shares = (map: Map<string, number>) =>
    [...map].map(([what, count]) => `${what} ${count}`).join(', ') || 'none';
  const rows: [string, string][] = [
    ['copies of services', String(report.copies)],
    ['seconds', report.seconds.toFixed(0)],
    ['copies killed', String(report.kills)],
    ['people', String(people.filter(({ registered }) => registered === 'done').length)],
    ['calls sent, answered for good', `${tally.asked}, ${tally.answered}`],
    ['acknowledged writes', String(people.reduce((sum, person) => sum + acknowledged(person), 0))],
    ['lost', String(faults.lost.length)],
    ['done twice or back again', String(faults.doubled.length)],
    ["others' data seen", String(tally.leaks.length)],
    ['clear refusals, tried again', shares(tally.refusals)],
    ['unclear refusals', shares(tally.unclear)],
    ['longest until it was done', `${seconds(tally.longestWait)} (${tally.longestWaitFor})`],
    ['longest for one answer', `${seconds(tally.longestAnswer)} (${tally.longestAnswerTo})`],
    ['copies that ended by themselves', String(report.ownEnds.length)],
    ['events left, dead letters', `${report.waitingEvents}, ${report.deadLetters.length}`],
    ['files of no document', String(report.orphans)],
    ...outages.map((each): [string, string] => [
      `${each.name} for ${each.seconds} s`,
      cameBack(each),
    ]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  console.log('');
  for (const [name, value] of rows) console.log(`${name.padEnd(width)}  ${value}`);
  const wrong = [
    ...faults.lost.map((each) => `lost: ${each}`),
    ...faults.doubled.map((each) => `twice: ${each}`),
    ...tally.leaks.map((each) => `seen: ${each}`),
    ...[...tally.unclear.keys()].map((each) => `unclear: ${each}`),
    ...report.broken.map((each) => `could not go on: ${each}`),
    ...report.ownEnds,
    ...report.deadLetters,
    ...outages
      .filter(({ recovered }) => recovered === undefined)
      .map(({ name, failure }) => `${name}: ${failure ?? 'some copies did not come back'}`),
    ...(report.waitingEvents ? [`${report.waitingEvents} events never left`] : []),
  ];
  console.log('');
  for (const line of wrong.slice(0, 40)) console.log(line);
  console.log(wrong.length === 0 ? 'All is there, once.' : `${wrong.length} things are wrong.`);
  return wrong.length === 0;
}

function cameBack({ recovered, failure }: Outage): string {
  if (failure) return 'could NOT be done';
  return recovered === undefined
    ? 'NOT all ready again'
    : `all ready ${recovered.toFixed(1)} s after`;
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
