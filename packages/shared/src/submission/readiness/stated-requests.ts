import { moneyIn, type Money } from './money.ts';
import type { Draft } from './readiness-input.ts';

export type StatedRequest = Money & {
  /** The sentence that states it. */
  sentence: string;
};

const before =
  /\b(?:we|organization|applicant|house|center|project|proposal|application)\b.{0,40}\b(?:requests?|seeks?|asks? for|appl(?:y|ies) for)(?: a| an| support| funding| total| grant| of| for| the| amount| your){0,6} $|\b(?:(?:are|is) (?:requesting|seeking|asking for|applying for))(?: a| an| support| funding| total| grant| of| for| the| amount){0,6} $|\b(?:(?:amount|total|funds|grant)(?: amount)? requested|(?:grant|our|total|funding) request|request(?:ed)? amount)(?: is| of|:){0,2} $/i;
const afterFromOthers = /^[^.;]{0,20}?\bfrom (?!this\b|you\b|your\b)/i;

/** What the text says that the applicant asks this funder for. */
export function statedRequests({ text, details, grantProgram }: Draft): StatedRequest[] {
  const own = [details?.funder, grantProgram].filter((name) => name);
  return text.split('\n').flatMap((line) =>
    moneyIn(line).flatMap(({ index, ...money }) => {
      const start = line.slice(Math.max(0, index - 160), index);
      if (!before.test(start)) return [];
      const end = line.slice(index + money.text.length, index + money.text.length + 120);
      const isOurs = own.some((name) => name && end.includes(name));
      if (afterFromOthers.test(end) && !isOurs) return [];
      return [{ ...money, sentence: sentenceAround(line, index) }];
    }),
  );
}

function sentenceAround(line: string, index: number): string {
  const from = line.slice(0, index).lastIndexOf('. ') + 1;
  const to = line.indexOf('. ', index);
  return line.slice(from, to < 0 ? undefined : to + 1).trim();
}
