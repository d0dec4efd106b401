import { expect, type Page } from '@playwright/test';

/**
 * From the next page on, keeps what a screen reader would be given to say: what is added to a live
 * region that was there before, the whole region where that is its way (status, alert), and an alert
 * that comes with its words. What a region is born with, and what is hidden from readers, counts for
 * nothing (ARIA 1.2, 6.6.2 to 6.6.5, as browsers carry it out).
 */
export const recordAnnouncements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    const regions = '[aria-live], [role=status], [role=alert], [role=log]';
    const roleOf = (region: Element) => region.getAttribute('role') ?? '';
    const mannerOf = (region: Element) =>
      region.getAttribute('aria-live') ?? (roleOf(region) === 'alert' ? 'assertive' : 'polite');
    const isWhole = (region: Element) =>
      (region.getAttribute('aria-atomic') ?? String(/status|alert/.test(roleOf(region)))) ===
      'true';
    const reaches = (element: Element | null) =>
      element !== null &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true], [inert]');
    const wordsOf = (node: Node): string => {
      if (node instanceof Element && !reaches(node)) return '';
      if (!(node instanceof Element)) return node.textContent ?? '';
      return [...node.childNodes].map(wordsOf).join(' ');
    };
    let known = new Set<Element>();
    const learn = () => {
      known = new Set([...document.querySelectorAll(regions)].filter(reaches));
    };
    const regionOf = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest(regions);
    new MutationObserver((changes) => {
      const said = new Map<Element, Set<Node>>();
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const region = regionOf(node);
          const born = node instanceof Element ? [node, ...node.querySelectorAll(regions)] : [];
          const alerts = born.filter((one) => one.matches('[role=alert]') && !known.has(one));
          for (const alert of alerts) said.set(alert, new Set([alert]));
          if (!region || !known.has(region) || !node.isConnected) continue;
          const nodes = said.get(region) ?? new Set<Node>();
          said.set(region, nodes.add(isWhole(region) ? region : node));
        }
      for (const [region, nodes] of said) {
        // A node within another that is said too is not said again.
        const outer = [...nodes].filter(
          (node) => ![...nodes].some((other) => other !== node && other.contains(node)),
        );
        const words = reaches(region) ? outer.map(wordsOf).join(' ') : '';
        const manner = mannerOf(region);
        const text = words.replace(/\s+/g, ' ').trim();
        if (text !== '' && manner !== 'off') announcements.push(`${manner}: ${text}`);
      }
      learn();
    }).observe(document, { childList: true, subtree: true, characterData: true });
    new MutationObserver(learn).observe(document, { subtree: true, attributes: true });
  });

/** What was said so far on this page, one after the other. */
export const announcements = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);

/** Waits until these words are said, and holds that they are said once. */
export async function expectAnnounced(
  page: Page,
  words: string | RegExp,
  manner: 'polite' | 'assertive' = 'polite',
): Promise<void> {
  const matches = async () =>
    (await announcements(page)).filter((line) =>
      typeof words === 'string' ? line.includes(words) : words.test(line),
    );
  await expect.poll(matches, `${words} is said`).not.toEqual([]);
  const said = await matches();
  expect.soft(said, `${words} is said once`).toHaveLength(1);
  expect.soft(said[0], 'in its manner').toMatch(new RegExp(`^${manner}: `));
}
