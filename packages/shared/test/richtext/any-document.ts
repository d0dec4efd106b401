import fc from 'fast-check';
import type {
  Inline,
  List,
  ListItem,
  Paragraph,
  RichBlock,
  RichDocument,
  RichText,
} from '../../src/richtext/model.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '',
    ' ',
    '\n',
    ' \n ',
    '\u00A0',
    '<b>',
    '&amp;',
    '&lt;p&gt;',
    '"\'',
    '\u0000',
    '\uFFFE',
    '\uD800',
    'a  b',
    'a\tb',
    '\t',
    ' \t\t ',
    '1. ',
    '• ',
    ']]>',
    '<!--',
  ),
);

const richText: fc.Arbitrary<RichText> = fc.record(
  {
    text,
    bold: fc.constant(true as const),
    italic: fc.constant(true as const),
    underline: fc.constant(true as const),
  },
  { requiredKeys: ['text'] },
);

const url = fc.oneof(
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.constantFrom(
    'mailto:a@b.org',
    'javascript:alert(1)',
    '/relative',
    'https://a.org/?q="<>&x=1',
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }).map((tail) => `https://example.org/${tail}`),
);

const inline: fc.Arbitrary<Inline> = fc.oneof(
  { weight: 4, arbitrary: richText },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('link' as const),
      url,
      children: fc.array(richText, { maxLength: 3 }),
    }),
  },
);

const inlines = fc.array(inline, { maxLength: 4 });
const paragraph: fc.Arbitrary<Paragraph> = fc.record({
  type: fc.constant('paragraph' as const),
  children: inlines,
});

const { list } = fc.letrec<{ list: List; item: ListItem }>((tie) => ({
  list: fc.record({
    type: fc.constantFrom('bulleted-list' as const, 'numbered-list' as const),
    children: fc.array(tie('item'), { maxLength: 3 }),
  }),
  item: fc.record({
    type: fc.constant('list-item' as const),
    children: fc
      .tuple(
        paragraph,
        fc.oneof({ maxDepth: 4 }, fc.constant<List[]>([]), fc.array(tie('list'), { maxLength: 2 })),
      )
      .map(([paragraph, nested]): ListItem['children'] => [paragraph, ...nested]),
  }),
}));

const table = fc.record({
  type: fc.constant('table' as const),
  children: fc.array(
    fc.record({
      type: fc.constant('table-row' as const),
      children: fc.array(
        fc.record(
          {
            type: fc.constant('table-cell' as const),
            header: fc.constant(true as const),
            children: fc.array(fc.oneof(paragraph, list), { maxLength: 3 }),
          },
          { requiredKeys: ['type', 'children'] },
        ),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 3 },
  ),
});

const block: fc.Arbitrary<RichBlock> = fc.oneof(
  paragraph,
  fc.record({
    type: fc.constant('heading' as const),
    level: fc.constantFrom(1 as const, 2 as const, 3 as const),
    children: inlines,
  }),
  list,
  table,
  fc.record({
    type: fc.constant('block-quote' as const),
    children: fc.array(paragraph, { maxLength: 3 }),
  }),
);

/** Any document allowed by the types, normalized or not. */
export const anyDocument: fc.Arbitrary<RichDocument> = fc.array(block, { maxLength: 5 });

const tag = fc.constantFrom(
  ...`p div span b strong i em u a h1 h2 h4 ul ol li table tbody tr td th blockquote br hr pre svg
  math style script template select textarea title noscript iframe font o:p form`.split(/\s+/),
);
const attribute = fc.constantFrom(
  '',
  ' style="font-weight:700"',
  ' style="font-weight:normal;font-style:italic"',
  ' href="https://example.org/a"',
  ' href="javascript:alert(1)"',
  ' style="mso-list:l0 level2 lfo1"',
  ' style="mso-list:Ignore"',
  ' colspan="3"',
  ' rowspan="2"',
  ' data-listid="1" aria-level="2"',
  ' onclick="alert(1)"',
);

/** Random pieces of HTML: wrongly nested, unclosed, truncated. */
export const anyHtml: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.tuple(tag, attribute).map(([name, more]) => `<${name}${more}>`),
      tag.map((name) => `</${name}>`),
      text,
      fc.constantFrom('one', ' two ', '&nbsp;', '&#0;', '<![CDATA[x]]>', '<!--c', '-->', '<', '&'),
    ),
    { maxLength: 25 },
  )
  .map((pieces) => pieces.join(''));
