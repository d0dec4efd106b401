import { parseXml } from '../../xml/parse-xml.ts';
import { getAttribute, listChildren, type XmlElement } from '../../xml/tree.ts';

/** The parts of a Word file by role. */
export type WordParts = {
  body: XmlElement | undefined;
  styles: XmlElement | undefined;
  numbering: XmlElement | undefined;
  settings: XmlElement | undefined;
  footnotes: XmlElement | undefined;
  endnotes: XmlElement | undefined;
  /** Page headers and footers. */
  running: XmlElement[];
  properties: XmlElement | undefined;
  /** Returns the part referenced by a relationship of the body. */
  related: (id: string) => XmlElement | undefined;
};

const maxRunning = 12;

/**
 * Finds the parts of a package by relationship (ECMA-376 part 2, 9.3), or by their usual names if the
 * relationships are missing.
 * @throws UnreadableError if a part is damaged
 */
export function readParts(packed: ReadonlyMap<string, Uint8Array>): WordParts {
  const parse = (name: string | undefined): XmlElement | undefined => {
    const bytes = name === undefined ? undefined : packed.get(name);
    return bytes && parseXml(bytes);
  };
  const readPartRelations = (name: string): Relation[] => {
    const [folder, file] = splitPath(name);
    return readRelations(parse(`${folder}_rels/${file}.rels`), folder);
  };
  const [main = 'word/document.xml'] = readPartRelations('')
    .filter(({ type, target }) => type === 'officeDocument' && packed.has(target))
    .map(({ target }) => target);
  const relations = readPartRelations(main);
  const findPart = (role: string, usual: string): XmlElement | undefined => {
    const [partName = usual] = relations
      .filter(({ type, target }) => type === role && packed.has(target))
      .map(({ target }) => target);
    return parse(partName);
  };
  const running = relations.filter(({ type }) => type === 'header' || type === 'footer');
  const usualRunning = [...packed.keys()].filter((name) =>
    /^word\/(?:header|footer)\d*\.xml$/i.test(name),
  );
  const runningNames = new Set([...running.map(({ target }) => target), ...usualRunning]);
  return {
    body: parse(main),
    styles: findPart('styles', 'word/styles.xml'),
    numbering: findPart('numbering', 'word/numbering.xml'),
    settings: findPart('settings', 'word/settings.xml'),
    footnotes: findPart('footnotes', 'word/footnotes.xml'),
    endnotes: findPart('endnotes', 'word/endnotes.xml'),
    running: [...runningNames]
      .slice(0, maxRunning)
      .map(parse)
      .filter((part) => part !== undefined),
    properties: parse('docProps/core.xml'),
    related: (id) => parse(relations.find((relation) => relation.id === id)?.target),
  };
}

type Relation = { id: string; type: string; target: string };

const readRelations = (part: XmlElement | undefined, folder: string): Relation[] =>
  listChildren(part, 'rel:Relationship').map((relation) => ({
    id: getAttribute(relation, 'Id') ?? '',
    // the last segment is the same in the transitional and strict formats
    type: (getAttribute(relation, 'Type') ?? '').split('/').at(-1) ?? '',
    target: resolvePath(folder, getAttribute(relation, 'Target') ?? ''),
  }));

function splitPath(name: string): [folder: string, file: string] {
  const slash = name.lastIndexOf('/') + 1;
  return [name.slice(0, slash), name.slice(slash)];
}

function resolvePath(folder: string, target: string): string {
  const path: string[] = [];
  for (const step of (target.startsWith('/') ? target : `${folder}${target}`).split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}
