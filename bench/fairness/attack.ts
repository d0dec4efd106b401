import { setTimeout as pause } from 'node:timers/promises';
import { makeDocx, makePdf, paragraph } from '@grantwright/documents/testing';
import { bodies, accountClient, type AccountState, type Response } from './account.ts';

const twoMegabytes = '<li>a</li>'.repeat(200_000);
const maxItems = '<li>a</li>'.repeat(19_990);
const maxLinks = 'a<a href="https://a.org">b</a>'.repeat(19_990);
const longCheck = '<p>In 2025 we served 14,200 households for $48,213 in Harbor County.</p>'.repeat(
  4_000,
);

/** Creates a new file for each request, so that its extraction is never cached. */
const oneLine = (id: string) => makeDocx(paragraph(`${'the '.repeat(50)}${id}`));
const longPdf = (id: string) =>
  makePdf(
    Array.from({ length: 300 }, (_, page) => ({
      texts: Array.from({ length: 40 }, (_, line) => ({
        text: `Document ${id}, page ${page}, line ${line}: applicants must describe the need.`,
        y: 60 + line * 16,
      })),
    })),
  );

type Attack = (index: number, signal: AbortSignal) => Promise<Response>;

/** Returns the most expensive input of each kind. */
function createAttacks(state: AccountState): Attack[] {
  const account = accountClient(state);
  const createAnalysisAttack =
    (make: (id: string) => Uint8Array, name: string): Attack =>
    async (index, signal) =>
      account.analyze(
        await account.upload(make(`${state.address}/${index}`), name, signal),
        signal,
      );
  const tooLargeSave = bodies.save(state, twoMegabytes);
  const largeSave = bodies.save(state, maxItems);
  const files = [bodies.file(maxItems), bodies.file(maxLinks)] as const;
  const tooLargeFile = bodies.file(twoMegabytes);
  const check = bodies.check(longCheck);
  return [
    createAnalysisAttack(oneLine, 'line.docx'),
    createAnalysisAttack(longPdf, 'long.pdf'),
    (_index, signal) => account.save(tooLargeSave, signal),
    (_index, signal) => account.save(largeSave, signal),
    (index, signal) => account.makeFile(files[index % 2 ? 0 : 1], signal),
    (_index, signal) => account.makeFile(tooLargeFile, signal),
    (_index, signal) => account.check(check, signal),
  ];
}

/** The delay after a rejected request, as used by a client that ignores `Retry-After`. */
const retryDelayMs = 250;
/** Per account and kind. */
const maxRequests = 500;

/**
 * Sends every kind of expensive input repeatedly until the signal aborts.
 *
 * @param counts the number of requests by status; requests without a response count under 0
 */
export async function attack(
  state: AccountState,
  counts: Record<number, number>,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all(
    createAttacks(state).map(async (send, kind) => {
      for (
        let index = nextIndex(state, kind);
        index < maxRequests && !signal.aborted;
        index = nextIndex(state, kind)
      ) {
        const status = await send(index, signal).then(
          (response) => response.status,
          () => 0,
        );
        if (!signal.aborted) counts[status] = (counts[status] ?? 0) + 1;
        if (status !== 200) await pause(retryDelayMs, undefined, { signal }).catch(() => undefined);
      }
    }),
  );
}

/** The number of requests sent by account and kind, across attacks. */
const sentCounts = new Map<string, number>();
function nextIndex({ address }: AccountState, kind: number): number {
  const key = `${address}/${kind}`;
  const count = sentCounts.get(key) ?? 0;
  sentCounts.set(key, count + 1);
  return count;
}
