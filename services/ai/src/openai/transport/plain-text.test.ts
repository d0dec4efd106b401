import { describe, expect, it } from 'vitest';
import { isRefusal, removeReasoning, removeInstructions } from './plain-text.ts';

describe('reasoning before a response', () => {
  it.each([
    ['<think>\nThe funder asks.\n</think>\n\nWe help.', 'We help.'],
    ['The funder asks.\n</think>\nWe help.', 'We help.'],
    ['<reasoning>Why?</reasoning>We help.', 'We help.'],
    ['<think>The funder asks and', ''],
    ['We help.', 'We help.'],
    ['{"quote": "a </think> b"}', '{"quote": "a </think> b"}'],
    ['```json\n{"quote": "a </think> b"}\n```', '```json\n{"quote": "a </think> b"}\n```'],
  ])('is removed: %j', (text, expected) => {
    expect(removeReasoning(text).trim()).toBe(expected);
  });
});

describe('instructions that a response repeats', () => {
  const line =
    'Report only what this part of the document says, "as is", and never guess what it may mean.';
  it('are removed from plain text and from JSON', () => {
    const instructions = `Rules:\n${line}`;
    expect(removeInstructions(instructions, `We help.\n${line}`, false)).toBe('We help.\n');
    const json = JSON.stringify({ text: `${line} We help.` });
    expect(JSON.parse(removeInstructions(instructions, json, true))).toEqual({
      text: ' We help.',
    });
  });
});

describe('isRefusal', () => {
  it.each([
    'I’m sorry, but I can’t help with that.',
    "I'm really sorry, I cannot assist with this request.",
    'I cannot help with this application.',
    'Unfortunately, I am unable to write this section.',
    'As an AI language model, I have no access to the file.',
  ])('recognizes a refusal: %s', (text) => {
    expect(isRefusal(text)).toBe(true);
  });

  it.each([
    'We are sorry to say that 40 families left in 2025.',
    'I am the founder of the garden.',
    'Sorry Street Pantry feeds 40 families.',
    '',
  ])('accepts a draft: %s', (text) => {
    expect(isRefusal(text)).toBe(false);
  });
});
