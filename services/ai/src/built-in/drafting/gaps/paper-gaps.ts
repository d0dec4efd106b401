import { listsWorks } from '../sections/paper-part.ts';
import type { SectionPlan } from '../sections/section-plan.ts';

type Kind = 'file' | 'form' | 'works';
type Paper = { at: number; name: string; kind: Kind };

/** A form of the funder's is filled in; any other paper is attached. */
const isForm = (name: string): boolean =>
  /^(?:I|we) (?:am|are|certify|confirm|declare|agree|understand|hereby|acknowledge|have read)\b/i.test(
    name,
  ) ||
  /\b(?:completed|signed)\b.*\bapplication\b|\b(?:uniform|standard|state|common) (?:\w+ ){0,3}application\b|\b(?:forms?(?! 990)|SF-?\w+|PHS|cover|study record|request|disclosure|certifications?|assurances|W-?9)\b/i.test(
    name,
  );

const bare = (name: string): string =>
  name.replace(/^(?:attachment|appendix|exhibit)\s+(?:[A-Z]|\d{1,2})\s*[:.–—-]\s*/i, '').trim();

const mostNamed = 5;
const named = (papers: Paper[]): string => {
  const names = papers.slice(0, mostNamed).map(({ name }) => `“${bare(name)}”`);
  const more = papers.length - names.length;
  const all = more > 0 ? [...names, `${more} more`] : names;
  return all.length === 1
    ? (all[0] ?? '')
    : `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`;
};

const kindOf = (name: string): Kind =>
  listsWorks(name) ? 'works' : isForm(name) ? 'form' : 'file';

const question = (papers: Paper[], kind: Kind): string =>
  kind === 'works'
    ? `Which works do you cite in ${named(papers)}?`
    : kind === 'form'
      ? `Who will fill in ${named(papers)}, and by when?`
      : papers.length === 1
        ? `Which file will you attach for ${named(papers)}?`
        : `Which files will you attach: ${named(papers)}?`;

/**
 * What to ask about papers to attach and forms to fill in, by the place of their section: one question
 * for all of a kind, in the first of them; the others only say what belongs there.
 */
export const paperGaps = (papers: readonly (SectionPlan | undefined)[]): Map<number, string> => {
  const all = papers.flatMap((plan, at): Paper[] =>
    plan?.asks[0] === 'attachment' ? [{ at, name: plan.name, kind: kindOf(plan.name) }] : [],
  );
  const gaps = new Map<number, string>();
  for (const kind of ['file', 'form', 'works'] as const) {
    const alike = all.filter((paper) => paper.kind === kind);
    for (const [order, { at, name }] of alike.entries())
      gaps.set(
        at,
        order === 0
          ? question(alike, kind)
          : `${bare(name)}, ${kind === 'file' ? 'to attach' : 'to fill in'}`,
      );
  }
  return gaps;
};
