const ooxml = 'http://schemas.openxmlformats.org/';
const strict = 'http://purl.oclc.org/ooxml/';
const microsoft = 'http://schemas.microsoft.com/office/';

/** Canonical prefixes of namespaces, the same for the transitional and the strict format. */
const prefixes = new Map<string, string>([
  [`${ooxml}wordprocessingml/2006/main`, 'w'],
  [`${strict}wordprocessingml/main`, 'w'],
  [`${ooxml}officeDocument/2006/relationships`, 'r'],
  [`${strict}officeDocument/relationships`, 'r'],
  [`${ooxml}drawingml/2006/wordprocessingDrawing`, 'wp'],
  [`${strict}drawingml/wordprocessingDrawing`, 'wp'],
  [`${ooxml}drawingml/2006/main`, 'a'],
  [`${strict}drawingml/main`, 'a'],
  [`${ooxml}drawingml/2006/picture`, 'pic'],
  [`${strict}drawingml/picture`, 'pic'],
  [`${ooxml}drawingml/2006/chart`, 'c'],
  [`${strict}drawingml/chart`, 'c'],
  [`${ooxml}drawingml/2006/diagram`, 'dgm'],
  [`${strict}drawingml/diagram`, 'dgm'],
  [`${ooxml}officeDocument/2006/math`, 'm'],
  [`${strict}officeDocument/math`, 'm'],
  [`${ooxml}markup-compatibility/2006`, 'mc'],
  [`${ooxml}package/2006/relationships`, 'rel'],
  [`${ooxml}package/2006/content-types`, 'ct'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  ['urn:schemas-microsoft-com:office:office', 'o'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
  [`${microsoft}word/2010/wordml`, 'w14'],
  [`${microsoft}word/2015/wordml/symex`, 'w16se'],
  [`${microsoft}word/2010/wordprocessingShape`, 'wps'],
  [`${microsoft}word/2010/wordprocessingGroup`, 'wpg'],
  [`${microsoft}word/2010/wordprocessingCanvas`, 'wpc'],
]);
const known = new Set(prefixes.values());

/** Prefix of other Office namespaces, which current versions of Word support. */
const otherOfOffice = 'office';
export const foreign = 'foreign';

const prefixOf = (uri: string): string =>
  prefixes.get(uri) ?? (uri.startsWith(microsoft) ? otherOfOffice : foreign);

/** Canonical prefixes by declared prefix, in the scope of an element. */
export type Scope = ReadonlyMap<string, string>;

/** The scope of an element: its declarations on top of the outer scope. */
export function scopeWithin(outer: Scope, attributes: Record<string, string>): Scope {
  let scope: Map<string, string> | undefined;
  for (const name in attributes) {
    if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue;
    scope ??= new Map(outer);
    scope.set(name.slice('xmlns:'.length), prefixOf(attributes[name] ?? ''));
  }
  return scope ?? outer;
}

/** The canonical prefix. Some programs forget to declare the usual prefixes. */
export const canonicalPrefix = (written: string, scope: Scope): string =>
  scope.get(written) ?? (known.has(written) ? written : foreign);

/** A name with its canonical prefix. Attributes without a prefix have no namespace. */
export function canonicalName(written: string, scope: Scope, isAttribute: boolean): string {
  const colon = written.indexOf(':');
  if (colon < 0) {
    const prefix = isAttribute ? undefined : scope.get('');
    return prefix ? `${prefix}:${written}` : written;
  }
  const prefix = written.slice(0, colon);
  const canonical = canonicalPrefix(prefix, scope);
  return canonical === prefix ? written : `${canonical}${written.slice(colon)}`;
}
