import {
  getAttribute,
  findChild,
  listChildren,
  isToggledOn,
  getValue,
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
    listChildren(part, 'w:abstractNum').map((kind) => [
      getAttribute(kind, 'w:abstractNumId') ?? '',
      kind,
    ]),
  );
  const definitions = new Map(
    listChildren(part, 'w:num').map((list) => [getAttribute(list, 'w:numId') ?? '', list]),
  );
  const findKind = (list: XmlElement | undefined, isLinked = false): string => {
    const id = getValue(list, 'w:abstractNumId') ?? '';
    // a kind may refer to a list style defined by another list
    const style = getValue(kinds.get(id), 'w:numStyleLink');
    const linked = style === undefined ? undefined : definitions.get(listOfStyle(style) ?? '');
    return linked && !isLinked ? findKind(linked, true) : id;
  };
  const lists = new Map<string, List>();
  for (const [id, definition] of definitions) {
    const kind = findKind(definition);
    const levels = new Map(readLevels(kinds.get(kind)));
    const restarts = new Map<number, number>();
    for (const override of listChildren(definition, 'w:lvlOverride')) {
      const level = Number(getAttribute(override, 'w:ilvl') ?? 0);
      const ownLevel = findChild(override, 'w:lvl');
      if (ownLevel) levels.set(level, readLevel(ownLevel));
      const start = getValue(override, 'w:startOverride');
      if (start !== undefined) restarts.set(level, Number(start));
    }
    lists.set(id, { kind, levels, restarts });
  }
  return lists;
}

const readLevels = (kind: XmlElement | undefined): [number, Level][] =>
  listChildren(kind, 'w:lvl').map((level) => [
    Number(getAttribute(level, 'w:ilvl') ?? 0),
    readLevel(level),
  ]);

function readLevel(level: XmlElement): Level {
  const restart = getValue(level, 'w:lvlRestart');
  return {
    start: Number(getValue(level, 'w:start') ?? 0),
    format: getValue(level, 'w:numFmt') ?? 'decimal',
    text: getAttribute(findChild(level, 'w:lvlText'), 'w:val') ?? '',
    isLegal: isToggledOn(findChild(level, 'w:isLgl')),
    isHidden: isToggledOn(findChild(level, 'w:rPr', 'w:vanish')),
    style: getValue(level, 'w:pStyle'),
    restartAfter: restart === undefined ? undefined : Number(restart),
    font: getAttribute(findChild(level, 'w:rPr', 'w:rFonts'), 'w:ascii'),
  };
}
