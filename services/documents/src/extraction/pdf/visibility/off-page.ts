/** How far outside the page text may begin, in points. */
const margin = 5;

/** Whether text begins off the page. */
export const isOffPage = (
  { x, y }: { x: number; y: number },
  page: { width: number; height: number },
): boolean => !(x > -margin && x < page.width && y > 0 && y < page.height + margin);
