import { tagOf, type PageDocument } from './dom.ts';
import { declarationsOf, plainCss, type Declarations } from './unseen-style.ts';

type Rule = { tag: string; id: string; classes: string[]; weight: number; style: Declarations };

const longestSheet = 200_000;
/** Of one name; the ones that hold are the last. */
const mostRules = 60;
/** What may hide an element, and what shows it again. */
const told =
  /display|visibility|opacity|font|color|background|clip|transform|scale|indent|left|right|top|bottom|inset|margin|height|width|overflow|filter|mso-hide/;
const rulesForAll = /@(?:media\s+(?:(?:only\s+)?screen|all)|layer\b[^{;]*|supports\b[^{;]*)\s*\{/gi;
const otherMedia = /@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const statements = /@(?:charset|import|namespace|layer)\b[^{};]*;/gi;

/**
 * What the page's own sheets say of an element. Rules of one place ("p.note", ".tab.open", "#why") are
 * weighed as a browser does it: ".tab { display: none }" is undone by ".tab.open { display: block }".
 * Where an element stands is not looked at.
 */
export function sheetStyles(page: PageDocument): (element: Element) => Declarations | undefined {
  const rules = [...page.querySelectorAll('style')]
    .flatMap((sheet) => rulesOf(sheet.textContent ?? ''))
    .sort((a, b) => a.weight - b.weight);
  const byName = new Map<string, Rule[]>();
  for (const rule of rules) {
    const name = rule.id || rule.classes[0] || '';
    const known = byName.get(name) ?? [];
    known.push(rule);
    if (known.length > mostRules) known.shift();
    byName.set(name, known);
  }
  return (element) => {
    if (byName.size === 0) return undefined;
    const classes = (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean);
    const names = [...classes.map((name) => `.${name}`), `#${element.id}`];
    const holding = new Set(
      names
        .flatMap((name) => byName.get(name) ?? [])
        .filter(
          (rule) =>
            (!rule.tag || rule.tag === tagOf(element)) &&
            [...rule.classes, rule.id].every((name) => !name || names.includes(name)),
        ),
    );
    if (holding.size === 0) return undefined;
    return merged([...holding].sort((a, b) => a.weight - b.weight));
  };
}

const merged = (rules: Rule[]): Declarations => new Map(rules.flatMap(({ style }) => [...style]));

function rulesOf(sheet: string): Rule[] {
  const css = plainCss(sheet.slice(0, longestSheet))
    .replace(statements, '')
    .replace(rulesForAll, '}')
    .replace(otherMedia, '');
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    if (!told.test(body)) return [];
    const important = body.split(';').filter((each) => /!\s*important/i.test(each));
    return selectors.split(',').flatMap((selector): Rule[] => {
      const place = placeOf(selector.trim());
      if (!place) return [];
      const rule = { ...place, style: declarationsOf(body) };
      if (important.length === 0) return [rule];
      const first = {
        ...place,
        weight: place.weight + 1_000,
        style: declarationsOf(important.join(';')),
      };
      return [rule, first];
    });
  });
}

function placeOf(selector: string): Omit<Rule, 'style'> | undefined {
  const [, tag = '', names] = /^([a-z][\w-]*)?((?:[.#][\w-]+)+)$/i.exec(selector) ?? [];
  if (!names) return undefined;
  const each = names.match(/[.#][\w-]+/g) ?? [];
  const classes = each.filter((name) => name.startsWith('.'));
  const ids = each.filter((name) => name.startsWith('#'));
  if (ids.length > 1) return undefined;
  const weight = ids.length * 100 + classes.length * 10 + (tag ? 1 : 0);
  return { tag: tag.toLowerCase(), id: ids[0] ?? '', classes, weight };
}
