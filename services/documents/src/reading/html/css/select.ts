import { tagOf, type PageDocument } from '../dom.ts';
import { escapedAway, nameKey } from './names.ts';

type Compound = { tag: string; names: string[] };
type Step = Compound & { child: boolean };

const compound = /^(?:[a-z][\w-]*|\*)?(?:[.#][\w\u0080-\uffff-]+)*$/i;
/** Names of elements, classes and ids, one in the other: nearly all that sheets are made of. */
const isSimple = (selector: string): boolean =>
  selector.split(/[\s>]/).every((part) => compound.test(part));

/** So many looks at an element are taken for a page's sheets; a page with more is made to be slow. */
const mostLooks = 1_500_000;

/** A look of the parser's takes as long as so many. */
const dearer = 8;

export type Select = {
  /** The elements that a selector is of. */
  all: (selector: string) => Element[];
  /** Not all was looked at. */
  isSpent: () => boolean;
};

/** Finds the elements of many selectors: by their names where it can, else as the parser does it. */
export function createSelect(page: PageDocument): Select {
  const elements = [...page.querySelectorAll('*')];
  const namesOf = new Map<Element, Set<string>>();
  const byName = new Map<string, Element[]>();
  for (const element of elements) {
    const classes = (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean);
    const names = new Set(classes.map((name) => `.${nameKey(name)}`));
    if (element.id) names.add(`#${nameKey(element.id)}`);
    namesOf.set(element, names);
    for (const name of [...names, tagOf(element)]) {
      const known = byName.get(name);
      if (known) known.push(element);
      else byName.set(name, [element]);
    }
  }
  let looks = 0;

  const fits = (element: Element, { tag, names }: Compound): boolean => {
    looks += 1;
    return (
      (tag === '' || tag === '*' || tag === tagOf(element)) &&
      names.every((name) => namesOf.get(element)?.has(name))
    );
  };
  const fitsUpTo = (element: Element, steps: Step[], at: number): boolean => {
    const step = steps[at];
    if (!step) return true;
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (fits(around, step) && fitsUpTo(around, steps, at - 1)) return true;
      if (step.child || looks > mostLooks) return false;
    }
    return false;
  };
  const candidates = ({ tag, names }: Compound): Element[] => {
    const lists = names.map((name) => byName.get(name) ?? []);
    if (lists.length > 0) return lists.reduce((a, b) => (a.length <= b.length ? a : b));
    return tag === '' || tag === '*' ? elements : (byName.get(tag) ?? []);
  };

  const all = (selector: string): Element[] => {
    if (looks > mostLooks) return [];
    const plain = escapedAway(selector);
    if (isSimple(plain)) {
      const steps = stepsOf(plain);
      const last = steps.at(-1);
      if (!last) return [];
      return candidates(last).filter(
        (element) => fits(element, last) && fitsUpTo(element, steps, steps.length - 2),
      );
    }
    looks += dearer * elements.length;
    try {
      return [...page.querySelectorAll(selector)];
    } catch {
      // Written for another browser, or no selector at all.
      return [];
    }
  };
  return { all, isSpent: () => looks > mostLooks };
}

/** Each with how it is tied to the next: "main > p.note em". */
const stepsOf = (selector: string): Step[] =>
  [...selector.matchAll(/([^\s>]+)(\s*>)?/g)].map(([, written = '', child]) => ({
    tag: /^[a-z*][\w-]*/i.exec(written)?.[0].toLowerCase() ?? '',
    names: written.match(/[.#][\w\u0080-\uffff-]+/g) ?? [],
    child: child !== undefined,
  }));
