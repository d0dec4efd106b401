type TextKind = [kind: string, isIt: (start: string) => boolean];

const begins = (pattern: RegExp) => (start: string) => pattern.test(start);

/** Text formats that users may mistake for documents, in order of precedence. */
const kindsOfText: TextKind[] = [
  ['rtf', begins(/^\{\\rtf/)],
  [
    'mhtml',
    (start) =>
      readHeaderLines(start).some((line) => /^content-type: *multipart\/related/i.test(line)),
  ],
  ['eml', (start) => readHeaderLines(start).filter((line) => mailHeader.test(line)).length > 1],
  ['ics', begins(/^begin:vcalendar/i)],
  ['vcf', begins(/^begin:vcard/i)],
  ['shortcut', begins(/^\[InternetShortcut\]|^\{\s*"(?:url|doc_id)":/)],
  [
    'wordxml',
    begins(/progid="Word\.Document"|<w:wordDocument|office\/word\/2003\/wordml|<pkg:package/),
  ],
  ['xls', begins(/progid="Excel\.Sheet"/)],
  ['svg', begins(/^(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i)],
  ['shortcut', (start) => start.includes('<plist') && start.includes('<key>URL</key>')],
  ['webpage', begins(/<(?:!doctype html|html|head|body|title|meta|script)[\s>]/i)],
  ['xml', begins(/^<\?xml\s/)],
];

const mailHeader =
  /^(?:return-path|received|delivered-to|from|to|subject|date|message-id|mime-version): /i;

/** Returns the header lines of an email or MIME message. */
function readHeaderLines(start: string): string[] {
  const [head = ''] = start.split('\n\n', 1);
  const lines = head.split('\n');
  return /^[\w-]+: /.test(lines[0] ?? '') ? lines : [];
}

const binaryCharacters = /[\0-\u0008\u000e-\u001a\u001c-\u001f]/;

/** Determines the kind of a text file by its first bytes. Returns undefined for binary files. */
export function detectKindByText(head: Uint8Array): string | undefined {
  if (head.length > 0 && head.every((byte) => byte === 0)) return 'empty';
  const content = decodeText(head);
  if (content === undefined || content.trim() === '' || binaryCharacters.test(content))
    return undefined;
  const start = content.trimStart().replace(/\r\n?/g, '\n');
  const textKind = kindsOfText.find(([, isIt]) => isIt(start))?.[0];
  return textKind ?? (isTable(start) ? 'csv' : 'text');
}

function decodeText(head: Uint8Array): string | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return decodeHead(head, 'utf-16le');
  if (head[0] === 0xfe && head[1] === 0xff) return decodeHead(head, 'utf-16be');
  return decodeHead(head, 'latin1').replace(/^\u00ef\u00bb\u00bf/, '');
}

const decodeHead = (head: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding).decode(head);

/** Whether several lines have the same number of separators, at least two. */
function isTable(text: string): boolean {
  const lines = text.split('\n').slice(0, 6).slice(0, -1).filter(Boolean);
  return [',', ';', '\t'].some((mark) => {
    const counts = new Set(lines.map((line) => line.split(mark).length - 1));
    return lines.length > 1 && counts.size === 1 && !counts.has(0) && !counts.has(1);
  });
}
