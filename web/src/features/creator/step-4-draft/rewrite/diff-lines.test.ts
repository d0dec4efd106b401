import { htmlToDocument } from '@grantwright/shared/richtext';
import { diffSection } from '@grantwright/shared/submission';
import { expect, it } from 'vitest';
import { toDiffLines } from './diff-lines.ts';

const lines = (before: string, after: string) =>
  toDiffLines(diffSection(htmlToDocument(before), htmlToDocument(after))).map((line) =>
    line.kind === 'table'
      ? `table ${line.change?.type}`
      : `${line.kind} ${line.depth}: ${line.parts
          .map(
            ({ text, change, isLast }) =>
              `${change ? `[${change.type} ` : ''}${text}${change ? ']' : ''}${isLast ? '!' : ''}`,
          )
          .join('')}`,
  );

it('shows removed words before added words, and marks the end of each change', () => {
  expect(lines('<p>We utilize vans.</p>', '<p>We use vans.</p>')).toEqual([
    'paragraph 0: We [removed utilize][added use]! vans.',
  ]);
});

it('shows removed and added lines of lists and tables', () => {
  const table = '<table><tbody><tr><td>5</td></tr></tbody></table>';
  expect(
    lines(
      `<h3>Who</h3><ul><li>One</li><li>Two</li></ul>${table}`,
      '<h3>Who</h3><ul><li>One</li></ul>',
    ),
  ).toEqual(['heading 0: Who', 'item 1: One', 'item 1: [removed Two]', 'table removed']);
});
