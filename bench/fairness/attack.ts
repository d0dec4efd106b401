import { setTimeout as pause } from 'node:timers/promises';
import { makeDocx, paragraph } from '../../services/documents/test/support/make-docx.ts';
import { makePdf } from '../../services/documents/test/support/make-pdf.ts';
import { bodies, openAccount, type AccountState, type Answer } from './account.ts';

const twoMegabytes = '<li>a</li>'.repeat(200_000);
const mostItems = '<li>a</li>'.repeat(19_990);
const mostLinks = 'a<a href="https://a.org">b</a>'.repeat(19_990);
const longCheck = '<p>In 2025 we served 14,200 households for $48,213 in Harbor County.</p>'.repeat(
  4_000,
);

/** A file that nobody has sent before, so that no reading of it is kept. */
const oneLine = (at: string) => makeDocx(paragraph(`${'the '.repeat(50)}${at}`));
const longPdf = (at: string) =>
  makePdf(
    Array.from({ length: 300 }, (_, page) => ({
      texts: Array.from({ length: 40 }, (_, line) => ({
        text: `Document ${at}, page ${page}, line ${line}: applicants must describe the need.`,
        y: 60 + line * 16,
      })),
    })),
  );

type Attack = (at: number, signal: AbortSignal) => Promise<Answer>;

/** The worst inputs of an account, one for each kind of work. */
function attacksOf(state: AccountState): Attack[] {
  const account = openAccount(state);
  const analysisOf =
    (make: (at: string) => Uint8Array, name: string): Attack =>
    async (at, signal) =>
      account.analyze(await account.upload(make(`${state.address}/${at}`), name, signal), signal);
  const [tooLargeSave, largeSave] = [twoMegabytes, mostItems].map((html) =>
    bodies.save(state, html),
  ) as [string, string];
  const files = [bodies.file(mostItems), bodies.file(mostLinks)] as const;
  const tooLargeFile = bodies.file(twoMegabytes);
  const check = bodies.check(longCheck);
  return [
    analysisOf(oneLine, 'line.docx'),
    analysisOf(longPdf, 'long.pdf'),
    (_at, signal) => account.save(tooLargeSave, signal),
    (_at, signal) => account.save(largeSave, signal),
    (at, signal) => account.makeFile(files[at % 2 ? 0 : 1], signal),
    (_at, signal) => account.makeFile(tooLargeFile, signal),
    (_at, signal) => account.check(check, signal),
  ];
}

/** Milliseconds after a refusal, as a program would wait that does not look at `Retry-After`. */
const pauseMs = 250;
/** Upper bound on the requests of one kind by one account. */
const maxRequests = 500;

/**
 * Sends every kind of bad input, each again as soon as it is answered, until the signal aborts.
 *
 * @param counts how many requests were sent for each status; requests without a response count under 0
 */
export async function attack(
  state: AccountState,
  counts: Record<number, number>,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all(
    attacksOf(state).map(async (send, kind) => {
      for (
        let at = sent(state, kind);
        at < maxRequests && !signal.aborted;
        at = sent(state, kind)
      ) {
        const status = await send(at, signal).then(
          (answer) => answer.status,
          () => 0,
        );
        if (!signal.aborted) counts[status] = (counts[status] ?? 0) + 1;
        if (status !== 200) await pause(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    }),
  );
}

/** Requests sent so far by account and kind, also before the attack was interrupted. */
const sentSoFar = new Map<string, number>();
function sent({ address }: AccountState, kind: number): number {
  const key = `${address}/${kind}`;
  const count = sentSoFar.get(key) ?? 0;
  sentSoFar.set(key, count + 1);
  return count;
}
