import type { PDFPageProxy } from 'pdfjs-dist';

/** Returns the image, pattern or shading named by an operator. Returns undefined if pdf.js has not loaded it. */
export function getPageObject(page: PDFPageProxy, name: string): unknown {
  // names of objects shared across the document begin with "g_"
  const store = name.startsWith('g_') ? page.commonObjs : page.objs;
  return store.has(name) ? store.get(name) : undefined;
}
