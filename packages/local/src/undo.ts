type Step = () => void | Promise<void>;

/** What was opened, to be closed in the opposite order; a step that fails does not keep the others. */
export class Undo {
  readonly #steps: Step[] = [];

  add(step: Step): void {
    this.#steps.push(step);
  }

  async run(): Promise<void> {
    for (const step of this.#steps.splice(0).reverse()) {
      await Promise.resolve()
        .then(step)
        .catch(() => undefined);
    }
  }
}
