import type { Block, Reading } from '@grantwright/shared/contract';
import {
  boundReading,
  type BoxOption,
  boxOptions,
  statedBlocks,
  withoutEmptyBoxes,
} from '@grantwright/analyst';
import type { SourceDocument } from '../../providers/provider.ts';
import { withoutItemLabels } from '../../text/item-labels.ts';
import { documentKind, type DocumentKind } from './document-kind.ts';
import { markSponsor, type Sponsorship, sponsorshipIn } from './fiscal-sponsor.ts';
import { markWriter, supportedIn, type Supported } from './letter-of-support.ts';
import { markOthers } from './mark-others.ts';

/** One line of a paper: a heading, a line of a paragraph, an item or a table's cell. */
export type Line = {
  text: string;
  page?: number;
  heading: boolean;
  /** How deep a heading stands, from 1. */
  level?: number;
  /** An item of a list. */
  item: boolean;
  /** Cells of one table row share it. */
  row?: number;
  /** Where in its row the cell stands. */
  column?: number;
  /** The block it stands in. */
  block: number;
  /** It stands where a letterhead does, or in the foot of a web page. */
  head: boolean;
  /** It stands in the foot of a web page. */
  foot: boolean;
  /** It speaks of an agent, an officer, an authority, a preparer: not of the organization. */
  others: boolean;
};

export type Paper = {
  name: string;
  title?: string;
  kind: DocumentKind;
  lines: Line[];
  /** The options of its check boxes, ticked and unticked. */
  options: BoxOption[];
  /** What a web page's frame says whose it is: site name, publisher, the logo's words. */
  siteNames: string[];
  sponsorship?: Sponsorship;
  /** Whom a letter of support speaks for. */
  supported?: Supported;
};

const letterhead = 6;
/** What a paper says of its organization stands within these; they bound the work on any other. */
const mostLines = 8_000;

const toLines = (blocks: Block[], imprint: boolean): Omit<Line, 'others'>[] => {
  let rows = 0;
  const lines = statedBlocks(withoutItemLabels(blocks)).flatMap((block, at) => {
    const place = {
      block: at,
      head: imprint,
      foot: imprint,
      item: block.type === 'item',
      ...(block.type === 'heading' ? { level: block.level } : {}),
      ...(block.page === undefined ? {} : { page: block.page }),
    };
    if (block.type === 'table')
      return block.rows.flatMap((cells) => {
        const row = rows++;
        return cells.flatMap((cell, column) =>
          cell
            .split('\n')
            .map((text) => ({ text: text.trim(), heading: false, row, column, ...place })),
        );
      });
    return (imprint ? withoutMaker(block.text) : block.text).split('\n').map((text) => ({
      text: text.trim(),
      heading: block.type === 'heading',
      ...(block.type === 'heading' ? { level: block.level } : {}),
      ...place,
    }));
  });
  const filled = lines
    .map((line) => ({ ...line, text: withoutEmptyBoxes(line.text) }))
    .filter(({ text }) => text !== '')
    .slice(0, mostLines);
  const prose = filled.findIndex(({ text }) => isProse(text));
  const end = Math.min(letterhead, prose < 0 ? letterhead : prose);
  return filled.map((line, at) => (at < end ? { ...line, head: true } : line));
};

/** "Willow Bend Adult Day Services, Inc." ends no sentence. */
const abbreviated = /\b(?:Inc|Corp|Co|Ltd|St|Ave|Rd|Blvd|[NSEW])\.$/;

const isProse = (text: string): boolean =>
  text.split(' ').length > 14 ||
  (text.split(' ').length > 5 && /[.!?]$/.test(text) && !abbreviated.test(text));

/** "12 Mill Street, Salem | Site by Elm Web": who made the site is told in a line of its own. */
const withoutMaker = (text: string): string =>
  text.replace(
    /\s*(?:[|•·–—-]|::)\s*(?=(?:web ?)?(?:site|design(?:ed)?|powered|developed|built|hosted|made|created)(?: (?:and|&) \p{L}+)? by\b)/giu,
    '\n',
  );

/** The lines of the text, then those of a web page's foot. */
const linesOf = ({ blocks, imprint }: Reading) => [
  ...toLines(blocks, false),
  ...toLines(imprint ?? [], true),
];

/** A document as lines with what is known of each; lines without text are left out. */
export const paperOf = ({ name, reading: whole }: SourceDocument): Paper => {
  const reading = boundReading(whole);
  const lines = linesOf(reading);
  const kind = documentKind(
    reading.title,
    lines.map(({ text }) => text),
  );
  const marked = markOthers(lines, kind);
  const sponsorship = ['other', 'report'].includes(kind) ? sponsorshipIn(marked) : undefined;
  const supported = kind === 'other' ? supportedIn(marked) : undefined;
  return {
    name,
    ...(reading.title ? { title: reading.title } : {}),
    kind,
    lines: markWriter(markSponsor(marked, sponsorship), supported),
    options: boxOptions(reading.blocks),
    siteNames: reading.origin?.names ?? [],
    ...(sponsorship ? { sponsorship } : {}),
    ...(supported ? { supported } : {}),
  };
};
