const marked = /^(?:\(?(?:\d{1,2}|[A-Z]|[IVX]{1,4})[.)]\s+)/;
/** Words that open what is told about a call, as chapters do elsewhere. */
const topical =
  /^(?:who|what|where|when|how|why|eligib|not (?:funded|eligible|supported|allowed)|match|deadline|award|amount|funding|grants?|purpose|restriction|exclusion|attachments?|review|appeals?|reports?|payment)/i;
const head = /^(\p{Lu}[\p{L}'&/ -]{1,40})\.(?:\s+(?=[\p{Lu}\d"(])|$)/u;

/**
 * The title that a paragraph begins with, "B. Who not. Organizations …", "MATCH. Every dollar …", and where the
 * text after it begins.
 */
export const runInHead = (text: string): { title: string; rest: number } | undefined => {
  const mark = marked.exec(text)?.[0] ?? '';
  const found = head.exec(text.slice(mark.length));
  const title = found?.[1]?.trim();
  if (!found || !title || title.split(' ').length > 4) return undefined;
  const shouted = !/\p{Ll}/u.test(title) && title.length >= 4;
  return shouted || (topical.test(title) && (mark !== '' || title.split(' ').length <= 3))
    ? { title, rest: mark.length + found[0].length }
    : undefined;
};
