import type { PDFPageProxy } from 'pdfjs-dist';
import { createBoxAround, transformBox } from '../geometry/areas.ts';
import { applyMatrix, toNumbers, type Matrix } from '../geometry/matrix.ts';
import type { Box } from '../page-model.ts';
import { readProperty } from '../read-property.ts';

/** The value of a form field. Check boxes and radio buttons have the text "☒" or "☐". */
export type Field = {
  box: Box;
  text: string;
  /** Whether the text replaces the appearance, because the appearance shows an image or all options of a list. */
  replacesDrawing: boolean;
};

export type PageAnnotations = {
  /** The areas struck out by annotations, each one line high. */
  strikeOuts: Box[];
  /** Filled fields, check boxes and radio buttons by annotation id. */
  fields: Map<string, Field>;
  /** The names of files attached to the page. */
  files: string[];
};

/** The flags Hidden and NoView (ISO 32000-1, 12.5.3). */
const hiddenFlags = 0x02 | 0x20;

/** Reads the visible annotations of a page. `base` maps their coordinates to the page. */
export async function readAnnotations(page: PDFPageProxy, base: Matrix): Promise<PageAnnotations> {
  const all: unknown[] = await page.getAnnotations().catch(() => []);
  const visible = all.filter(
    (annotation) => (Number(readProperty(annotation, 'annotationFlags')) & hiddenFlags) === 0,
  );
  const withSubtype = (subtype: string) =>
    visible.filter((annotation) => readProperty(annotation, 'subtype') === subtype);
  return {
    strikeOuts: withSubtype('StrikeOut').flatMap((annotation) =>
      createQuadBoxes(readProperty(annotation, 'quadPoints'), base),
    ),
    fields: new Map(
      withSubtype('Widget').flatMap((annotation): [string, Field][] => {
        const field = readField(annotation, base);
        return field ? [[String(readProperty(annotation, 'id')), field]] : [];
      }),
    ),
    files: withSubtype('FileAttachment').flatMap((annotation) => {
      const name = readProperty(readProperty(annotation, 'file'), 'filename');
      return typeof name === 'string' && name ? [name] : [];
    }),
  };
}

function readField(widget: unknown, base: Matrix): Field | undefined {
  const box = transformBox(base, toNumbers(readProperty(widget, 'rect')));
  if (!box) return undefined;
  const value = readProperty(widget, 'fieldValue');
  const isRadio = readProperty(widget, 'radioButton') === true;
  if (isRadio || readProperty(widget, 'checkBox') === true) {
    const onValue = readProperty(widget, isRadio ? 'buttonValue' : 'exportValue');
    const isOn = typeof value === 'string' && value !== 'Off' && value === onValue;
    return { box, text: isOn ? '☒' : '☐', replacesDrawing: true };
  }
  const isChoice = readProperty(widget, 'fieldType') === 'Ch';
  const isText =
    readProperty(widget, 'fieldType') === 'Tx' && readProperty(widget, 'password') !== true;
  if (!isChoice && !isText) return undefined;
  const values = [value].flat().filter((item) => typeof item === 'string');
  const text = values
    .map((value) => (isChoice ? findDisplayValue(widget, value) : value))
    .join(', ');
  const isList = isChoice && readProperty(widget, 'combo') !== true;
  return text.trim() || isList ? { box, text, replacesDrawing: isList } : undefined;
}

/** Returns the display text for the export value of a choice. */
function findDisplayValue(widget: unknown, exportValue: string): string {
  const options = readProperty(widget, 'options');
  const option = (Array.isArray(options) ? options : []).find(
    (candidate) => readProperty(candidate, 'exportValue') === exportValue,
  );
  const displayed = readProperty(option, 'displayValue');
  return typeof displayed === 'string' ? displayed : exportValue;
}

/** Converts quadrilaterals, which pdf.js returns as a flat list of coordinates, to boxes. */
function createQuadBoxes(points: unknown, base: Matrix): Box[] {
  const flat = toNumbers(points);
  const boxes: Box[] = [];
  for (let index = 0; index + 8 <= flat.length; index += 8) {
    const corners = [0, 2, 4, 6].map((corner) =>
      applyMatrix(base, flat[index + corner] ?? 0, flat[index + corner + 1] ?? 0),
    );
    boxes.push(createBoxAround(corners));
  }
  return boxes;
}
