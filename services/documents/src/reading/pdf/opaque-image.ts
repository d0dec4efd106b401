import type { PDFPageProxy } from 'pdfjs-dist';
import { ImageKind } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Image = { kind?: number; data?: ArrayLike<number> };

/** So many of its pixels are looked at. */
const samples = 2_000;

/** Whether an image hides what it is painted over; one that is not decoded here may let it through. */
export function isOpaque(page: PDFPageProxy, told: unknown): boolean {
  const { kind, data } = imageOf(page, told) ?? {};
  if (kind !== ImageKind.RGBA_32BPP) return kind !== undefined && data !== undefined;
  if (!data) return false;
  const step = Math.max(1, Math.floor(data.length / 4 / samples)) * 4;
  for (let at = 3; at < data.length; at += step) if ((data[at] ?? 0) < 250) return false;
  return true;
}

function imageOf(page: PDFPageProxy, told: unknown): Image | undefined {
  if (typeof told !== 'string') return isImage(told) ? told : undefined;
  const store = told.startsWith('g_') ? page.commonObjs : page.objs;
  const found: unknown = store.has(told) ? store.get(told) : undefined;
  return isImage(found) ? found : undefined;
}

const isImage = (value: unknown): value is Image => typeof value === 'object' && value !== null;
