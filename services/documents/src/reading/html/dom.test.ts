import { describe, expect, it } from 'vitest';
import { readHtml } from './read-html.ts';

const prose =
  '<p>We have kept the seed bank of the valley since 1987, and lend from it to whoever sows, in all the villages of the district.</p>';
const textOf = (html: string): string =>
  JSON.stringify(readHtml(new TextEncoder().encode(`<!DOCTYPE html>\n${html}`)));

describe('a page whose head is not where it belongs', () => {
  it.each([
    [
      'a meta element before its head',
      `<html lang="en"><meta name="viewport" content="width=device-width"><head><title>Seeds of the valley</title></head><body>${prose}</body></html>`,
    ],
    [
      'no head, and its title between',
      `<html><title>Seeds of the valley</title><meta charset="utf-8"><body>${prose}</body></html>`,
    ],
    [
      'two heads',
      `<html><head><title>Seeds of the valley</title></head><head><link rel="stylesheet" href="a.css"></head><body>${prose}</body></html>`,
    ],
    [
      'a head that never ends, and no body',
      `<html><head><title>Seeds of the valley</title><h1>Who we are</h1>${prose}</html>`,
    ],
    [
      'a script behind its body',
      `<html><head><title>Seeds of the valley</title></head><body>${prose}</body><script src="a.js"></script></html>`,
    ],
  ])('is read, and its title: %s', (_, html) => {
    const read = textOf(html);
    expect(read).toContain('since 1987');
    expect(read).toContain('"title":"Seeds of the valley"');
  });
});
