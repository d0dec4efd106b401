import { onePagePdf } from '../lib/one-page-pdf.ts';
import { accountClient, bodies, type AccountState, type Response } from './account.ts';

export const kinds = ['analysis', 'save', 'export'] as const;
/** Response times of successful requests, in milliseconds. */
export type Times = Record<(typeof kinds)[number], number[]>;

const content = Array.from(
  { length: 150 },
  (_, index) =>
    `<h2>Part ${index}</h2><p>We served <strong>${index}</strong> households in Harbor County.</p>`,
).join('');
const callPdf = (index: number) =>
  onePagePdf([
    `Harbor Communities Fund, round ${index}: call for applications`,
    'Applications are due by March 3, 2027 at 5:00 p.m.',
    'Applicants must be nonprofit organizations.',
    'Project Description: describe your project in at most 500 words.',
  ]);

/** The account whose response times are measured. */
export class Victim {
  readonly #state: AccountState;
  readonly #account: ReturnType<typeof accountClient>;
  #documents = 0;
  failures = 0;

  constructor(state: AccountState) {
    this.#state = state;
    this.#account = accountClient(state);
  }

  /** Analyzes a new call, saves and exports, and adds the response times to `times`. */
  async work(rounds: number, signal: AbortSignal, times?: Times): Promise<void> {
    const account = this.#account;
    const exportBody = bodies.file(content);
    for (let round = 0; round < rounds && !signal.aborted; round += 1) {
      this.#documents += 1;
      const call = callPdf(this.#documents);
      await this.#measure('analysis', times, async () =>
        account.analyze(await account.upload(call, 'call.pdf', signal), signal),
      );
      const save = bodies.save(this.#state, `${content}<p>${this.#documents}</p>`);
      await this.#measure('save', times, () => account.save(save, signal));
      await this.#measure('export', times, () => account.makeFile(exportBody, signal));
    }
  }

  async #measure(kind: keyof Times, times: Times | undefined, work: () => Promise<Response>) {
    const startedAt = performance.now();
    const { status, body } = await work().catch((error: unknown) => ({
      status: 0,
      body: String(error),
    }));
    if (status === 200) return void times?.[kind].push(performance.now() - startedAt);
    this.failures += 1;
    console.log(`${kind} failed: ${status} ${body.toString()}`);
  }
}
