import { boxOf, symbolOf } from './symbols.ts';
import {
  attributeOf,
  charactersOf,
  childOf,
  childrenOf,
  element,
  isElement,
  isOn,
  type XmlElement,
  type XmlNode,
} from '../xml/tree.ts';

type Field = {
  code: string;
  /** Whether its code is being read rather than its result. */
  inCode: boolean;
  /** The settings of a form field. */
  form: XmlElement | undefined;
  /** Its result is shown by something else than the text stored for it. */
  isReplaced: boolean;
};

/** Parts of a run that show something. */
const shown = /^w:(?:t|tab|br|cr|sym|noBreakHyphen|softHyphen|drawing|pict|object)$/;

/**
 * Replaces fields by what they show: their stored result, the state of a check box, the chosen entry of
 * a list. Codes are dropped.
 * @returns how many characters stood in codes as if they were text
 */
export function settleFields(root: XmlElement): number {
  const open: Field[] = [];
  let hidden = 0;

  const visit = (parent: XmlElement): void => {
    parent.children = parent.children.flatMap((child): XmlNode[] => {
      if (!isElement(child)) return [child];
      if (child.name === 'w:fldChar') return mark(child);
      if (child.name === 'w:instrText') {
        const field = open.at(-1);
        if (field?.inCode) field.code += charactersOf(child);
        return [];
      }
      if (child.name === 'w:fldSimple') {
        visit(child);
        return child.children.filter((each) => !isElement(each) || each.name !== 'w:fldData');
      }
      if (shown.test(child.name) && open.some(({ inCode, isReplaced }) => inCode || isReplaced)) {
        if (child.name === 'w:t' && open.some(({ inCode }) => inCode))
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
      open.push({
        code: '',
        inCode: true,
        form: childOf(fieldChar, 'w:ffData'),
        isReplaced: false,
      });
      return [];
    }
    const field = open.at(-1);
    if (!field) return [];
    if (type === 'end') open.pop();
    if (!field.inCode) return [];
    field.inCode = false;
    const text = shownBy(field);
    // A field within the code of another one shows nothing.
    if (text === undefined || open.some((each) => each !== field && each.inCode)) return [];
    field.isReplaced = true;
    return [element('w:t', [text])];
  }

  visit(root);
  return hidden;
}

/** What a field shows where that is not the text stored as its result. */
function shownBy({ code, form }: Field): string | undefined {
  const [, kind = ''] = /^\s*([A-Z]+)/i.exec(code) ?? [];
  switch (kind.toUpperCase()) {
    case 'FORMCHECKBOX': {
      const box = childOf(form, 'w:checkBox');
      return boxOf(isOn(childOf(box, 'w:checked') ?? childOf(box, 'w:default')));
    }
    case 'FORMDROPDOWN': {
      const list = childOf(form, 'w:ddList');
      const chosen = childOf(list, 'w:result') ?? childOf(list, 'w:default');
      const entry = childrenOf(list, 'w:listEntry')[Number(attributeOf(chosen, 'w:val') ?? 0)];
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
