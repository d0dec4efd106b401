import { readLabel } from '../drafting/statements/note-labels.ts';
import type { Topic } from '../drafting/topics.ts';

/** So few words put a question that the next sentence answers; a longer one may say something itself. */
const longest = 8;
/** A colleague is asked something else than oneself. */
const ofSomebody = /\b(?:you|your|I|me|my|ok|okay|right)\b/i;

/**
 * "What do we promise? 24 of the 30 finish.": what somebody asks himself is said of the answer, and no part of
 * it. Undefined where the sentence is no such question.
 */
export const asksItself = (
  sentence: string,
  next: string | undefined,
): { topic?: Topic } | undefined => {
  if (!/\?$/.test(sentence) || next === undefined || /\?\W*$/.test(next)) return undefined;
  const words = sentence.replace(/\?+$/, '').trim();
  if (words.split(/\s+/).length > longest || ofSomebody.test(words)) return undefined;
  const topic = /\bpromise\b/i.test(words) ? 'goals' : readLabel(words)?.topic;
  return topic ? { topic } : {};
};
