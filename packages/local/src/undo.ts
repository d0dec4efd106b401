import { ShutdownBudget } from '@grantwright/shared/service';

type Step = (budget: ShutdownBudget) => void | Promise<void>;

/** What was opened, to be closed in the opposite order; a step that fails or hangs does not keep the others. */
export class Undo {
  readonly #steps: Step[] = [];

  add(step: Step): void {
    this.#steps.push(step);
  }

  /** Runs the steps within one budget; each is given it, to keep a part for the steps after it. */
  async run(budget = new ShutdownBudget()): Promise<void> {
    for (const step of this.#steps.splice(0).reverse())
      await budget.run(Promise.resolve(budget).then(step));
  }
}
