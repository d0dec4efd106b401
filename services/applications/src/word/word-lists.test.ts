import { describe, expect, it } from 'vitest';
import { listParagraphs } from '../../test/read-docx.ts';
import { getPart, createWordParts } from '../../test/word-application.ts';

describe('the lists in a Word file', () => {
  it('are numbered from 1, and their nested lists by level', async () => {
    const parts = await createWordParts(
      `<ol><li>a<ol><li>b</li></ol></li><li>c<ol><li>d</li></ol><ol><li>e</li></ol></li></ol><p>text</p>
       <ol><li>f</li></ol><ul><li>g<ol><li>h</li></ol></li><li>i<ol><li>j</li></ol></li></ul>`,
    );
    const list = (expectedText: string) => {
      const match = listParagraphs(parts).find(({ text }) => text === expectedText)?.list;
      if (!match) throw new Error(`${expectedText} is in no list`);
      return match;
    };
    expect(list('a').level).toBe(0);
    expect(list('b')).toEqual({ level: 1, id: list('a').id });
    expect(list('c').id).toBe(list('a').id);
    expect(list('d').id).toBe(list('a').id);
    const others = ['a', 'e', 'f', 'g', 'h', 'j'].map((text) => list(text).id);
    expect(new Set(others).size).toBe(others.length);
    const numbering = getPart(parts, 'word/numbering.xml');
    for (const text of ['e', 'f', 'h', 'j']) {
      const { id, level } = list(text);
      const definition = new RegExp(`<w:num w:numId="${id}".*?</w:num>`).exec(numbering)?.[0] ?? '';
      expect(definition).toContain(`<w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="1"/>`);
    }
  });

  it('are numbered in the same way in table cells', async () => {
    const parts = await createWordParts(
      `<table><tr><td>Steps<ol><li>a<ol><li>b</li></ol></li><li>c</li></ol></td>
       <td><ol><li>d</li></ol><ul><li>e</li></ul></td></tr></table><ol><li>f</li></ol>`,
    );
    const cells = listParagraphs(parts);
    const list = (expectedText: string) => cells.find(({ text }) => text === expectedText)?.list;
    expect(list('Steps')).toBeUndefined();
    expect(list('a')).toMatchObject({ level: 0 });
    expect(list('b')).toEqual({ level: 1, id: list('a')?.id });
    expect(list('c')).toEqual(list('a'));
    const ids = ['a', 'd', 'e', 'f'].map((text) => list(text)?.id);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
    const findStyle = (expectedText: string) =>
      cells.find(({ text }) => text === expectedText)?.style;
    expect(['a', 'e'].map(findStyle)).toEqual(['ListNumber', 'ListBullet']);
  });
});
