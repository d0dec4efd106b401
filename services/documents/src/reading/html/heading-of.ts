import { nameOf, tagOf } from './dom.ts';

/** `lookalike`: set like a heading without saying so; its level follows from what stands before it. */
export type HeadingMark = { level: number } | 'lookalike';

/** Whether an element is a heading: by its tag, its role, a class that names one, or bold throughout. */
export function headingOf(element: Element): HeadingMark | undefined {
  const tag = tagOf(element);
  if (/^h[1-6]$/.test(tag))
    return element.classList.contains('lookalike') ? 'lookalike' : { level: Number(tag[1]) };
  if (element.getAttribute('role') === 'heading') {
    return { level: clamp(Number(element.getAttribute('aria-level') ?? 2)) };
  }
  if (tag !== 'p' && tag !== 'div') return undefined;
  if (element.querySelector('p,div,ul,ol,table,h1,h2,h3,h4,h5,h6,br')) return undefined;
  const named = /(?:^|[\s_-])heading-?([1-6])(?:\s|$)/.exec(nameOf(element))?.[1];
  if (named) return { level: Number(named) };
  return isBoldLine(element) ? 'lookalike' : undefined;
}

function isBoldLine(element: Element): boolean {
  if (element.closest('td,th,li,dd,dt,figcaption,blockquote')) return false;
  const text = squeeze(element.textContent ?? '');
  const words = (element.textContent ?? '').trim().split(/\s+/).length;
  if (words > 14 || text.length < 3 || /[.;:,!?]$/.test(text) || !/\p{L}{2}/u.test(text))
    return false;
  const bold = [...element.querySelectorAll('strong,b')]
    .map((each) => squeeze(each.textContent ?? ''))
    .join('');
  return bold === text;
}

const squeeze = (text: string) => text.replace(/\s+/g, '');
const clamp = (level: number) => (Number.isInteger(level) ? Math.min(6, Math.max(1, level)) : 2);
