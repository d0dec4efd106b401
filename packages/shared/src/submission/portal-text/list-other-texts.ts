import type { SectionDetail } from '../../contract/analysis.ts';
import { listSections, type OutlineSection, type RichDocument } from '../../richtext/index.ts';
import { findHeading } from '../sections/find-named.ts';

type NamedText = { name: string; blocks: RichDocument };

/** Lists the text outside the funder's sections, by the document's own headings. */
export function listOtherTexts(
  document: RichDocument,
  funderSections: readonly Pick<SectionDetail, 'name'>[],
): NamedText[] {
  const sections = listSections(document);
  const headings = sections.filter(({ level }) => level > 0);
  const answeredSections = funderSections.flatMap(
    ({ name }) => findHeading(headings, name, funderSections) ?? [],
  );
  const others = sections.filter(
    (section) =>
      !answeredSections.includes(section) &&
      !answeredSections.some((answer) => isInside(section, answer)),
  );
  const outer = findOutermost(others.filter(({ level }) => level > 0));
  // a heading above the sections, such as the title of the application
  const isFrame = (section: OutlineSection) =>
    answeredSections.some((answer) => isInside(answer, section)) ||
    (outer.length === 1 && outer[0] === section && answeredSections.length === 0);
  return findOutermost(others, isFrame).map((section) => {
    const { heading, level, start, end } = section;
    if (level === 0) return { name: 'Before the first heading', blocks: document.slice(0, end) };
    const next = isFrame(section) ? findNextHeading(document, start + 1, end) : end;
    return { name: heading, blocks: document.slice(start + 1, next) };
  });
}

const isInside = (section: OutlineSection, outer: OutlineSection): boolean =>
  outer.level > 0 && outer.start < section.start && section.end <= outer.end;

/** Finds the outermost sections in order, without those to ignore. */
function findOutermost(
  sections: readonly OutlineSection[],
  isIgnored: (section: OutlineSection) => boolean = () => false,
): OutlineSection[] {
  let end = 0;
  return sections.filter((section) => {
    if (section.level > 0 && section.start < end) return false;
    if (section.level > 0 && !isIgnored(section)) end = section.end;
    return true;
  });
}

function findNextHeading(document: RichDocument, from: number, end: number): number {
  const index = document.slice(from, end).findIndex(({ type }) => type === 'heading');
  return index < 0 ? end : from + index;
}
