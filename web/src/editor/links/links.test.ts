import { describe, expect, it } from 'vitest';
import {
  clipboard,
  createTestEditor,
  link,
  p,
  getContentWithCaret,
} from '../testing/test-editor.ts';
import { getLinkProblem, parseLinkUrl } from './link-url.ts';
import { getActiveLink, removeLink, setLink } from './set-link.ts';

describe('parseLinkUrl', () => {
  it.each([
    ['https://example.org/a?b=c', 'https://example.org/a?b=c'],
    ['http://example.org', 'http://example.org'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    [' example.org/report ', 'https://example.org/report'],
    ['localhost.test:8080/x', 'https://localhost.test:8080/x'],
    ['grants@example.org', 'mailto:grants@example.org'],
  ])('accepts %s', (input, url) => {
    expect(parseLinkUrl(input)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    'two words',
    '',
    'word',
  ])('rejects %s', (input) => {
    expect(parseLinkUrl(input)).toBeUndefined();
  });
});

describe('the URL length limit', () => {
  const createUrl = (length: number) => `https://example.org/${'a'.repeat(length - 20)}`;

  it.each([
    [2_083, 'accepted'],
    [2_084, 'rejected'],
  ])('means that a URL of %i characters is %s', (length, outcome) => {
    const url = createUrl(length);
    expect(url).toHaveLength(length);
    expect(parseLinkUrl(url)).toBe(outcome === 'accepted' ? url : undefined);
  });

  it('applies to the encoded URL, and has an error of its own', () => {
    const short = `https://example.org/${'ü'.repeat(400)}`;
    expect(parseLinkUrl(short)).toBeUndefined();
    expect(getLinkProblem(short)).toBe('too-long');
    expect(getLinkProblem('two words')).toBe('not-an-address');
  });

  it('causes a longer pasted URL to replace the selection as text', () => {
    const editor = createTestEditor(p('see |the report|'));
    editor.insertData(clipboard({ 'text/plain': createUrl(2_084) }));
    expect(editor.children).toEqual([p(`see ${createUrl(2_084)}`)]);
  });
});

it('parses addresses in linear time', () => {
  for (const hostile of [
    'a@' + '.'.repeat(50_000),
    'a' + '#?'.repeat(50_000) + ' ',
    '.'.repeat(50_000),
  ])
    expect(parseLinkUrl(hostile)).toBeUndefined();
});

describe('setLink and removeLink', () => {
  it('links the selected words', () => {
    const editor = createTestEditor(p('see |the report| now'));
    setLink(editor, 'https://example.org');
    expect(getContentWithCaret(editor)).toEqual([
      p('see ', link('https://example.org', '|the report|'), ' now'),
    ]);
  });

  it('changes the link around the caret', () => {
    const editor = createTestEditor(p('', link('https://old.org', 'a|b'), ''));
    setLink(editor, 'https://new.org');
    expect(getActiveLink(editor)?.[0].url).toBe('https://new.org');
  });

  it('inserts the address and moves the caret after it if nothing is selected', () => {
    const editor = createTestEditor(p('a|b'));
    setLink(editor, 'mailto:x@example.org');
    editor.insertText('!');
    expect(editor.children).toEqual([p('a', link('mailto:x@example.org', 'x@example.org'), '!b')]);
  });

  it('removes a link and keeps its text', () => {
    const editor = createTestEditor(p('a ', link('https://x.org', 'b|'), ' c'));
    removeLink(editor);
    expect(getContentWithCaret(editor)).toEqual([p('a b| c')]);
  });

  it('removes a link when its last character is deleted', () => {
    const editor = createTestEditor(p('a ', link('https://x.org', '|b|'), ' c'));
    editor.deleteFragment();
    expect(editor.children).toEqual([p('a  c')]);
  });
});
