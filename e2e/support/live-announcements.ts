import { expect, type Page } from '@playwright/test';

/**
 * From the next navigation on, records screen reader announcements: nodes added to an existing live region, the
 * whole region if it is atomic (status, alert), and alerts inserted with their text. Ignores the initial
 * content of other new regions and hidden content (ARIA 1.2, 6.6.2 to 6.6.5, as browsers implement it).
 */
export const recordAnnouncements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    const regions = '[aria-live], [role=status], [role=alert], [role=log]';
    const getRole = (region: Element) => region.getAttribute('role') ?? '';
    const getPoliteness = (region: Element) =>
      region.getAttribute('aria-live') ?? (getRole(region) === 'alert' ? 'assertive' : 'polite');
    const isWhole = (region: Element) =>
      (region.getAttribute('aria-atomic') ?? String(/status|alert/.test(getRole(region)))) ===
      'true';
    const isExposed = (element: Element | null) =>
      element !== null &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true], [inert]');
    const getText = (node: Node): string => {
      if (node instanceof Element && !isExposed(node)) return '';
      if (!(node instanceof Element)) return node.textContent ?? '';
      return [...node.childNodes].map(getText).join(' ');
    };
    let knownRegions = new Set<Element>();
    const updateKnownRegions = () => {
      knownRegions = new Set([...document.querySelectorAll(regions)].filter(isExposed));
    };
    const findRegion = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest(regions);
    new MutationObserver((changes) => {
      const announced = new Map<Element, Set<Node>>();
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const region = findRegion(node);
          const inserted = node instanceof Element ? [node, ...node.querySelectorAll(regions)] : [];
          const alerts = inserted.filter(
            (one) => one.matches('[role=alert]') && !knownRegions.has(one),
          );
          for (const alert of alerts) announced.set(alert, new Set([alert]));
          if (!region || !knownRegions.has(region) || !node.isConnected) continue;
          const nodes = announced.get(region) ?? new Set<Node>();
          announced.set(region, nodes.add(isWhole(region) ? region : node));
        }
      for (const [region, nodes] of announced) {
        // Skip nodes whose ancestor is also announced.
        const outer = [...nodes].filter(
          (node) => ![...nodes].some((other) => other !== node && other.contains(node)),
        );
        const words = isExposed(region) ? outer.map(getText).join(' ') : '';
        const politeness = getPoliteness(region);
        const text = words.replace(/\s+/g, ' ').trim();
        if (text !== '' && politeness !== 'off') announcements.push(`${politeness}: ${text}`);
      }
      updateKnownRegions();
    }).observe(document, { childList: true, subtree: true, characterData: true });
    new MutationObserver(updateKnownRegions).observe(document, { subtree: true, attributes: true });
  });

/** Returns the page's announcements so far, in order. */
export const announcements = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);

/** Expects that the words are announced exactly once. */
export async function expectAnnounced(
  page: Page,
  words: string | RegExp,
  politeness: 'polite' | 'assertive' = 'polite',
): Promise<void> {
  const matches = async () =>
    (await announcements(page)).filter((line) =>
      typeof words === 'string' ? line.includes(words) : words.test(line),
    );
  await expect
    .poll(matches, { message: `announces ${words}`, intervals: [20, 50, 100] })
    .not.toEqual([]);
  const matching = await matches();
  expect.soft(matching, `announces ${words} once`).toHaveLength(1);
  expect.soft(matching[0], 'politeness').toMatch(new RegExp(`^${politeness}: `));
}
