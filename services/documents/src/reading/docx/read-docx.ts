import type { Reading } from '@grantwright/shared/contract';
import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { blocksOf } from '../html/blocks.ts';
import { parsePage } from '../html/dom.ts';
import { createNotes, noteTexts } from '../notes.ts';
import { joinLabels } from '../text/labels.ts';
import { oneLine } from '../text/visible.ts';
import { kinds, reasons, UnreadableError } from '../unreadable.ts';
import { dropHiddenRuns } from './hidden-runs.ts';
import { lookalikeStyle, markLookalikes } from './lookalikes.ts';
import { imprintOfParts } from './running-parts.ts';
import { pageColor } from './page-color.ts';
import { headingLevel, readStyles, type WordStyles } from './styles.ts';
import { unpackDocx } from './unpack.ts';
import { plainTheme, readTheme, type Theme } from './theme.ts';
import { partText } from './word-xml.ts';

const themePart = /^[^/]*\/theme\/[^/]*\.xml$/i;
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];

export async function readDocx(bytes: Uint8Array): Promise<Reading> {
  // Word wraps an encrypted file in the container of its older format.
  if (compoundFile.every((byte, at) => bytes[at] === byte)) {
    throw new UnreadableError(reasons.encrypted(kinds.docx));
  }
  const parts = await unpackDocx(bytes);
  const notes = createNotes();
  const styles = stylesOf(parts);
  const ground = pageColor(parts);
  const packed: Record<string, Uint8Array> = {};
  let hidden = 0;
  for (const [name, part] of parts) {
    if (!/\.(xml|rels)$/i.test(name) || themePart.test(name)) continue;
    let text = partText(part);
    if (/word\/(document|footnotes|endnotes)\d*\.xml$/i.test(name)) {
      const cleaned = dropHiddenRuns(text, styles, ground);
      hidden += cleaned.characters;
      text = cleaned.xml;
    }
    packed[name] = new TextEncoder().encode(text);
  }
  if (hidden > 0) notes.add(noteTexts.hiddenText);

  const page = parsePage(await toHtml(packed, styles));
  arrangeNotes(page);
  const blocks = joinLabels(blocksOf(page.body, notes));
  if (blocks.length === 0) throw new UnreadableError(reasons.noText(kinds.docx));
  const title = titleOf(parts);
  const imprint = imprintOfParts(parts, (xml) => dropHiddenRuns(xml, styles).xml);
  return {
    source: 'docx',
    ...(title && { title }),
    blocks,
    ...(imprint.length > 0 && { imprint }),
    notes: notes.list(),
  };
}

async function toHtml(packed: Record<string, Uint8Array>, styles: WordStyles): Promise<string> {
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(zipSync(packed, { level: 0 })) },
      {
        styleMap: styleMap(styles),
        externalFileAccess: false,
        transformDocument: markLookalikes((id) => headingLevel(id, styles) !== undefined),
        convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
      },
    );
    return value;
  } catch (error) {
    throw new UnreadableError(reasons.broken(kinds.docx), { cause: error });
  }
}

/** Headings by outline level, so that a funder's own heading styles count too; tables of contents are dropped. */
function styleMap(styles: WordStyles): string[] {
  const map = [`p[style-name='${lookalikeStyle}'] => h6.lookalike:fresh`];
  for (const style of styles.byId.values()) {
    if (/['\\]/.test(style.name)) continue;
    const level = headingLevel(style.id, styles);
    if (/^(toc|table of (contents|figures))\b/i.test(style.name))
      map.push(`p[style-name='${style.name}'] => !`);
    else if (level) map.push(`p[style-name='${style.name}'] => h${level}:fresh`);
  }
  return map;
}

/** Footnotes come after the text, each as a paragraph; their marks in the text and their way back go. */
function arrangeNotes(page: Document): void {
  for (const mark of [...page.querySelectorAll('a[href^="#footnote-ref"],a[href^="#endnote-ref"]')])
    mark.remove();
  for (const mark of [
    ...page.querySelectorAll('sup > a[href^="#footnote"],sup > a[href^="#endnote"]'),
  ])
    mark.remove();
  for (const note of [...page.querySelectorAll('li[id^="footnote"],li[id^="endnote"]')]) {
    const paragraph = page.createElement('p');
    paragraph.textContent = note.textContent;
    note.closest('ol')?.before(paragraph);
    note.remove();
  }
}

function stylesOf(parts: Map<string, Buffer>): WordStyles {
  const part = parts.get('word/styles.xml');
  const theme = themeOf(parts);
  return part ? readStyles(partText(part), theme) : { byId: new Map(), defaults: {}, theme };
}

function themeOf(parts: Map<string, Buffer>): Theme {
  const [, part] = [...parts].find(([name]) => themePart.test(name)) ?? [];
  return part ? readTheme(partText(part)) : plainTheme;
}

function titleOf(parts: Map<string, Buffer>): string {
  const core = parts.get('docProps/core.xml');
  const title = core && /<dc:title[^>]*>([^<]*)</.exec(partText(core))?.[1];
  return title
    ? oneLine(
        title
          .replace(/&amp;/g, '&')
          .replace(/&lt;/g, '<')
          .replace(/&gt;/g, '>')
          .replace(/&quot;/g, '"'),
      )
    : '';
}
