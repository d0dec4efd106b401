import { checkBoxSign, symbolOf } from './symbols.ts';
import {
  attributeOf,
  charactersOf,
  childOf,
  childrenOf,
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
        if (field?.isInCode) field.code += charactersOf(child);
        return [];
      }
      if (child.name === 'w:fldSimple') {
        visit(child);
        return child.children.filter((each) => !isElement(each) || each.name !== 'w:fldData');
      }
      if (
        visibleContent.test(child.name) &&
        openFields.some(({ isInCode, isReplaced }) => isInCode || isReplaced)
      ) {
        if (child.name === 'w:t' && openFields.some(({ isInCode }) => isInCode))
          hiddenCharacters += charactersOf(child).trim().length;
        return [];
      }
      visit(child);
      return [child];
    });
  };

  function handleFieldChar(fieldChar: XmlElement): XmlNode[] {
    const type = attributeOf(fieldChar, 'w:fldCharType');
    if (type === 'begin') {
      openFields.push({
        code: '',
        isInCode: true,
        formSettings: childOf(fieldChar, 'w:ffData'),
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
    if (text === undefined || openFields.some((each) => each !== field && each.isInCode)) return [];
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
      const box = childOf(formSettings, 'w:checkBox');
      return checkBoxSign(isToggledOn(childOf(box, 'w:checked') ?? childOf(box, 'w:default')));
    }
    case 'FORMDROPDOWN': {
      const list = childOf(formSettings, 'w:ddList');
      const selection = childOf(list, 'w:result') ?? childOf(list, 'w:default');
      const entry = childrenOf(list, 'w:listEntry')[Number(attributeOf(selection, 'w:val') ?? 0)];
      return attributeOf(entry, 'w:val');
    }
    case 'SYMBOL': {
      const [, codePoint] = /SYMBOL\s+(0x[\da-f]+|\d+)/i.exec(code) ?? [];
      const [, font] = /\\f\s+"?([^"\\]+)/.exec(code) ?? [];
      return codePoint && symbolOf(font?.trim(), Number(codePoint));
    }
  }
  return undefined;
}
