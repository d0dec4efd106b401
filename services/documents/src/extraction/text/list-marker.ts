import type { Block } from '@grantwright/shared/contract';

export type ListMarker = {
  ordered: boolean;
  marker: string;
  /** The line without the marker. */
  text: string;
};

const bullets =
  /^([•●○◦▪▫■□◆◇►▸▶➢➤❖✓✔☐☑☒\u00b7\u2043\u2219\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf02d*]|[-–—](?=\s)|o(?=\s{1,3}\p{Lu}))\s*/u;
/** Check boxes are not markers, since they show which options are checked. */
const checkBoxes = /^[☐☑☒□]$/;
const numbers = /^(\(?(?:\d{1,2}|[a-zA-Z]|[ivxIVX]{1,5})[.)])\s+(?=\S)/;
const initials = /^[A-Z]\. (?:[A-Z][a-z]+$|[A-Z]\.)/;

/** Returns the marker at the start of a list item: a bullet, number or letter, but not the initial of a name. */
export function listMarker(line: string): ListMarker | undefined {
  const bullet = bullets.exec(line);
  if (bullet && line.length > bullet[0].length) {
    const [prefix, marker = ''] = bullet;
    return {
      ordered: false,
      marker,
      text: checkBoxes.test(marker) ? line : line.slice(prefix.length),
    };
  }
  const number = numbers.exec(line);
  if (!number || initials.test(line)) return undefined;
  return { ordered: true, marker: number[1] ?? '', text: line.slice(number[0].length) };
}

/** Converts a line of plain text to a list item or paragraph. */
export function lineToBlock(line: string): Block {
  const marker = listMarker(line);
  return marker
    ? { type: 'item', depth: 0, ordered: marker.ordered, text: marker.text }
    : { type: 'paragraph', text: line };
}
