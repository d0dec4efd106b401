import { describe, expect, it } from 'vitest';
import { chooseLimitRule } from './limit-rule.ts';

const section = (quote?: string) => ({
  name: 'Need',
  description: '',
  limit: { characters: 3_000 },
  ...(quote && { quote }),
});

describe('chooseLimitRule', () => {
  it.each([
    ['Up to 3,000 characters excluding spaces.', 'word-without-spaces'],
    ['Describe the need (3,000 characters, not including spaces).', 'word-without-spaces'],
    ['Maximum 3000 characters without spaces', 'word-without-spaces'],
    ['3,000 characters (no spaces)', 'word-without-spaces'],
    ['The character limit does not include spaces.', 'word-without-spaces'],
    ['Limit of 3,000 characters; spaces are not counted.', 'word-without-spaces'],
    ['3,000 characters, including spaces and line breaks.', 'browser'],
    ['3,000 characters (spaces and carriage returns are included, counting spaces)', 'browser'],
    ['3,000 characters. Line breaks count as two characters.', 'crlf'],
    ['3,000 characters as counted by Microsoft Word', 'word'],
  ])('finds the rule in %j', (quote, rule) => {
    expect(chooseLimitRule(section(quote), [], 'code-points')).toEqual({
      rule,
      statedBy: 'funder',
      quote,
    });
  });

  it.each([
    '3,000 characters',
    '3,000 characters including spaces',
    'File names have no spaces and no special characters.',
    'Leave no spaces between paragraphs. 500 words.',
    'The characters of the play have no spaces to meet.',
    'Word documents of 3,000 characters',
  ])('does not find a rule in %j', (quote) => {
    expect(chooseLimitRule(section(quote), [], undefined)).toEqual({
      rule: 'browser',
      statedBy: 'default',
    });
    expect(chooseLimitRule(section(quote), [], 'crlf')).toEqual({
      rule: 'crlf',
      statedBy: 'applicant',
    });
  });

  it('ignores a choice that contradicts the funder', () => {
    const chosen = chooseLimitRule(
      section('3,000 characters including spaces'),
      [],
      'word-without-spaces',
    );
    expect(chosen.statedBy).toBe('default');
  });

  describe('a rule in a requirement', () => {
    const general = 'All character limits exclude spaces.';
    const ofBudget = 'Budget narrative: 1,000 characters excluding spaces.';

    it('applies if it names the section, its limit, or no section', () => {
      expect(chooseLimitRule(section(), [ofBudget, general], undefined).quote).toBe(general);
      const named = 'Need: 3,000 characters including spaces and line breaks.';
      expect(chooseLimitRule(section(), [general, named], undefined).quote).toBe(named);
    });

    it('does not apply if it names another section', () => {
      expect(chooseLimitRule(section(), [ofBudget], undefined).statedBy).toBe('default');
    });
  });
});
