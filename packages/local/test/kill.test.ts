import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestFolder, waitFor } from '@grantwright/shared/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aWordFile } from './word-file.ts';
import { startChild, type ChildProduct } from './child-product.ts';
import { findFaults } from './kill/find-faults.ts';
import type { UserLedger } from './kill/ledger.ts';
import { StoredData } from './kill/stored-data.ts';
import { Refused, Writer } from './kill/writer.ts';

/** Rounds of killing under load: 2 in npm test; set KILL_ROUNDS for more. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 2);
const writers = 6;
const maxLoadMs = 1_000;

let folder: string;
let product: ChildProduct | undefined;
beforeEach(async () => {
  folder = await createTestFolder('kill-');
});
afterEach(async () => {
  await product?.kill();
  await rm(folder, { recursive: true, force: true });
});

test(
  `never loses an acknowledged write or applies a write twice, after ${rounds} kills under load`,
  async () => {
    const file = await aWordFile(['We feed 1,200 households a month.']);
    const people: UserLedger[] = [];
    let acknowledged = 0;

    product = startChild(folder);
    for (let round = 0; round < rounds; round += 1) {
      const before = people.length;
      const load = startLoad(await product.ready, file, people);
      await waitFor(() => people.slice(before).some((person) => countCompleted(person) > 0));
      await pause(200 + Math.random() * maxLoadMs);
      load.stop();
      await product.kill();
      expect(await load.refusals, 'responses before the kill').toEqual([]);

      // One restart in three is itself interrupted.
      if (round % 3 === 1) {
        product = startChild(folder);
        await Promise.race([pause(Math.random() * 2_000), product.ready]);
        await product.kill();
      }
      product = startChild(folder);
      const url = await product.ready;
      const stored = await StoredData.open(folder);
      const latest = people.slice(before);
      await stored.drained();
      // checks all users, because this kill must not undo the writes of earlier rounds either
      expect(await listFaults(url, stored, people)).toEqual([]);

      for (const person of latest.filter(({ cookie }) => cookie)) {
        await new Writer(url, file, person).repeat();
      }
      await stored.drained();
      expect(await listFaults(url, stored, latest)).toEqual([]);
      expect(await stored.documentsWithoutFile()).toEqual([]);
      expect(await stored.deadLetters()).toBe(0);
      await stored.close();
      acknowledged += latest.reduce((sum, person) => sum + countCompleted(person), 0);
    }

    expect(acknowledged).toBeGreaterThan(rounds);
    process.stderr.write(
      `${rounds} kills, ${people.length} users, ${acknowledged} acknowledged writes: none lost or duplicated\n`,
    );
  },
  60_000 + rounds * 60_000,
);

/** Starts concurrent writers, each simulating one new user after another until `stop` or the kill. */
function startLoad(url: string, file: Uint8Array<ArrayBuffer>, people: UserLedger[]) {
  const refused: string[] = [];
  let isStopped = false;
  const work = async () => {
    while (!isStopped) {
      const writer = new Writer(url, file);
      people.push(writer.person);
      try {
        await writer.work();
      } catch (cause) {
        // Only failures before the kill count: a product that is being killed may send any response.
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

async function listFaults(
  url: string,
  stored: StoredData,
  people: UserLedger[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const person of people) faults.push(...(await findFaults(url, stored, person)));
  return faults;
}

function countCompleted(person: UserLedger): number {
  const { organizations, documents, applications, payments } = person;
  const records = [...organizations, ...documents, ...applications];
  const saves = applications.flatMap((application) => application.saves);
  const autosaves = applications.flatMap((application) => application.autosaves);
  return [
    ...records.map(({ created }) => created),
    ...records.map(({ deleted }) => deleted),
    ...saves.slice(applications.length).map(({ saved }) => saved),
    ...autosaves.map(({ saved }) => saved),
    ...payments,
  ].filter((progress) => progress === 'done').length;
}
