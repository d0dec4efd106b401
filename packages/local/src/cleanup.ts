import { ShutdownBudget } from '@grantwright/shared/service';

type Step = (budget: ShutdownBudget) => void | Promise<void>;

/** Cleanup steps, run in reverse order. A step that fails or hangs does not block the others. */
export class CleanupStack {
  readonly #steps: Step[] = [];

  add(step: Step): void {
    this.#steps.push(step);
  }

  /** Runs the steps within one shared budget, passed to each so that it leaves time for later steps. */
  async run(budget = new ShutdownBudget()): Promise<void> {
    for (const step of this.#steps.splice(0).reverse())
      await budget.run(Promise.resolve(budget).then(step));
  }
}
