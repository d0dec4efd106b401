import { attribute, elementsIn, innerOf, wordPrefix } from './word-xml.ts';

export type WordStyle = {
  id: string;
  name: string;
  basedOn?: string;
  /** 0 for the first level; 9 is body text. */
  outlineLevel?: number;
  hidden: boolean;
};

/** The styles of a Word file, by id. */
export function readStyles(xml: string): Map<string, WordStyle> {
  const w = wordPrefix(xml);
  const styles = new Map<string, WordStyle>();
  for (const style of elementsIn(xml, `${w}style`)) {
    const id = attribute(style.tag, `${w}styleId`);
    if (!id) continue;
    const body = innerOf(style);
    const level = /^\d$/.exec(attribute(firstTag(body, `${w}outlineLvl`), `${w}val`) ?? '');
    styles.set(id, {
      id,
      name: attribute(firstTag(body, `${w}name`), `${w}val`) ?? id,
      ...optional('basedOn', attribute(firstTag(body, `${w}basedOn`), `${w}val`)),
      ...(level && { outlineLevel: Number(level[0]) }),
      hidden: isOn(firstTag(body, `${w}vanish`), w),
    });
  }
  return styles;
}

/** The heading level (1 to 6) of a style, its own or inherited; undefined for body text. */
export function headingLevel(id: string, styles: Map<string, WordStyle>): number | undefined {
  const seen = new Set<string>();
  for (
    let style = styles.get(id);
    style && !seen.has(style.id);
    style = styles.get(style.basedOn ?? '')
  ) {
    seen.add(style.id);
    const named = /^heading (\d)$/i.exec(style.name);
    if (named) return Math.min(6, Number(named[1]));
    if (/^title$/i.test(style.name)) return 1;
    if (style.outlineLevel !== undefined)
      return style.outlineLevel < 6 ? style.outlineLevel + 1 : undefined;
  }
  return undefined;
}

export function firstTag(xml: string, name: string): string {
  return new RegExp(`<${name}(?=[\\s/>])[^>]*>`).exec(xml)?.[0] ?? '';
}

/** A switch of WordprocessingML is on when it is there and not said to be off. */
export const isOn = (tag: string, w: string): boolean =>
  tag !== '' && !/^(0|false|off|none)$/.test(attribute(tag, `${w}val`) ?? '');

const optional = <K extends string>(key: K, value: string | undefined) =>
  value === undefined ? {} : ({ [key]: value } as Record<K, string>);
