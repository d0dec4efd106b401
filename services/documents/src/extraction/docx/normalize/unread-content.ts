import { noteMessages, type Notes } from '../../notes.ts';
import {
  getAttribute,
  findChild,
  walkDescendants,
  hasDescendant,
  type XmlElement,
} from '../../xml/tree.ts';

/** English Metric Units per centimeter. Only large pictures get a note, because small ones are logos or signatures. */
const emuPerCm = 360_000;
const largePicture = { width: 8 * emuPerCm, height: 4 * emuPerCm };

const noteByElement: Record<string, string> = {
  'c:chart': noteMessages.unreadCharts,
  'office:chart': noteMessages.unreadCharts,
  'dgm:relIds': noteMessages.unreadDiagrams,
  'v:textpath': noteMessages.unreadDiagrams,
  'w:altChunk': noteMessages.unreadInsertedFile,
  'w:subDoc': noteMessages.unreadInsertedFile,
  'w:control': noteMessages.unreadControls,
  'w:contentPart': noteMessages.unreadInk,
  'office:contentPart': noteMessages.unreadInk,
  'w:commentReference': noteMessages.comments,
};

/** Adds a note for each kind of content whose text cannot be extracted. */
export function noteUnreadContent(root: XmlElement, notes: Notes): void {
  let pictures = 0;
  for (const node of walkDescendants(root)) {
    const note = noteByElement[node.name];
    if (note) notes.add(note);
    else if (node.name === 'w:object') {
      if (!hasDescendant(node, 'w:control')) notes.add(noteMessages.unreadObjects);
    } else if (/^wp:(?:inline|anchor)$/.test(node.name) && isLargePicture(node)) pictures += 1;
  }
  if (pictures > 0) notes.add(noteMessages.unreadPictures(pictures));
}

function isLargePicture(drawing: XmlElement): boolean {
  const extent = findChild(drawing, 'wp:extent');
  return (
    Number(getAttribute(extent, 'cx') ?? 0) >= largePicture.width &&
    Number(getAttribute(extent, 'cy') ?? 0) >= largePicture.height &&
    hasDescendant(drawing, 'pic:pic')
  );
}
