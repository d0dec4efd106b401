import { checkClaims, type DraftInput, type DraftedSection } from '@grantwright/ai';
import { documentText, type RichBlock } from '@grantwright/shared/richtext';
import { retold, servesPart } from './serves-part.ts';

export type DraftScore = {
  sections: number;
  /** Sections that say something of what they ask for. */
  served: number;
  /** Sections that say anything at all, more than a few words. */
  filled: number;
  sentences: number;
  unsupported: string[];
  /** Sentences that say again what another sentence said. */
  repeated: string[];
  /** Sentences that tell the figures of another one in other words. */
  retold: string[];
  /** Sentences that are the guidelines' own. */
  parroted: string[];
  /** Sections over their limit, with what they came to. */
  over: string[];
  gaps: string[];
};

const gap = /\[NEEDS INPUT:?((?:[^[\]]|\[[^\]]*\])*)\]/gi;
/** From here on two sentences say the same. */
const same = 0.7;
const fewestWords = 6;

/** A block as a reader sees it. */
export const textOf = (block: RichBlock): string => {
  const inside = (children: readonly unknown[]): string =>
    children
      .map((child) =>
        typeof child === 'object' && child !== null && 'text' in child
          ? String(child.text)
          : typeof child === 'object' && child !== null && 'children' in child
            ? `${inside(child.children as readonly unknown[])}\n`
            : '',
      )
      .join('');
  return inside(block.children);
};

const linesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+(?=[\p{Lu}"“(\d])|\n+/u).map((sentence) => sentence.trim());

const sentencesOf = (text: string): string[] =>
  linesOf(text).filter((sentence) => sentence.split(/\s+/).length >= fewestWords);

const wordsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
      (word) => word.length > 3 || /\d/.test(word),
    ),
  );

const overlap = (a: Set<string>, b: Set<string>): number => {
  if (a.size === 0) return 0;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return shared / a.size;
};

/** What can be told of a draft without a reader: what it invents, leaves out, says twice or copies, and its length. */
export const scoreDraft = (input: DraftInput, draft: DraftedSection[]): DraftScore => {
  const parts = draft.map(({ name, blocks }) => {
    const whole = blocks.map(textOf).join('\n');
    return { name, whole, own: whole.replace(gap, ' ').trim(), blocks };
  });
  const { claims, gaps } = checkClaims({ content: draft, sources: input, today: input.today });
  const asked = (input.details?.sections ?? []).flatMap(({ description, prompts }) =>
    [description, ...prompts].flatMap(sentencesOf).map(wordsOf),
  );
  const said: Set<string>[] = [];
  const repeated: string[] = [];
  const parroted: string[] = [];
  const sentences = parts.flatMap(({ own }) => sentencesOf(own));
  for (const sentence of sentences) {
    const words = wordsOf(sentence);
    if (said.some((other) => Math.min(overlap(words, other), overlap(other, words)) >= same))
      repeated.push(sentence);
    if (asked.some((prompt) => prompt.size > 3 && overlap(words, prompt) >= same))
      parroted.push(sentence);
    said.push(words);
  }
  const over = parts.flatMap(({ name, blocks }) => {
    // Counted as the editor counts it against the limit.
    const own = documentText(blocks).replace(gap, ' ').trim();
    const limit = input.details?.sections.find((section) => section.name === name)?.limit;
    const words = own.split(/\s+/).filter(Boolean).length;
    if (limit?.words && words > limit.words) return [`${name}: ${words} of ${limit.words} words`];
    if (limit?.characters && own.length > limit.characters)
      return [`${name}: ${own.length} of ${limit.characters} characters`];
    return [];
  });
  return {
    sections: parts.length,
    served: parts.filter((part) => servesPart(linesOf(part.own), part, input)).length,
    filled: parts.filter(({ own }) => own.length > 30).length,
    sentences: sentences.length,
    unsupported: claims
      .filter(({ source }) => source.type === 'unsupported')
      .map(({ text, section }) => `${section ?? ''}: ${text}`),
    repeated,
    retold: retold(sentences).filter((sentence) => !repeated.includes(sentence)),
    parroted,
    over,
    gaps: gaps.map(({ section, question }) => `${section}: ${question}`),
  };
};
