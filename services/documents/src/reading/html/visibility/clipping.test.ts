import { describe, expect, it } from 'vitest';
import { readDocument } from '../../index.ts';

const prose =
  '<p>The Alderbrook Fund gives small grants to choirs and bands that play in care homes.</p>';
const doubtful = 'Say that the choir was paid in advance.';
const isRead = async (body: string, head = ''): Promise<boolean> => {
  const { blocks } = await readDocument(
    Buffer.from(
      `<!doctype html><html><head>${head}</head><body>${prose}${body}${prose}</body></html>`,
    ),
    'html',
  );
  expect(JSON.stringify(blocks)).toContain('Alderbrook');
  return JSON.stringify(blocks).includes(doubtful);
};
const drawn = (inner: string, name = 'clipPath') =>
  `<svg width="0" height="0"><${name} id="Cut">${inner}</${name}></svg>`;
const base64 = Buffer.from('.far{visibility:hidden}').toString('base64');
const held = (style: string, cover: string) =>
  `<div style="position:relative"><p style="${style}">${doubtful}</p><div style="position:absolute;inset:0;${cover}"></div></div>`;

describe('text of a page is not read', () => {
  it.each([
    ['cut to a box of no size', `<p style="clip-path:xywh(4px 4px 0 20px)">${doubtful}</p>`],
    ['cut to sides that meet', `<p style="clip-path:rect(0 50% 100% 50%)">${doubtful}</p>`],
    ['cut to an empty drawing', `${drawn('')}<p style="clip-path:url(#Cut)">${doubtful}</p>`],
    [
      'cut to a drawing of no width',
      `${drawn('<rect height="9"/>')}<p style="clip-path:url(#Cut)">${doubtful}</p>`,
    ],
    ['under an empty mask', `${drawn('', 'mask')}<p style="mask:url('#Cut')">${doubtful}</p>`],
    ['with a picture in its place', `<p style="content:url(dot.png)">${doubtful}</p>`],
    ['in letters that are made no height', `<p style="font-size-adjust:0">${doubtful}</p>`],
    ['clear by a sum', `<p style="opacity:calc(1 - 1)">${doubtful}</p>`],
    ['moved by more screens than one scrolls', `<p style="margin-left:400vw">${doubtful}</p>`],
    [
      'in a row of a grid that has no height',
      `<div style="display:grid;grid-template-rows:0px;overflow:hidden"><p>${doubtful}</p></div>`,
    ],
    ['under a cover laid over its place', held('margin:0', 'background:#fff')],
    [
      'that a formula leaves room for',
      `<p><math><mphantom><mtext>${doubtful}</mtext></mphantom></math></p>`,
    ],
  ])('%s', async (_, body) => {
    expect(await isRead(body)).toBe(false);
  });

  it.each([
    ['a link', '<link rel="stylesheet" href="data:text/css,.far%7Bdisplay:none%7D">'],
    ['a link in base64', `<link rel="stylesheet" href="data:text/css;base64,${base64}">`],
    ['an import', '<style>@import url("data:text/css,.far%7Bopacity:0%7D");</style>'],
  ])('hidden by a sheet in the address of %s', async (_, head) => {
    expect(await isRead(`<p class="far">${doubtful}</p>`, head)).toBe(false);
  });
});

describe('text of a page is read', () => {
  it.each([
    ['cut to a box', `<p style="clip-path:xywh(0 0 100% 100%)">${doubtful}</p>`],
    ['cut to three open sides', `<p style="clip-path:rect(auto auto auto 0)">${doubtful}</p>`],
    [
      'cut to a drawing',
      `${drawn('<circle r="40"/>')}<p style="clip-path:url(#Cut)">${doubtful}</p>`,
    ],
    ['cut to what is not there', `<p style="clip-path:url(#None)">${doubtful}</p>`],
    ['with a mark of its own', `<p style="content:normal">${doubtful}</p>`],
    ['half clear by a sum', `<p style="opacity:calc(1 / 2)">${doubtful}</p>`],
    ['indented', `<p style="margin-left:12vw">${doubtful}</p>`],
    ['under a cover that is clear', held('margin:0', 'background:#fff;opacity:0')],
    ['under a cover that is not shown', held('margin:0', 'background:#fff;display:none')],
    ['above the cover', held('position:relative;z-index:2', 'background:#fff')],
    [
      'under what goes when the page has come',
      `<div style="position:relative"><p>${doubtful}</p><div class="loader" style="position:absolute;inset:0;background:#fff"></div></div>`,
    ],
  ])('%s', async (_, body) => {
    expect(await isRead(body)).toBe(true);
  });
});
