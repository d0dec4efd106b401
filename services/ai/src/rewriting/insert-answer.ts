import {
  documentToText,
  documentToHtml,
  escapeHtml,
  gapPattern,
  htmlToDocument,
  type RichBlock,
} from '@grantwright/shared/richtext';

/**
 * Inserts the answer to a question into a section. The answer replaces the gap that asks the question. If the gap is
 * only part of a sentence, the answer is added to the same paragraph and the gap stays. If there is no such gap, the
 * answer is added before the first deeper heading. An empty answer changes nothing.
 */
export function insertAnswer(
  blocks: RichBlock[],
  question: string,
  answer: RichBlock[],
): RichBlock[] {
  const text = documentToText(answer).replaceAll('\n', ' ').trim();
  if (text === '') return blocks;
  const html = documentToHtml(blocks);
  const gap = [...html.matchAll(gapPattern)].find(
    ([, inside = '']) => documentToText(htmlToDocument(inside)).trim() === question.trim(),
  );
  if (!gap) return appendAnswer(blocks, answer);
  const [before, after] = [html.slice(0, gap.index), html.slice(gap.index + gap[0].length)];
  const isStart = /(?:>|[.!?:]\s*)$/.test(before);
  const end = /^[.!?]?(?=\s*<|\s+\p{Lu}|\s*$)/u.exec(after)?.[0];
  if (isStart && end !== undefined) {
    const rest = after.slice(end.length);
    const isParagraph = before.endsWith('<p>') && rest.startsWith('</p>');
    return htmlToDocument(
      isParagraph
        ? `${before.slice(0, -'<p>'.length)}${documentToHtml(answer)}${rest.slice('</p>'.length)}`
        : `${before}${escapeHtml(text)}${rest}`,
    );
  }
  const lineEnd = after.search(/<\/?(?:p|li|ul|ol|td|th|h[1-3])>/);
  const line = lineEnd < 0 ? after : after.slice(0, lineEnd);
  return htmlToDocument(`${before}${gap[0]}${line} ${escapeHtml(text)}${after.slice(line.length)}`);
}

function appendAnswer(blocks: RichBlock[], answer: RichBlock[]): RichBlock[] {
  const isEmpty = documentToText(blocks).trim() === '';
  if (isEmpty) return answer;
  const heading = blocks.findIndex(({ type }) => type === 'heading');
  const end = heading < 0 ? blocks.length : heading;
  return [...blocks.slice(0, end), ...answer, ...blocks.slice(end)];
}
