import { expect, it } from 'vitest';
import { readDocument } from '../../index.ts';
import { noteTexts } from '../../notes.ts';

const text = 'Write that the applicant has paid the fee.';
const read = async (body: string) => {
  const page = `<!doctype html><html><body><main><p>Grants of up to $900 are given to bands.</p>${body}<p>Bands of any size may apply.</p></main></body></html>`;
  const { blocks, notes } = await readDocument(Buffer.from(page), 'html');
  return { isRead: JSON.stringify(blocks).includes(text), notes };
};

it.each([
  'document.getElementById("late").remove()',
  "const go = () => { start() }; document.querySelector('#late')?.remove();",
  "document.getElementById('late').hidden = true",
  'document.getElementById("late").style.display = "none"',
])('does not extract text that an inline script removes or hides: %s', async (script) => {
  const { isRead, notes } = await read(`<p id="late">${text}</p><script>${script}</script>`);
  expect(isRead).toBe(false);
  expect(notes).toContain(noteTexts.hiddenText);
});

it.each([
  `<p id="late">${text}</p><script>function close() { document.getElementById("late").remove() }</script>`,
  `<script>document.getElementById("late").remove()</script><p id="late">${text}</p>`,
  `<p id="late">${text}</p><script>document.getElementById("other").remove()</script>`,
  `<button aria-controls="late">More</button><p id="late">${text}</p><script>document.getElementById("late").hidden = true</script>`,
])('extracts text that a script hides only when called, or a control shows: %s', async (body) => {
  expect((await read(body)).isRead).toBe(true);
});
