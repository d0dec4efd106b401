import type { PDFPageProxy } from 'pdfjs-dist';
import { ImageKind } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { getPageObject } from './page-objects.ts';

type DecodedImage = { kind?: number; data?: ArrayLike<number> };

const minAlpha = 250;

/** Whether an image hides the content under it. Only single-pixel images are decoded here. */
export function isOpaque(page: PDFPageProxy, operand: unknown): boolean {
  const image = typeof operand === 'string' ? getPageObject(page, operand) : operand;
  const { kind, data } = isImage(image) ? image : {};
  if (kind === undefined || !data) return false;
  return kind !== ImageKind.RGBA_32BPP || (data[3] ?? 0) >= minAlpha;
}

const isImage = (value: unknown): value is DecodedImage =>
  typeof value === 'object' && value !== null;
