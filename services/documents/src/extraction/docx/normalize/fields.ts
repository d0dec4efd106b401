import { checkBoxSign, findSymbol } from './symbols.ts';
import {
  getAttribute,
  getCharacters,
  findChild,
  listChildren,
  createElement,
  isElement,
  isToggledOn,
  type XmlElement,
  type XmlNode,
} from '../../xml/tree.ts';

type Field = {
  code: string;
  /** Whether the field code has not ended yet. */
  isInCode: boolean;
  /** Settings of a legacy form field. */
  formSettings: XmlElement | undefined;
  /** Whether computed text replaces the stored result. */
  isReplaced: boolean;
};

/** Visible content of a run. */
const visibleContent = /^w:(?:t|tab|br|cr|sym|noBreakHyphen|softHyphen|drawing|pict|object)$/;

/**
 * Replaces fields with the text shown by Word: the stored result, the state of a check box, or the selected list entry.
 * Removes field codes.
 * @returns the number of text characters inside field codes
 */
export function resolveFields(root: XmlElement): number {
  const openFields: Field[] = [];
  let hiddenCharacters = 0;

  const visit = (parent: XmlElement): void => {
    parent.children = parent.children.flatMap((child): XmlNode[] => {
      if (!isElement(child)) return [child];
      if (child.name === 'w:fldChar') return handleFieldChar(child);
      if (child.name === 'w:instrText') {
        const field = openFields.at(-1);
        if (field?.isInCode) field.code += getCharacters(child);
        return [];
      }
      if (child.name === 'w:fldSimple') {
        visit(child);
        return child.children.filter((node) => !isElement(node) || node.name !== 'w:fldData');
      }
      if (
        visibleContent.test(child.name) &&
        openFields.some(({ isInCode, isReplaced }) => isInCode || isReplaced)
      ) {
        if (child.name === 'w:t' && openFields.some(({ isInCode }) => isInCode))
          hiddenCharacters += getCharacters(child).trim().length;
        return [];
      }
      visit(child);
      return [child];
    });
  };

  function handleFieldChar(fieldChar: XmlElement): XmlNode[] {
    const type = getAttribute(fieldChar, 'w:fldCharType');
    if (type === 'begin') {
      openFields.push({
        code: '',
        isInCode: true,
        formSettings: findChild(fieldChar, 'w:ffData'),
        isReplaced: false,
      });
      return [];
    }
    const field = openFields.at(-1);
    if (!field) return [];
    if (type === 'end') openFields.pop();
    if (!field.isInCode) return [];
    field.isInCode = false;
    const text = computeFieldText(field);
    // fields nested in a field code are not shown
    if (text === undefined || openFields.some((other) => other !== field && other.isInCode))
      return [];
    field.isReplaced = true;
    return [createElement('w:t', [text])];
  }

  visit(root);
  return hiddenCharacters;
}

/** Computes the text of a field whose stored result is not used. */
function computeFieldText({ code, formSettings }: Field): string | undefined {
  const [, fieldType = ''] = /^\s*([A-Z]+)/i.exec(code) ?? [];
  switch (fieldType.toUpperCase()) {
    case 'FORMCHECKBOX': {
      const box = findChild(formSettings, 'w:checkBox');
      return checkBoxSign(isToggledOn(findChild(box, 'w:checked') ?? findChild(box, 'w:default')));
    }
    case 'FORMDROPDOWN': {
      const list = findChild(formSettings, 'w:ddList');
      const selection = findChild(list, 'w:result') ?? findChild(list, 'w:default');
      const entry = listChildren(list, 'w:listEntry')[
        Number(getAttribute(selection, 'w:val') ?? 0)
      ];
      return getAttribute(entry, 'w:val');
    }
    case 'SYMBOL': {
      const [, codePoint] = /SYMBOL\s+(0x[\da-f]+|\d+)/i.exec(code) ?? [];
      const [, font] = /\\f\s+"?([^"\\]+)/.exec(code) ?? [];
      return codePoint && findSymbol(font?.trim(), Number(codePoint));
    }
  }
  return undefined;
}
