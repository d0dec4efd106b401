export type ListMarker = { ordered: boolean; text: string; marker: string };

const bullets =
  /^([•●○◦▪▫■□◆◇►▸▶➢➤❖✓✔☐☑☒\u00b7\u2043\u2219\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf02d*]|[-–—](?=\s)|o(?=\s{1,3}\p{Lu}))\s*/u;
/** Boxes say whether an option is ticked, so they stay with its text. */
const boxes = /^[☐☑☒□]$/;
const numbers = /^(\(?(?:\d{1,2}|[a-zA-Z]|[ivxIVX]{1,5})[.)])\s+(?=\S)/;

/** The mark a line of a list begins with, and the text after it. An initial ("J. Smith") is no mark. */
export function listMarker(line: string): ListMarker | undefined {
  const bullet = bullets.exec(line);
  if (bullet && line.length > bullet[0].length) {
    const [mark, marker = ''] = bullet;
    return { ordered: false, marker, text: boxes.test(marker) ? line : line.slice(mark.length) };
  }
  const number = numbers.exec(line);
  if (!number || /^[A-Z]\. (?:[A-Z][a-z]+$|[A-Z]\.)/.test(line)) return undefined;
  return { ordered: true, marker: number[1] ?? '', text: line.slice(number[0].length) };
}
