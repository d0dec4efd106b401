import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { Field, PageAnnotations } from '../annotations/read-annotations.ts';
import type { Matrix } from '../geometry/matrix.ts';
import type { Box } from '../page-model.ts';
import type { ShownText } from './glyphs.ts';
import type { Graphics, State } from './graphics-state.ts';
import type { FontFacts } from './create-font-lookup.ts';
import type { Subpath } from './parse-subpaths.ts';

/** The layers of the document, with their visibility when it is opened. */
export type Layers = Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>;

export type PageResources = {
  page: PDFPageProxy;
  /** Maps the coordinates of the page description to page coordinates. */
  base: Matrix;
  layers: Layers;
  fonts: (name: string) => FontFacts;
  fields: PageAnnotations['fields'];
};

/** Content painted by an operator, with the graphics parameters in effect. */
export type Paint =
  | {
      type: 'text';
      shown: ShownText[];
      /**
       * Whether the text is marked as decoration, such as a running head. Some programs also mark text boxes this way.
       */
      isArtifact: boolean;
      glyphs: readonly unknown[];
      font: FontFacts;
      field: Field | undefined;
      graphics: Graphics;
    }
  | { type: 'path'; operator: number; subpaths: Subpath[]; graphics: Graphics }
  /** An image or shading. Without a box, it covers the page. */
  | { type: 'image'; box: Box | undefined; isOpaque: boolean; graphics: Graphics };

export type TextPaint = Extract<Paint, { type: 'text' }>;
export type PathPaint = Extract<Paint, { type: 'path' }>;
export type ImagePaint = Extract<Paint, { type: 'image' }>;

/** The state after an operator and the content painted by it. */
export type Step = { state: State; paint?: Paint };
export type Handler = (
  state: State,
  operands: readonly unknown[],
  resources: PageResources,
) => Step;
