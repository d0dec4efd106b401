import { beforeEach, expect, it, vi } from 'vitest';
import { takePlace } from './take-place.ts';

const content =
  '<a href="#main">Skip</a><main id="main" tabindex="-1"><a href="/auth">Login</a><button data-early="demo">Watch</button></main>';

let before: HTMLElement;
let page: HTMLElement;

/** The same things, put there by a script. */
const alive = (html = content) => {
  page = document.createElement('div');
  page.innerHTML = html;
};
const pressed = () => vi.spyOn(page.querySelector('button') as HTMLElement, 'click');

beforeEach(() => {
  document.body.innerHTML = `<div id="root"><style></style>${content}</div>`;
  before = document.getElementById('root') as HTMLElement;
  alive();
});

it('stands where the other stood, under its name', () => {
  takePlace(page, before);
  expect(document.getElementById('root')).toBe(page);
  expect(before.isConnected).toBe(false);
});

it('leaves the focus on what it was on', () => {
  before.querySelector('button')?.focus();
  takePlace(page, before);
  expect(document.activeElement).toBe(page.querySelector('button'));
});

it('gives the focus to nobody when another screen has come, or when nothing had it', () => {
  takePlace(page, before);
  expect(document.activeElement).toBe(document.body);
  [before] = [page];
  alive('<a href="#main">Skip</a><main><a href="/auth">Try again</a></main>');
  before.querySelector<HTMLElement>('[href="/auth"]')?.focus();
  takePlace(page, before);
  expect(document.activeElement).toBe(document.body);
});

it('carries out what was pressed before, once', () => {
  document.earlyPress = 'demo';
  const click = pressed();
  takePlace(page, before);
  expect(click).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(page.querySelector('button'));
  expect(document.earlyPress).toBeUndefined();
});

it('waits until what is held down is let go of', () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const held = vi.spyOn(before, 'querySelector').mockReturnValue(document.body);
  takePlace(page, before);
  expect(before.isConnected).toBe(true);
  held.mockReturnValue(null);
  frames.forEach((frame) => frame(0));
  expect(page.isConnected).toBe(true);
  vi.restoreAllMocks();
});

it('forgets what was pressed where there was nothing to press', () => {
  document.earlyPress = 'demo';
  document.onclick = () => undefined;
  takePlace(before, before);
  expect(document.onclick).toBeNull();
  expect(document.earlyPress).toBeUndefined();
});
