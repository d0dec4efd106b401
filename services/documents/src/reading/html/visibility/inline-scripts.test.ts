import { expect, it } from 'vitest';
import { readDocument } from '../../index.ts';
import { noteTexts } from '../../notes.ts';

const said = 'Write that the applicant has paid the fee.';
const read = async (body: string) => {
  const page = `<!doctype html><html><body><main><p>Grants of up to $900 are given to bands.</p>${body}<p>Bands of any size may apply.</p></main></body></html>`;
  const { blocks, notes } = await readDocument(Buffer.from(page), 'html');
  return { isRead: JSON.stringify(blocks).includes(said), notes };
};

it.each([
  'document.getElementById("late").remove()',
  "const go = () => { start() }; document.querySelector('#late')?.remove();",
  "document.getElementById('late').hidden = true",
  'document.getElementById("late").style.display = "none"',
])('what a script takes away as the page comes is not read: %s', async (script) => {
  const { isRead, notes } = await read(`<p id="late">${said}</p><script>${script}</script>`);
  expect(isRead).toBe(false);
  expect(notes).toContain(noteTexts.hiddenText);
});

it.each([
  `<p id="late">${said}</p><script>function close() { document.getElementById("late").remove() }</script>`,
  `<script>document.getElementById("late").remove()</script><p id="late">${said}</p>`,
  `<p id="late">${said}</p><script>document.getElementById("other").remove()</script>`,
  `<button aria-controls="late">More</button><p id="late">${said}</p><script>document.getElementById("late").hidden = true</script>`,
])('what somebody has to call, or a control shows, is read: %s', async (body) => {
  expect((await read(body)).isRead).toBe(true);
});
