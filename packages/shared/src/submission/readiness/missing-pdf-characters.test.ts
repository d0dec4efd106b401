import { describe, expect, it } from 'vitest';
import { findingTexts } from './testing/finding-texts.ts';

describe('the rule on characters that the PDF lacks', () => {
  const find = (html: string) => findingTexts('pdf-character', { html });

  it.each([
    'É “quotes” … 5–7 • → ≤ ½ €',
    '😀 👩🏽‍🚒 ❤️ 1️⃣ 🇺🇸 ✓ ☐ ☒ 𝑥',
    'Хлеб Ελλάδα שלום مرحبا हिन्दी',
    'in\u00ADvis\u200Bible\u3000\uFEFF',
  ])('accepts %j', (text) => {
    expect(find(`<p>${text}</p>`)).toEqual([]);
  });

  it('names each character once, and the first ten', () => {
    expect(find('<p>The 助成 of 助 \uE4D2.</p>')).toEqual([
      'warning: The PDF shows □ instead of: 助 成 U+E4D2',
    ]);
    expect(find('<p>あいうえおかきくけこさし</p>')).toEqual([
      'warning: The PDF shows □ instead of: あ い う え お か き く け こ and 2 more',
    ]);
  });
});
