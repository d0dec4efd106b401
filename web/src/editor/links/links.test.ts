import { describe, expect, it } from 'vitest';
import { editorWith, link, p, shown } from '../testing/test-editor.ts';
import { linkUrl } from './link-url.ts';
import { activeLink, removeLink, setLink } from './set-link.ts';

describe('linkUrl', () => {
  it.each([
    ['https://example.org/a?b=c', 'https://example.org/a?b=c'],
    ['http://example.org', 'http://example.org'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    [' example.org/report ', 'https://example.org/report'],
    ['localhost.test:8080/x', 'https://localhost.test:8080/x'],
    ['grants@example.org', 'mailto:grants@example.org'],
  ])('reads %s', (typed, url) => {
    expect(linkUrl(typed)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    'two words',
    '',
    'word',
  ])('refuses %s', (typed) => {
    expect(linkUrl(typed)).toBeUndefined();
  });
});

describe('setLink', () => {
  it('links the selected words', () => {
    const editor = editorWith(p('see |the report| now'));
    setLink(editor, 'https://example.org');
    expect(shown(editor)).toEqual([p('see ', link('https://example.org', '|the report|'), ' now')]);
  });

  it('changes the link that the caret stands in', () => {
    const editor = editorWith(p('', link('https://old.org', 'a|b'), ''));
    setLink(editor, 'https://new.org');
    expect(activeLink(editor)?.[0].url).toBe('https://new.org');
  });

  it('writes the address where nothing is selected, and goes on behind it', () => {
    const editor = editorWith(p('a|b'));
    setLink(editor, 'mailto:x@example.org');
    editor.insertText('!');
    expect(editor.children).toEqual([p('a', link('mailto:x@example.org', 'x@example.org'), '!b')]);
  });

  it('goes away and leaves the words', () => {
    const editor = editorWith(p('a ', link('https://x.org', 'b|'), ' c'));
    removeLink(editor);
    expect(shown(editor)).toEqual([p('a b| c')]);
  });

  it('goes away with its last letter', () => {
    const editor = editorWith(p('a ', link('https://x.org', '|b|'), ' c'));
    editor.deleteFragment();
    expect(editor.children).toEqual([p('a  c')]);
  });
});
