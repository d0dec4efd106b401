const ooxml = 'http://schemas.openxmlformats.org/';
const strict = 'http://purl.oclc.org/ooxml/';
const microsoft = 'http://schemas.microsoft.com/office/';

/** Canonical namespace prefixes, which are the same for the transitional and strict formats. */
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
/** The namespace of each canonical prefix, for files that do not declare the prefix. */
export const usualNamespaces: Record<string, string> = Object.fromEntries(
  [...prefixes].map(([uri, prefix]) => [prefix, uri]),
);

/** Prefix for other Office namespaces supported by current versions of Word. */
const otherOfOffice = 'office';
export const foreignNamespace = 'foreign';

export const findCanonicalPrefix = (uri: string | undefined): string =>
  prefixes.get(uri ?? '') ?? (uri?.startsWith(microsoft) ? otherOfOffice : foreignNamespace);

/** Returns a local name with the canonical prefix of its namespace, if there is one. */
export const toCanonicalName = (uri: string, local: string): string =>
  uri ? `${findCanonicalPrefix(uri)}:${local}` : local;
