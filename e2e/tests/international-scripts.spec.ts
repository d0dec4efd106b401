import { expect, test } from '@playwright/test';
import { uploadDocument, createApplication, callApi } from '../support/api-calls.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';

test('aligns Arabic lists and quotes right, and English lists and quotes left', async ({
  page,
}) => {
  await signInWithOrganization(page);
  const content = ['مرحبا بكم في المدينة', 'Bread and milk']
    .map((text) => `<ul><li>${text}</li></ul><blockquote>${text}</blockquote><p>${text}</p>`)
    .join('');
  const { id } = await createApplication(page, { content });
  await page.goto(`/application-creator/${id}`);
  const sheet = page.getByRole('textbox', { name: 'Application text' });
  await expect(sheet).toContainText('Bread');
  const sides = await sheet.locator('ul, blockquote').evaluateAll((blocks) =>
    blocks.map((block) => {
      const range = block.querySelector('[data-slate-string]')?.getBoundingClientRect();
      const { left, right } = block.getBoundingClientRect();
      const middle = (left + right) / 2;
      const { direction } = getComputedStyle(block);
      return `${direction}, words ${range && range.left > middle ? 'right' : 'left'}`;
    }),
  );
  const [arabic, english] = ['rtl, words right', 'ltr, words left'];
  expect(sides).toEqual([arabic, arabic, english, english]);
});

test('truncates a multi-line name on its last line, with room for the ellipsis', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn(page);
  const names = {
    short: 'Report',
    shortArabic: 'جمعية النهضة',
    chinese: '北京市朝阳区社区发展与青少年教育公益基金会'.repeat(6),
    arabic: 'مؤسسة الأمل للتنمية المجتمعية وتمكين المرأة والشباب '.repeat(3).trim(),
  };
  for (const name of Object.values(names)) {
    const { id } = await uploadDocument(page, 'paper.docx');
    await callApi(page, 'PUT', `/api/documents/${String(id)}`, { name });
  }
  await page.goto('/documents');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
  const measureName = (name: string) =>
    page.getByRole('heading', { name, exact: true, level: 2 }).evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      const [first] = range.getClientRects();
      const { left, right, height } = heading.getBoundingClientRect();
      return {
        left: Math.round(first?.left ?? 0),
        isAtTheRight: Math.abs(right - (first?.right ?? 0)) < 2,
        isWide: right - left > 400,
        lines: Number((height / parseFloat(getComputedStyle(heading).lineHeight)).toFixed(2)),
      };
    });
  const short = await measureName(names.short);
  expect(await measureName(names.shortArabic)).toMatchObject({
    left: short.left,
    isWide: false,
    lines: 1,
  });
  expect(await measureName(names.chinese)).toMatchObject({ left: short.left, lines: 2 });
  expect(await measureName(names.arabic)).toMatchObject({
    isAtTheRight: true,
    isWide: true,
    lines: 2,
  });
});
