import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aWordFile } from './a-word-file.ts';
import { startChild, type ChildProduct } from './child-product.ts';
import { findFaults } from './kill/find-faults.ts';
import type { Person } from './kill/ledger.ts';
import { Stored } from './kill/stored.ts';
import { Refused, Writer } from './kill/writer.ts';

/** How often the product is killed; 5 in npm test, more by hand. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 5);
const writers = 6;
/** Milliseconds that the writers are at work before the kill, at most. */
const longestRound = 2_500;

let folder: string;
let product: ChildProduct | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grantwright-kill-'));
});
afterEach(async () => {
  await product?.kill();
  await rm(folder, { recursive: true, force: true });
});

test(
  `nothing acknowledged is lost, and nothing is done twice, in ${rounds} kills under load`,
  async () => {
    const file = await aWordFile(['We feed 1,200 households a month.']);
    const people: Person[] = [];
    let acknowledged = 0;

    for (let round = 0; round < rounds; round += 1) {
      // One start in four is itself cut short.
      if (round % 4 === 3) {
        product = startChild(folder);
        await Promise.race([pause(Math.random() * 2_000), product.ready]);
        await product.kill();
      }
      product = startChild(folder);
      const url = await product.ready;
      const before = people.length;
      const load = startLoad(url, file, people);
      await pause(200 + Math.random() * longestRound);
      load.stop();
      await product.kill();
      expect(await load.refusals, 'answers of a product that was well').toEqual([]);

      product = startChild(folder);
      const nextUrl = await product.ready;
      const stored = await Stored.open(folder);
      const latest = people.slice(before);
      await stored.drained();
      expect(await faultsOf(nextUrl, stored, latest)).toEqual([]);

      for (const person of latest.filter(({ cookie }) => cookie)) {
        await new Writer(nextUrl, file, person).repeat();
      }
      await stored.drained();
      expect(await faultsOf(nextUrl, stored, latest)).toEqual([]);
      expect(await stored.documentsWithoutFile()).toEqual([]);
      expect(await stored.deadLetters()).toBe(0);
      await stored.close();
      acknowledged += latest.reduce((sum, person) => sum + countDone(person), 0);
      await product.kill();
    }

    product = startChild(folder);
    const url = await product.ready;
    const last = await Stored.open(folder);
    expect(await faultsOf(url, last, people)).toEqual([]);
    await last.close();
    expect(acknowledged).toBeGreaterThan(rounds);
    process.stderr.write(
      `${rounds} kills, ${people.length} people, ${acknowledged} acknowledged writes: none lost, none twice\n`,
    );
  },
  60_000 + rounds * 60_000,
);

/** Writers side by side, each one person's life after another, until they are told to stop or die. */
function startLoad(url: string, file: Uint8Array<ArrayBuffer>, people: Person[]) {
  const refused: string[] = [];
  let isStopped = false;
  const work = async () => {
    while (!isStopped) {
      const writer = new Writer(url, file);
      people.push(writer.person);
      try {
        await writer.work();
      } catch (cause) {
        // A refusal counts only while nobody had begun to kill: a dying product may answer anything.
        if (cause instanceof Refused && !isStopped) refused.push(cause.message);
        return;
      }
    }
  };
  const refusals = Promise.all(Array.from({ length: writers }, work)).then(() => refused);
  return {
    refusals,
    stop: () => {
      isStopped = true;
    },
  };
}

async function faultsOf(url: string, stored: Stored, people: Person[]): Promise<string[]> {
  const faults: string[] = [];
  for (const person of people) faults.push(...(await findFaults(url, stored, person)));
  return faults;
}

function countDone(person: Person): number {
  const { organizations, documents, applications, payments } = person;
  const things = [...organizations, ...documents, ...applications];
  const saves = applications.flatMap((application) => application.saves);
  return [
    ...things.map(({ made }) => made),
    ...things.map(({ deleted }) => deleted),
    ...saves.slice(applications.length).map(({ saved }) => saved),
    ...payments,
  ].filter((progress) => progress === 'done').length;
}
