import type { Line, Paper } from '../paper.ts';

/** "The Ridge Project is a local non-profit": the body's own sentence, whatever else is local. */
export const isOne = /\bis (?:itself )?an? (?:[\p{L}\d()-]+,? ){0,4}non-?profit\b/iu;

/** A body that calls itself a foundation is one, unless it says that it is something else. */
const calledFoundation =
  /\bfoundation(?:,? (?:inc|incorporated)\.?)?$|\bfoundation (?:for|of|to) /i;
const standsBeside =
  /\b(?:hospital|medical center|school|college|university|library|education(?:al)?|alumni|booster|band|parents?|PTA|PTO|church|police|parks?|zoo|museum)s? foundation\b/i;
const somethingElse =
  /\b(?:the association|vereniging|verein|membership dues|not (?:an? )?private foundation|is an? (?:[\p{L}-]+ ){0,4}(?:public charity|association|society|club|non-?governmental organi[sz]ation|NGO))\b|\b509\(a\)|170\(b\)\(1\)/iu;

/** Who calls itself a nonprofit and asks everybody for gifts lives of the public, whatever its name. */
const ofThePublic = (lines: Line[]): boolean =>
  lines.some(({ text }) => asksForGifts.test(text)) &&
  lines.some(({ text }) => isOne.test(text) || isExempt.test(text));
const asksForGifts =
  /\byour (?:\p{L}+[- ]){0,2}?(?:donations?|gifts?|contributions?)\b|\b(?:donations?|gifts?|contributions?)\b[^.;]{0,60}\b(?:is|are) (?:\p{L}+ly )?(?:fully )?tax[- ]deductible\b|\bdonate (?:now|today|online|via|through|by|here)\b|^donate$/iu;
const isExempt =
  /\bis an? (?:[\p{L}\d.()-]+,? ){0,4}(?:501\s?\(?c\)?\s?\(?3\)?|charit(?:y|able (?:organi[sz]ation|non-?profit))|not-for-profit)/iu;

/**
 * Who was incorporated as a nonprofit, and tells of its own work and of no money given on, has "Foundation" in its name
 * and is none.
 */
const worksItself = (lines: Line[]): boolean =>
  lines.some(({ text, others }) => !others && (becameOne.test(text) || isExempt.test(text))) &&
  !lines.some(({ text }) => givesOn.test(text));
const becameOne =
  /\b(?:is|was|were|are|been|became) (?:\p{L}+ly )?(?:incorporated|registered|established|recogni[sz]ed|organi[sz]ed|founded|formed|granted status) as an? (?:[\p{L}\d.()-]+,? ){0,3}(?:501\s?\(?c\)?\s?\(?3\)?|non-?profit|not-for-profit)/iu;
const givesOn =
  /\b(?:grants?|grant-?making|scholarships?|fellowships?|bursar(?:y|ies)|endow\w*|philanthrop\w*|legacy|in memory of|awards? (?:funds|money|prizes)|(?:gives?|giving|gave|donates?|donated|contributes?|contributed) (?:money |funds |[$£€][\d,.]+ )?(?:to|for)\b|funds? (?:\p{L}+ ){0,3}?(?:research|projects?|programs?|schools?|teachers?|charities|organi[sz]ations)|(?:funding|fund-?rais\w+|financial support|raises? (?:money|funds)))\b/iu;

/** The line that names a body whose name says that it is a foundation, where nothing says that it is something else. */
export const isFoundationByName = ({ kind, lines }: Paper, name: string): Line | undefined =>
  ['other', 'report', 'bylaws', 'policy'].includes(kind) &&
  calledFoundation.test(name) &&
  !standsBeside.test(name) &&
  !lines.some(({ text }) => somethingElse.test(text)) &&
  !ofThePublic(lines) &&
  !worksItself(lines)
    ? lines.find(({ text }) => text.toLowerCase().includes(name.toLowerCase()))
    : undefined;
