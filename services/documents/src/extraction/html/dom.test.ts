import { describe, expect, it } from 'vitest';
import { readHtml } from './read-html.ts';

const prose =
  '<p>We have kept the seed bank of the valley since 1987, and lend from it to everyone who sows, in all the villages of the district.</p>';
const readAsText = (html: string): string =>
  JSON.stringify(readHtml(new TextEncoder().encode(`<!DOCTYPE html>\n${html}`)));

describe('parsePage, for a page with misplaced elements,', () => {
  it.each([
    [
      'a meta element before the head',
      `<html lang="en"><meta name="viewport" content="width=device-width"><head><title>Seeds of the valley</title></head><body>${prose}</body></html>`,
    ],
    [
      'a title without a head',
      `<html><title>Seeds of the valley</title><meta charset="utf-8"><body>${prose}</body></html>`,
    ],
    [
      'two heads',
      `<html><head><title>Seeds of the valley</title></head><head><link rel="stylesheet" href="a.css"></head><body>${prose}</body></html>`,
    ],
    [
      'an unclosed head and no body',
      `<html><head><title>Seeds of the valley</title><h1>Who we are</h1>${prose}</html>`,
    ],
    [
      'a script after the body',
      `<html><head><title>Seeds of the valley</title></head><body>${prose}</body><script src="a.js"></script></html>`,
    ],
  ])('keeps the text and the title: %s', (_, html) => {
    const text = readAsText(html);
    expect(text).toContain('since 1987');
    expect(text).toContain('"title":"Seeds of the valley"');
  });
});

it('keeps the order of content before and after the body', () => {
  const { blocks } = readHtml(
    new TextEncoder().encode(
      `<html><head></head><h1>Seeds of the valley</h1><body>${prose}</body><h2>Visit us</h2></html>`,
    ),
  );
  expect(blocks.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'heading']);
});
