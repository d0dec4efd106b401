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
  inCode: boolean;
  /** Settings of a legacy form field. */
  form: XmlElement | undefined;
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
  let hidden = 0;

  const visit = (parent: XmlElement): void => {
    parent.children = parent.children.flatMap((child): XmlNode[] => {
      if (!isElement(child)) return [child];
      if (child.name === 'w:fldChar') return mark(child);
      if (child.name === 'w:instrText') {
        const field = openFields.at(-1);
        if (field?.inCode) field.code += charactersOf(child);
        return [];
      }
      if (child.name === 'w:fldSimple') {
        visit(child);
        return child.children.filter((each) => !isElement(each) || each.name !== 'w:fldData');
      }
      if (
        visibleContent.test(child.name) &&
        openFields.some(({ inCode, isReplaced }) => inCode || isReplaced)
      ) {
        if (child.name === 'w:t' && openFields.some(({ inCode }) => inCode))
          hidden += charactersOf(child).trim().length;
        return [];
      }
      visit(child);
      return [child];
    });
  };

  function mark(fieldChar: XmlElement): XmlNode[] {
    const type = attributeOf(fieldChar, 'w:fldCharType');
    if (type === 'begin') {
      openFields.push({
        code: '',
        inCode: true,
        form: childOf(fieldChar, 'w:ffData'),
        isReplaced: false,
      });
      return [];
    }
    const field = openFields.at(-1);
    if (!field) return [];
    if (type === 'end') openFields.pop();
    if (!field.inCode) return [];
    field.inCode = false;
    const text = computedText(field);
    // fields nested in a field code are not shown
    if (text === undefined || openFields.some((each) => each !== field && each.inCode)) return [];
    field.isReplaced = true;
    return [createElement('w:t', [text])];
  }

  visit(root);
  return hidden;
}

/** Computes the text of a field whose stored result is not used. */
function computedText({ code, form }: Field): string | undefined {
  const [, kind = ''] = /^\s*([A-Z]+)/i.exec(code) ?? [];
  switch (kind.toUpperCase()) {
    case 'FORMCHECKBOX': {
      const box = childOf(form, 'w:checkBox');
      return checkBoxSign(isToggledOn(childOf(box, 'w:checked') ?? childOf(box, 'w:default')));
    }
    case 'FORMDROPDOWN': {
      const list = childOf(form, 'w:ddList');
      const selection = childOf(list, 'w:result') ?? childOf(list, 'w:default');
      const entry = childrenOf(list, 'w:listEntry')[Number(attributeOf(selection, 'w:val') ?? 0)];
      return attributeOf(entry, 'w:val');
    }
    case 'SYMBOL': {
      const [, point] = /SYMBOL\s+(0x[\da-f]+|\d+)/i.exec(code) ?? [];
      const [, font] = /\\f\s+"?([^"\\]+)/.exec(code) ?? [];
      return point && symbolOf(font?.trim(), Number(point));
    }
  }
  return undefined;
}
