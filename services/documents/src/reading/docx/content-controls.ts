import { boxOf } from './symbols.ts';
import {
  attributeOf,
  charactersOf,
  childOf,
  descendantsOf,
  element,
  isElement,
  isOn,
  replaceElements,
  valueOf,
  type XmlElement,
  type XmlNode,
} from '../xml/tree.ts';

/** Elements that only mark what is in them. */
const wrappers = new Set('w:customXml w:smartTag w:hyperlink w:dir w:bdo w:sdtContent'.split(' '));
const wrapperProperties = new Set('w:customXmlPr w:smartTagPr w:sdtPr w:sdtEndPr'.split(' '));
/** What Word writes where nothing has been entered. */
const wordsPrompt =
  /^(?:click|tap|click or tap)(?: here)?(?: or tap)? to (?:enter|add) (?:text|a date)\.?$|^(?:click or tap|click here|click) (?:here )?to enter (?:text|a date)\.?$|^choose an item\.?$/i;

/**
 * Replaces content controls, smart tags and custom XML by what is in them: check boxes by their sign,
 * prompts where nothing was entered by nothing. A table of contents is dropped.
 */
export function settleContentControls(root: XmlElement): void {
  replaceElements(root, (node) => {
    if (node.name === 'w:sdt') return shownBy(node);
    if (node.name === 'w:ruby') return runsIn(childOf(node, 'w:rubyBase'));
    if (wrapperProperties.has(node.name)) return [];
    if (wrappers.has(node.name)) return node.children;
    if (node.name === 'w:r' && isPrompt(node)) return [];
    return undefined;
  });
}

function shownBy(control: XmlElement): XmlNode[] {
  const properties = childOf(control, 'w:sdtPr');
  const content = childOf(control, 'w:sdtContent');
  if (!content) return [];
  const checkBox = childOf(properties, 'w14:checkbox');
  if (checkBox) setSign(content, boxOf(isChecked(checkBox)));
  else if (isOn(childOf(properties, 'w:showingPlcHdr'))) empty(content);
  else if (valueOf(properties, 'w:docPartObj', 'w:docPartGallery') === 'Table of Contents')
    return [];
  return content.children;
}

const isChecked = (checkBox: XmlElement): boolean =>
  /^(?:1|true|on)$/.test(attributeOf(childOf(checkBox, 'w14:checked'), 'w14:val') ?? '');

/** Writes a sign in place of the first character that a check box shows. */
function setSign(content: XmlElement, sign: string): void {
  let isSet = false;
  replaceElements(content, (node) => {
    if (node.name !== 'w:t' && node.name !== 'w:sym') return undefined;
    if (isSet) return [];
    isSet = true;
    Object.assign(node, element('w:t', [sign]));
    return [node];
  });
  if (isSet) return;
  const run = element('w:r', [element('w:t', [sign])]);
  const place = [...descendantsOf(content, 'w:p')][0] ?? content;
  place.children.push(run);
}

/** Removes what a prompt shows, but not the paragraphs or cells that hold it. */
function empty(content: XmlElement): void {
  replaceElements(content, (node) => {
    if (node.name === 'w:sdt')
      return isOn(childOf(node, 'w:sdtPr', 'w:showingPlcHdr')) ? undefined : [node];
    return node.name === 'w:r' || node.name === 'w:hyperlink' ? [] : undefined;
  });
}

const isPrompt = (run: XmlElement): boolean =>
  valueOf(run, 'w:rPr', 'w:rStyle') === 'PlaceholderText' &&
  wordsPrompt.test(
    run.children
      .filter(isElement)
      .filter(({ name }) => name === 'w:t')
      .map(charactersOf)
      .join('')
      .trim(),
  );

/** The base text of a ruby, which has a reading aid above it, is made of runs within a run. */
const runsIn = (base: XmlElement | undefined): XmlNode[] =>
  base
    ? base.children
        .filter(isElement)
        .flatMap(({ name, children }) =>
          name === 'w:r'
            ? children.filter((child) => !isElement(child) || child.name !== 'w:rPr')
            : [],
        )
    : [];
