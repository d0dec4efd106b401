import { anyOf } from '@grantwright/shared/values/any-of';
import { checkBoxSign } from './symbols.ts';
import {
  getAttribute,
  getCharacters,
  findChild,
  walkDescendants,
  createElement,
  isElement,
  isToggledOn,
  replaceElements,
  getValue,
  type XmlElement,
  type XmlNode,
} from '../../xml/tree.ts';

/** Elements to replace with their content. */
const wrappers = new Set('w:customXml w:smartTag w:hyperlink w:dir w:bdo w:sdtContent'.split(' '));
const wrapperProperties = new Set('w:customXmlPr w:smartTagPr w:sdtPr w:sdtEndPr'.split(' '));
/** Word's placeholder text. */
const placeholderText = anyOf(
  /^(?:click|tap|click or tap)(?: here)?(?: or tap)? to (?:enter|add) (?:text|a date)\.?$/i,
  /^(?:click or tap|click here|click) (?:here )?to enter (?:text|a date)\.?$|^choose an item\.?$/i,
);

/**
 * Replaces content controls, smart tags and custom XML with their content. Converts check boxes to "☒" or "☐" and
 * removes placeholders and tables of contents.
 */
export function unwrapContentControls(root: XmlElement): void {
  replaceElements(root, (node) => {
    if (node.name === 'w:sdt') return readContent(node);
    if (node.name === 'w:ruby') return listRuns(findChild(node, 'w:rubyBase'));
    if (wrapperProperties.has(node.name)) return [];
    if (wrappers.has(node.name)) return node.children;
    if (node.name === 'w:r' && isPlaceholder(node)) return [];
    return undefined;
  });
}

function readContent(control: XmlElement): XmlNode[] {
  const properties = findChild(control, 'w:sdtPr');
  const content = findChild(control, 'w:sdtContent');
  if (!content) return [];
  const checkBox = findChild(properties, 'w14:checkbox');
  if (checkBox) setSign(content, checkBoxSign(isChecked(checkBox)));
  else if (isToggledOn(findChild(properties, 'w:showingPlcHdr'))) removePlaceholder(content);
  else if (getValue(properties, 'w:docPartObj', 'w:docPartGallery') === 'Table of Contents')
    return [];
  return content.children;
}

const isChecked = (checkBox: XmlElement): boolean =>
  /^(?:1|true|on)$/.test(getAttribute(findChild(checkBox, 'w14:checked'), 'w14:val') ?? '');

/** Replaces the content of a check box with a symbol. */
function setSign(content: XmlElement, sign: string): void {
  let isSet = false;
  replaceElements(content, (node) => {
    if (node.name !== 'w:t' && node.name !== 'w:sym') return undefined;
    if (isSet) return [];
    isSet = true;
    Object.assign(node, createElement('w:t', [sign]));
    return [node];
  });
  if (isSet) return;
  const run = createElement('w:r', [createElement('w:t', [sign])]);
  const place = [...walkDescendants(content, 'w:p')][0] ?? content;
  place.children.push(run);
}

/** Removes placeholder text but keeps its paragraphs and cells. */
function removePlaceholder(content: XmlElement): void {
  replaceElements(content, (node) => {
    if (node.name === 'w:sdt')
      return isToggledOn(findChild(node, 'w:sdtPr', 'w:showingPlcHdr')) ? undefined : [node];
    return node.name === 'w:r' || node.name === 'w:hyperlink' ? [] : undefined;
  });
}

const isPlaceholder = (run: XmlElement): boolean =>
  getValue(run, 'w:rPr', 'w:rStyle') === 'PlaceholderText' &&
  placeholderText.test(
    run.children
      .filter(isElement)
      .filter(({ name }) => name === 'w:t')
      .map(getCharacters)
      .join('')
      .trim(),
  );

/** Returns the base text of a ruby annotation, whose runs are nested in another run. */
const listRuns = (base: XmlElement | undefined): XmlNode[] =>
  base
    ? base.children
        .filter(isElement)
        .flatMap(({ name, children }) =>
          name === 'w:r'
            ? children.filter((child) => !isElement(child) || child.name !== 'w:rPr')
            : [],
        )
    : [];
