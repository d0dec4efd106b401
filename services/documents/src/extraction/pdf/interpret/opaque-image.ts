import type { PDFPageProxy } from 'pdfjs-dist';
import { ImageKind } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pageObject } from './page-objects.ts';

type Image = { kind?: number; data?: ArrayLike<number> };

const maxSamples = 2_000;
const minAlpha = 250;

/** Whether an image hides the content under it. An image that is too large to be decoded may not. */
export function isOpaque(page: PDFPageProxy, operand: unknown): boolean {
  const image = typeof operand === 'string' ? pageObject(page, operand) : operand;
  const { kind, data } = isImage(image) ? image : {};
  if (kind === undefined || !data) return false;
  if (kind !== ImageKind.RGBA_32BPP) return true;
  const step = Math.max(1, Math.floor(data.length / 4 / maxSamples)) * 4;
  for (let index = 3; index < data.length; index += step)
    if ((data[index] ?? 0) < minAlpha) return false;
  return true;
}

const isImage = (value: unknown): value is Image => typeof value === 'object' && value !== null;
