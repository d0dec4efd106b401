import type { PDFPageProxy } from 'pdfjs-dist';
import type { Box } from './layout.ts';
import { apply, type Matrix } from './matrix.ts';
import { boxOf } from './paths.ts';

/**
 * What a field of a form holds; for a check box or a radio button a sign, "☒" or "☐". A list is drawn
 * with all that can be chosen, and a button with a picture: for those the text replaces the drawing.
 */
export type Field = { box: Box; text: string; replacesDrawing: boolean };

export type PageAnnotations = {
  /** Where annotations strike text out, each box one line of text high. */
  strikeOuts: Box[];
  /** The filled fields and the buttons, by the id that their drawing goes by. */
  fields: Map<string, Field>;
  /** The names of files attached to the page. */
  files: string[];
};

const hiddenFlags = 0x02 | 0x20;

/** What the annotations of a page say about its text. `base` places them on the page. */
export async function readAnnotations(page: PDFPageProxy, base: Matrix): Promise<PageAnnotations> {
  const all: unknown[] = await page.getAnnotations().catch(() => []);
  const shown = all.filter((each) => (Number(read(each, 'annotationFlags')) & hiddenFlags) === 0);
  const of = (subtype: string) => shown.filter((each) => read(each, 'subtype') === subtype);
  return {
    strikeOuts: of('StrikeOut').flatMap((each) => quadBoxes(read(each, 'quadPoints'), base)),
    fields: new Map(
      of('Widget').flatMap((each): [string, Field][] => {
        const field = fieldOf(each, base);
        return field ? [[String(read(each, 'id')), field]] : [];
      }),
    ),
    files: of('FileAttachment').flatMap((each) => {
      const name = read(read(each, 'file'), 'filename');
      return typeof name === 'string' && name ? [name] : [];
    }),
  };
}

function fieldOf(widget: unknown, base: Matrix): Field | undefined {
  const [left, bottom, right, top] = numbers(read(widget, 'rect'));
  if (left === undefined || bottom === undefined || right === undefined || top === undefined)
    return undefined;
  const box = boxOf([apply(base, left, bottom), apply(base, right, top)]);
  const value = read(widget, 'fieldValue');
  const isRadio = read(widget, 'radioButton') === true;
  if (isRadio || read(widget, 'checkBox') === true) {
    const own = read(widget, isRadio ? 'buttonValue' : 'exportValue');
    const isOn = typeof value === 'string' && value !== 'Off' && value === own;
    return { box, text: isOn ? '☒' : '☐', replacesDrawing: true };
  }
  const type = read(widget, 'fieldType');
  const isSecret = read(widget, 'password') === true;
  const values = (Array.isArray(value) ? value : [value]).filter(
    (each) => typeof each === 'string',
  );
  const text = values.map((each) => (type === 'Ch' ? shownFor(widget, each) : each)).join(', ');
  if ((type !== 'Tx' && type !== 'Ch') || isSecret) return undefined;
  const isList = type === 'Ch' && read(widget, 'combo') !== true;
  return text.trim() || isList ? { box, text, replacesDrawing: isList } : undefined;
}

/** A choice is stored by the value it is sent as, and shown by another. */
function shownFor(widget: unknown, value: string): string {
  const options = read(widget, 'options');
  const option = (Array.isArray(options) ? options : []).find(
    (each) => read(each, 'exportValue') === value,
  );
  const shown = read(option, 'displayValue');
  return typeof shown === 'string' ? shown : value;
}

const read = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const numbers = (values: unknown): number[] =>
  Array.from((values ?? []) as ArrayLike<number>, Number);

/** Quadrilaterals of four points each, of which pdf.js makes a flat list of numbers. */
function quadBoxes(points: unknown, base: Matrix): Box[] {
  const flat = numbers(points);
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= flat.length; at += 8) {
    const corners = [0, 2, 4, 6].map((corner) =>
      apply(base, flat[at + corner] ?? 0, flat[at + corner + 1] ?? 0),
    );
    boxes.push(boxOf(corners));
  }
  return boxes;
}
