import type { Claim, ClaimSource } from '@grantwright/shared/contract';
import type { DraftLine } from './list-draft-lines.ts';
import type { Passage } from './passages.ts';

const unsupported: ClaimSource = { type: 'unsupported' };
const maxText = 2_000;
const maxSection = 300;

/**
 * A fact in the draft with the passage that states it, or with a passage that states a different value for the same
 * thing.
 */
export type Fact = {
  kind: Claim['kind'];
  text: string;
  passage?: number | undefined;
  conflict?: number | undefined;
};

/** Collects claims without duplicates within a section. */
export class Claims {
  readonly all: Claim[] = [];
  readonly #passages: readonly Passage[];
  readonly #seen = new Set<string>();

  constructor(passages: readonly Passage[]) {
    this.#passages = passages;
  }

  add({ section }: DraftLine, { kind, text, passage, conflict }: Fact): void {
    const source = passage === undefined ? undefined : this.#passages[passage]?.source;
    const key = `${kind}|${section ?? ''}|${text}|${source === undefined}`;
    if (text === '' || this.#seen.has(key)) return;
    this.#seen.add(key);
    const other = source || conflict === undefined ? undefined : this.#passages[conflict];
    this.all.push({
      kind,
      text: text.slice(0, maxText),
      ...(section && { section: section.slice(0, maxSection) }),
      source: source ?? unsupported,
      ...(other && { contradicts: { text: other.text.slice(0, maxText), source: other.source } }),
    });
  }
}
