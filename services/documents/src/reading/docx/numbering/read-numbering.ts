import {
  attributeOf,
  childOf,
  childrenOf,
  isOn,
  valueOf,
  type XmlElement,
} from '../../xml/tree.ts';

export type Level = {
  start: number;
  format: string;
  /** The label with `%1` to `%9` for the numbers of the levels. */
  text: string;
  /** The paragraph style that uses this level. */
  style?: string;
  /** The number of the level (from 1) after which this one starts again; 0 for never. */
  restartAfter?: number;
  /** All numbers in its label are decimal. */
  isLegal: boolean;
  isHidden: boolean;
  font?: string;
};

export type List = {
  /** Lists of the same kind go on counting each other. */
  kind: string;
  levels: ReadonlyMap<number, Level>;
  /** Where a level starts again when this list is first used, by level. */
  restarts: ReadonlyMap<number, number>;
};

export type Lists = ReadonlyMap<string, List>;

/** The lists of a numbering part (ECMA-376, 17.9), with the levels that they override. */
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
    // A kind may refer to a list style, which is defined by a list in turn.
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
      const at = Number(attributeOf(override, 'w:ilvl') ?? 0);
      const own = childOf(override, 'w:lvl');
      if (own) levels.set(at, levelOf(own));
      const start = valueOf(override, 'w:startOverride');
      if (start !== undefined) restarts.set(at, Number(start));
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
  const style = valueOf(level, 'w:pStyle');
  const restart = valueOf(level, 'w:lvlRestart');
  const font = attributeOf(childOf(level, 'w:rPr', 'w:rFonts'), 'w:ascii');
  return {
    start: Number(valueOf(level, 'w:start') ?? 0),
    format: valueOf(level, 'w:numFmt') ?? 'decimal',
    text: attributeOf(childOf(level, 'w:lvlText'), 'w:val') ?? '',
    isLegal: isOn(childOf(level, 'w:isLgl')),
    isHidden: isOn(childOf(level, 'w:rPr', 'w:vanish')),
    ...(style !== undefined && { style }),
    ...(restart !== undefined && { restartAfter: Number(restart) }),
    ...(font !== undefined && { font }),
  };
}
