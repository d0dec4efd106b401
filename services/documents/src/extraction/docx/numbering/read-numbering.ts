import {
  attributeOf,
  childOf,
  childrenOf,
  isToggledOn,
  valueOf,
  type XmlElement,
} from '../../xml/tree.ts';

export type Level = {
  start: number;
  format: string;
  /** Label pattern, in which `%1` to `%9` represent the numbers of the levels. */
  text: string;
  /** The paragraph style linked to this level. */
  style?: string;
  /** The level (from 1) after which this level restarts, or 0 for never. */
  restartAfter?: number;
  /** Whether all numbers in the label are decimal. */
  isLegal: boolean;
  isHidden: boolean;
  font?: string;
};

export type List = {
  /** Lists of the same kind share their counters. */
  kind: string;
  levels: ReadonlyMap<number, Level>;
  /** Start overrides by level, applied when the list is first used. */
  restarts: ReadonlyMap<number, number>;
};

export type Lists = ReadonlyMap<string, List>;

/** Reads the lists of a numbering part (ECMA-376, 17.9), including overrides. */
export function readNumbering(
  part: XmlElement | undefined,
  listOfStyle: (style: string) => string | undefined,
): Lists {
  const kinds = new Map(
    childrenOf(part, 'w:abstractNum').map((kind) => [
      attributeOf(kind, 'w:abstractNumId') ?? '',
      kind,
    ]),
  );
  const definitions = new Map(
    childrenOf(part, 'w:num').map((list) => [attributeOf(list, 'w:numId') ?? '', list]),
  );
  const kindOf = (list: XmlElement | undefined, isLinked = false): string => {
    const id = valueOf(list, 'w:abstractNumId') ?? '';
    // a kind may refer to a list style defined by another list
    const style = valueOf(kinds.get(id), 'w:numStyleLink');
    const linked = style === undefined ? undefined : definitions.get(listOfStyle(style) ?? '');
    return linked && !isLinked ? kindOf(linked, true) : id;
  };
  const lists = new Map<string, List>();
  for (const [id, definition] of definitions) {
    const kind = kindOf(definition);
    const levels = new Map(levelsIn(kinds.get(kind)));
    const restarts = new Map<number, number>();
    for (const override of childrenOf(definition, 'w:lvlOverride')) {
      const level = Number(attributeOf(override, 'w:ilvl') ?? 0);
      const ownLevel = childOf(override, 'w:lvl');
      if (ownLevel) levels.set(level, levelOf(ownLevel));
      const start = valueOf(override, 'w:startOverride');
      if (start !== undefined) restarts.set(level, Number(start));
    }
    lists.set(id, { kind, levels, restarts });
  }
  return lists;
}

const levelsIn = (kind: XmlElement | undefined): [number, Level][] =>
  childrenOf(kind, 'w:lvl').map((level) => [
    Number(attributeOf(level, 'w:ilvl') ?? 0),
    levelOf(level),
  ]);

function levelOf(level: XmlElement): Level {
  const restart = valueOf(level, 'w:lvlRestart');
  return {
    start: Number(valueOf(level, 'w:start') ?? 0),
    format: valueOf(level, 'w:numFmt') ?? 'decimal',
    text: attributeOf(childOf(level, 'w:lvlText'), 'w:val') ?? '',
    isLegal: isToggledOn(childOf(level, 'w:isLgl')),
    isHidden: isToggledOn(childOf(level, 'w:rPr', 'w:vanish')),
    style: valueOf(level, 'w:pStyle'),
    restartAfter: restart === undefined ? undefined : Number(restart),
    font: attributeOf(childOf(level, 'w:rPr', 'w:rFonts'), 'w:ascii'),
  };
}
