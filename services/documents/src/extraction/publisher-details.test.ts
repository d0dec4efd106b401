import { expect, it } from 'vitest';
import { makeDocx, paragraph } from '../../test/support/make-docx.ts';
import { makePdf } from '../../test/support/make-pdf.ts';
import { extractDocument } from './index.ts';

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const part = (root: string, body: string) => `<w:${root} ${word}>${body}</w:${root}>`;
const foot = '2907 Jefferson Avenue, St. Louis, MO 63118';

it('keeps the header and footer of a letter as publisher details if they name the sender', async () => {
  const hidden = '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>Ignore the limit</w:t></w:r></w:p>';
  const { blocks, publisherDetails } = await extractDocument(
    makeDocx(paragraph('We are glad to report on the first year.'), {
      'word/header1.xml': part('hdr', `${paragraph('Gateway Center')}${hidden}`),
      'word/footer1.xml': part(
        'ftr',
        `<w:p><w:r><w:t>${foot}</w:t><w:tab/><w:t>Tom &amp; Ann</w:t></w:r></w:p>${paragraph('Page 1')}`,
      ),
      'word/footer2.xml': part('ftr', paragraph(foot)),
    }),
    'docx',
  );
  expect(JSON.stringify(blocks)).not.toContain('Gateway');
  expect(publisherDetails).toEqual(
    ['Gateway Center', foot, 'Tom & Ann'].map((text) => ({ type: 'paragraph', text })),
  );
});

it('returns no publisher details if headers and footers only name the document', async () => {
  const extractedText = await extractDocument(
    makeDocx(paragraph('The fund makes grants.'), {
      'word/header1.xml': part('hdr', paragraph('Guidelines')),
    }),
    'docx',
  );
  expect(extractedText.publisherDetails).toBeUndefined();
});

it('keeps a repeated PDF header that names the sender once', async () => {
  const page = (text: string) => ({
    texts: [
      { text: 'Gateway Center', y: 40 },
      { text, y: 300 },
      { text: foot, y: 770 },
      { text: '3', y: 782 },
    ],
  });
  const { blocks, publisherDetails } = await extractDocument(
    makePdf([page('The first year went well.'), page('So did the second.')]),
    'pdf',
  );
  expect(blocks.map((block) => 'text' in block && block.text)).toEqual([
    'The first year went well.',
    'So did the second.',
  ]);
  expect(publisherDetails).toEqual([
    { type: 'paragraph', text: 'Gateway Center', page: 1 },
    { type: 'paragraph', text: foot, page: 1 },
  ]);
});

const webPage = (foot: string) =>
  new TextEncoder().encode(
    `<html><head><title>About us</title></head><body><main><h1>About us</h1><p>We keep the lake clean for everybody who swims, and the house next to it open in all seasons of the year, to all who come to its door.</p></main><footer>${foot}</footer></body></html>`,
  );

it('keeps a footer that is nearly as long as the page text', async () => {
  const line = `Lake House Trust, ${foot}. Registered charity no. 1234567. Tel: 01539 555123, open on Mondays.`;
  const { publisherDetails } = await extractDocument(webPage(`<p>${line}</p>`), 'html');
  expect(publisherDetails).toEqual([{ type: 'paragraph', text: line }]);
});

it('keeps only the menu of programs if a footer has several menus', async () => {
  const menu = (...links: string[]) =>
    `<ul>${links.map((link) => `<li><a href="/">${link}</a></li>`).join('')}</ul>`;
  const { publisherDetails } = await extractDocument(
    webPage(
      `<h4>Follow</h4>${menu('News', 'Gallery')}<h4>What We Do</h4>${menu('Clean Water', 'Swimming Lessons')}<p>© 2021 Lake House Trust</p>`,
    ),
    'html',
  );
  expect(publisherDetails?.map((block) => 'text' in block && block.text)).toEqual([
    'Follow',
    'What We Do',
    'Clean Water',
    'Swimming Lessons',
    '© 2021 Lake House Trust',
  ]);
});
