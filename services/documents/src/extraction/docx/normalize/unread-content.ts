import { noteTexts, type Notes } from '../../notes.ts';
import {
  attributeOf,
  childOf,
  descendantsOf,
  hasDescendant,
  type XmlElement,
} from '../../xml/tree.ts';

/** English Metric Units. Logos and signatures are smaller than a large picture. */
const emuPerCm = 360_000;
const largePicture = { width: 8 * emuPerCm, height: 4 * emuPerCm };

/** Adds a note for each kind of content whose text cannot be extracted. */
export function noteUnreadContent(root: XmlElement, notes: Notes): void {
  let pictures = 0;
  for (const node of descendantsOf(root)) {
    switch (node.name) {
      case 'c:chart':
      case 'office:chart':
        notes.add(noteTexts.unreadCharts);
        break;
      case 'dgm:relIds':
        notes.add(noteTexts.unreadDiagrams);
        break;
      case 'w:altChunk':
      case 'w:subDoc':
        notes.add(noteTexts.unreadInsertedFile);
        break;
      case 'w:object':
        notes.add(
          hasDescendant(node, 'w:control') ? noteTexts.unreadControls : noteTexts.unreadObjects,
        );
        break;
      case 'w:control':
        notes.add(noteTexts.unreadControls);
        break;
      case 'w:contentPart':
      case 'office:contentPart':
        notes.add(noteTexts.unreadInk);
        break;
      case 'w:commentReference':
        notes.add(noteTexts.comments);
        break;
      case 'wp:inline':
      case 'wp:anchor':
        if (isLarge(node) && hasDescendant(node, 'pic:pic')) pictures += 1;
        break;
      case 'v:textpath':
        notes.add(noteTexts.unreadDiagrams);
    }
  }
  if (pictures > 0) notes.add(noteTexts.unreadPictures(pictures));
}

function isLarge(drawing: XmlElement): boolean {
  const extent = childOf(drawing, 'wp:extent');
  return (
    Number(attributeOf(extent, 'cx') ?? 0) >= largePicture.width &&
    Number(attributeOf(extent, 'cy') ?? 0) >= largePicture.height
  );
}
