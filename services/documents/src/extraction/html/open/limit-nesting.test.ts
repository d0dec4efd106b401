import { describe, expect, it } from 'vitest';
import { limitNesting } from './limit-nesting.ts';

const attributes = (count: number) =>
  Array.from({ length: count }, (_, index) => `data-attribute-number-${index}="1"`).join(' ');

describe('limitNesting', () => {
  it('hides an element with more than 200 attributes', () => {
    const { html } = limitNesting(`<p>Kept</p><p ${attributes(201)}>Secret</p>`);
    expect(html).toBe('<p>Kept</p><p hidden>Secret</p>');
  });

  it('keeps a long tag with few attributes', () => {
    const page = `<p title="${'long '.repeat(2_000)}">Kept</p>`;
    expect(limitNesting(page)).toEqual({ html: page, isTruncated: false });
  });

  it('keeps many tags that are never closed', () => {
    const page = `<p>Kept</p>${'<a '.repeat(500_000)}`;
    expect(limitNesting(page)).toEqual({ html: page, isTruncated: false });
  });
});
