import type { IStylesOptions } from 'docx';
import type { DocumentFormat } from '@grantwright/shared/contract';
import { usualFormat } from '@grantwright/shared/submission';
import { colors } from '../export/create-page-layout.ts';

export const styleIds = {
  title: 'Title',
  subtitle: 'Subtitle',
  byline: 'Byline',
  body: 'BodyText',
  quote: 'Quote',
  hyperlink: 'Hyperlink',
  needsInput: 'NeedsInput',
  table: 'TableGrid',
  tableWithHeader: 'TableGridHeader',
  tableText: 'TableText',
  header: 'Header',
  footer: 'Footer',
  heading: (level: 1 | 2 | 3) => `Heading${level}`,
  /** Word has five levels of these two styles; deeper items use the fifth level. */
  bullet: (depth: number) => `ListBullet${formatSuffix(depth)}`,
  number: (depth: number) => `ListNumber${formatSuffix(depth)}`,
};

const formatSuffix = (depth: number) => (depth === 0 ? '' : String(Math.min(depth + 1, 5)));
const depths = [0, 1, 2, 3, 4];

const createSpacing = (before: number, after: number) => ({ spacing: { before, after } });

/** Returns sizes in half-points and spacing in 240ths of a line, as required by the funder. */
function lookOf({
  font = usualFormat.font,
  fontSize,
  lineSpacing = usualFormat.lineSpacing,
}: DocumentFormat) {
  const body = Math.round((fontSize ?? usualFormat.fontSize) * 2);
  const line = Math.round(lineSpacing * 240);
  return {
    font,
    body,
    line,
    /** The line spacing of tables and titles. */
    tightLine: Math.min(252, line),
    /** Returns the default size, or the funder's if it is larger. */
    atLeast: (size: number) => (fontSize === undefined ? size : Math.max(size, body)),
  };
}
type Look = ReturnType<typeof lookOf>;

const createHeadingStyle = (
  { font, atLeast }: Look,
  size: number,
  before: number,
  after: number,
) => ({
  basedOn: 'Normal',
  next: styleIds.body,
  quickFormat: true,
  run: { font, size: atLeast(size), bold: true, color: colors.text },
  paragraph: { ...createSpacing(before, after), keepNext: true, keepLines: true },
});

const listStyle = (name: 'List Bullet' | 'List Number', id: string, depth: number) => ({
  id,
  name: depth === 0 ? name : `${name} ${depth + 1}`,
  basedOn: styleIds.body,
  quickFormat: depth === 0,
  paragraph: { ...createSpacing(0, 80), contextualSpacing: false },
});

const createParagraphStyles = (
  { atLeast, tightLine }: Look,
  hasHeader: boolean,
): IStylesOptions['paragraphStyles'] => [
  {
    id: styleIds.body,
    name: 'Body Text',
    basedOn: 'Normal',
    quickFormat: true,
    paragraph: createSpacing(0, 160),
  },
  {
    id: styleIds.subtitle,
    name: 'Subtitle',
    basedOn: 'Normal',
    next: styleIds.body,
    quickFormat: true,
    run: { size: atLeast(27), color: colors.muted },
    paragraph: { ...createSpacing(0, 160), keepNext: true },
  },
  {
    id: styleIds.byline,
    name: 'Byline',
    basedOn: 'Normal',
    next: styleIds.body,
    run: { size: atLeast(21), color: colors.muted },
    paragraph: createSpacing(0, 20),
  },
  {
    id: styleIds.quote,
    name: 'Quote',
    basedOn: styleIds.body,
    quickFormat: true,
    run: { italics: true, color: colors.muted },
    paragraph: { ...createSpacing(60, 160), indent: { left: 480, right: 480 } },
  },
  {
    id: styleIds.tableText,
    name: 'Table Text',
    basedOn: 'Normal',
    run: { size: atLeast(20) },
    paragraph: { spacing: { before: 40, after: 40, line: tightLine, lineRule: 'auto' } },
  },
  ...(hasHeader ? [{ ...createPageLineStyle(atLeast), id: styleIds.header, name: 'header' }] : []),
  {
    ...createPageLineStyle(atLeast),
    id: styleIds.footer,
    name: 'footer',
  },
  ...depths.map((depth) => listStyle('List Bullet', styleIds.bullet(depth), depth)),
  ...depths.map((depth) => listStyle('List Number', styleIds.number(depth), depth)),
];

/** Creates the style of headers and footers. */
const createPageLineStyle = (atLeast: Look['atLeast']) => ({
  basedOn: 'Normal',
  run: { size: atLeast(18), color: colors.muted },
  paragraph: createSpacing(0, 0),
});

/** All formatting is defined by styles, so that each can be changed in one place in Word. */
export function createStyles(format: DocumentFormat = {}): IStylesOptions {
  const look = lookOf(format);
  const { font, body, line, tightLine, atLeast } = look;
  return {
    default: {
      document: {
        run: { font, size: body, color: colors.text, language: { value: 'en-US' } },
        paragraph: { spacing: { line, lineRule: 'auto' } },
      },
      title: {
        basedOn: 'Normal',
        next: styleIds.subtitle,
        quickFormat: true,
        run: { font, size: atLeast(44), bold: true, color: colors.text },
        paragraph: {
          spacing: { before: 0, after: 80, line: tightLine, lineRule: 'auto' },
          keepNext: true,
        },
      },
      heading1: createHeadingStyle(look, 30, 400, 120),
      heading2: createHeadingStyle(look, 25, 300, 100),
      heading3: createHeadingStyle(look, 22, 240, 80),
      hyperlink: { run: { color: '0B5394', underline: { type: 'single' } } },
    },
    paragraphStyles: createParagraphStyles(look, Boolean(format.header)),
    characterStyles: [
      {
        id: styleIds.needsInput,
        name: 'Needs Input',
        basedOn: 'DefaultParagraphFont',
        quickFormat: true,
        run: { bold: true, color: '7A4B00', shading: { fill: 'FFE9A8', type: 'clear' } },
      },
    ],
  };
}
