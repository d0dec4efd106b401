import { setTimeout as pause } from 'node:timers/promises';
import { makeDocx, paragraph } from '../../services/documents/test/support/make-docx.ts';
import { makePdf } from '../../services/documents/test/support/make-pdf.ts';
import type { Account, Answer } from './account.ts';

const twoMegabytes = '<li>a</li>'.repeat(200_000);
const mostItems = '<li>a</li>'.repeat(19_990);
const mostLinks = 'a<a href="https://a.org">b</a>'.repeat(19_990);
const longCheck = '<p>In 2025 we served 14,200 households for $48,213 in Harbor County.</p>'.repeat(
  4_000,
);

/** A file that nobody has sent before, so that no reading of it is kept. */
const oneLine = (at: number) => makeDocx(paragraph(`${'the '.repeat(50)}${at}`));
const longPdf = (at: number) =>
  makePdf(
    Array.from({ length: 300 }, (_, page) => ({
      texts: Array.from({ length: 40 }, (_, line) => ({
        text: `Document ${at}, page ${page}, line ${line}: applicants must describe the need.`,
        y: 60 + line * 16,
      })),
    })),
  );

type Attack = (account: Account, at: number, signal: AbortSignal) => Promise<Answer>;
const analysisOf =
  (make: (at: number) => Uint8Array, name: string): Attack =>
  async (account, at, signal) =>
    account.analyze(await account.upload(make(at), name, signal), signal);

/** The worst inputs, by what they are sent to. */
const attacks: Attack[] = [
  analysisOf(oneLine, 'line.docx'),
  analysisOf(longPdf, 'long.pdf'),
  (account, _at, signal) => account.save(twoMegabytes, signal),
  (account, _at, signal) => account.save(mostItems, signal),
  (account, at, signal) => account.makeFile(at % 2 ? mostItems : mostLinks, signal),
  (account, _at, signal) => account.makeFile(twoMegabytes, signal),
  (account, _at, signal) => account.check(longCheck, signal),
];

/** Milliseconds after a refusal, as a program would wait that does not look at `Retry-After`. */
const pauseMs = 250;
/** Upper bound on the requests of one kind by one account. */
const maxRequests = 500;

/** Sends every kind of bad input, each again as soon as it is answered, until the signal aborts. */
export async function attack(account: Account, signal: AbortSignal): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  await Promise.all(
    attacks.map(async (send) => {
      for (let at = 0; at < maxRequests && !signal.aborted; at += 1) {
        const status = await send(account, at, signal).then(
          (answer) => answer.status,
          () => 0,
        );
        if (!signal.aborted) count(status);
        if (status !== 200) await pause(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    }),
  );
  return statuses;
}
