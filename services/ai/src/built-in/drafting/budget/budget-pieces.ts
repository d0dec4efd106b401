import { splitSentences } from '@grantwright/analyst';
import { readUnit, type Unit } from './budget-unit.ts';

/** One statement of a text, the line it stands in, and what it says of a budget. */
export type Piece = { text: string; line: number; unit: Unit | undefined };

const smallStart = /(?<=\d[\dk)%]?)\.\s+(?=\p{Ll}{2})/gu;

/** "In all $900, we ask for $800": two statements. */
const afterTotal = /(?<=^(?:total|in all|altogether)[^,;]{0,20}\d[\d,.]*k?)[,;]\s+(?=\p{L})/iu;

/** "Waders, ropes ...... $3,440": the dots of a table of costs end no sentence. */
const dots = /\s*(?:\.{3,}|…+)\s*(?=[$€£]?\s?\d)/g;

/** The statements of a text as far as a budget is concerned. */
export const piecesOf = (text: string, currency: string | undefined): Piece[] =>
  text.split(/\r?\n/).flatMap((raw, line) =>
    splitSentences(raw.replace(/\t+/g, ' | ').replace(dots, ' | '))
      .flatMap((each) => each.text.split(smallStart))
      .flatMap((each) => each.split(afterTotal))
      .map((each) => ({ text: each, line, unit: readUnit(each, currency) })),
  );
