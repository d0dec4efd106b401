import type { FormPart } from '@grantwright/shared/contract';
import type { PageDocument } from '../dom.ts';
import { findTitles } from './find-titles.ts';
import { withAncestors } from './with-ancestors.ts';

/** The elements of a page that make up questions. A part is a label, an option or a help text. */
export class FormAnnotations {
  readonly #parts: ReadonlyMap<Element, FormPart>;
  readonly #containers: ReadonlySet<Node>;
  readonly #titles: ReadonlySet<Element>;
  /** The position of each element on the page. */
  readonly #positions: ReadonlyMap<Element, number>;
  readonly #first: Element | undefined;
  readonly #last: Element | undefined;

  constructor(page: PageDocument, parts: ReadonlyMap<Element, FormPart>) {
    const elements = [...parts.keys()].filter((element) => element.isConnected);
    this.#parts = parts;
    this.#containers = withAncestors(elements);
    this.#titles = findTitles(page, elements, (element) => this.containsPart(element));
    this.#positions = new Map(
      [...page.querySelectorAll('*')].map((element, index) => [element, index]),
    );
    const sorted = elements.sort((a, b) => this.#positionOf(a) - this.#positionOf(b));
    this.#first = sorted[0];
    this.#last = sorted.at(-1);
  }

  partOf(element: Element): FormPart | undefined {
    return this.#parts.get(element);
  }

  /** Whether an element is the title of a group of fields. */
  isTitle(element: Element): boolean {
    return this.#titles.has(element);
  }

  containsPart(element: Element): boolean {
    return this.#containers.has(element);
  }

  containsAllParts(element: Element): boolean {
    return [this.#first, this.#last].every((end) => !end || element.contains(end));
  }

  /** Whether an element is between the first and the last part. */
  isWithinForm(element: Element): boolean {
    if (this.containsPart(element)) return true;
    if (!this.#first || !this.#last) return false;
    const position = this.#positionOf(element);
    return position > this.#positionOf(this.#first) && position < this.#positionOf(this.#last);
  }

  #positionOf(element: Element): number {
    return this.#positions.get(element) ?? -1;
  }
}
